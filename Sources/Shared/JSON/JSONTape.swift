internal import Glibc

/// A parsed text in simdjson's form, whichever library has read it.
///
/// `words`: one for each value, with a tag in the top byte and its payload below; a container's payload is the place
/// behind its end (32 bits) and its count (24 bits, saturated), and a number's value is the word that follows.
/// `strings`: a 32-bit length, the bytes and a NUL, at the offset that is a string's payload.
struct JSONTape {
  /// The memory of both.
  enum Memory {
    /// A parser of simdjson's, which goes back to the pool.
    case pooled(OpaquePointer)
    /// A parser for one text.
    case single(OpaquePointer)
    /// Both were allocated for this tape.
    case own
  }

  let words: UnsafePointer<UInt64>
  let strings: UnsafePointer<UInt8>
  let memory: Memory

  func free() {
    switch memory {
    #if Simdjson
    case .pooled(let parser): JSONParserPool.shared.give(parser)
    case .single(let parser): SimdjsonReader.free(parser)
    #else
    case .pooled, .single: break
    #endif
    case .own:
      Glibc.free(UnsafeMutableRawPointer(mutating: words))
      Glibc.free(UnsafeMutableRawPointer(mutating: strings))
    }
  }

  /// How deep containers are nested, empty ones counted.
  var depth: Int {
    var depth = 0
    var deepest = 0
    var at = 1
    let end = Int(words[0] & 0xFF_FFFF_FFFF_FFFF)
    while at < end {
      switch UInt8(truncatingIfNeeded: words[at] >> 56) {
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
