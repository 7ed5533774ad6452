internal import Glibc

/// A parsed text in simdjson's format, from either library.
///
/// `words` has one word for each value, with a tag in the top byte and its payload below. A container's payload is the
/// index after its end (32 bits) and its count (24 bits, saturated). A number's value is the word that follows.
/// `strings` has, at the offset in a string's payload, a 32-bit length, the bytes and a NUL.
///
/// `@unsafe`: its memory is freed by hand, by `free`.
@unsafe
struct JSONTape {
  /// The owner of the memory of `words` and `strings`.
  enum Memory {
    #if Simdjson
    /// A document of simdjson, which returns to the pool.
    case pooled(SimdjsonPool.Document)
    #endif
    /// Both were allocated for this tape.
    case own
  }

  let words: UnsafePointer<UInt64>
  let strings: UnsafePointer<UInt8>
  let memory: Memory

  func free() {
    switch unsafe memory {
    #if Simdjson
    case .pooled(let document): SimdjsonPool.shared.give(document)
    #endif
    case .own:
      unsafe Glibc.free(UnsafeMutableRawPointer(mutating: words))
      unsafe Glibc.free(UnsafeMutableRawPointer(mutating: strings))
    }
  }

  /// The nesting depth of the containers, including empty ones.
  var depth: Int {
    var depth = 0
    var deepest = 0
    var at = 1
    let end = unsafe Int(words[0] & 0xFF_FFFF_FFFF_FFFF)
    while at < end {
      switch unsafe UInt8(truncatingIfNeeded: words[at] >> 56) {
      case UInt8(ascii: "["), UInt8(ascii: "{"):
        depth += 1
        deepest = max(deepest, depth)
      case UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
      case UInt8(ascii: "l"), UInt8(ascii: "u"), UInt8(ascii: "d"): at += 1
      default: break
      }
      at += 1
    }
    return deepest
  }
}
