internal import Glibc
internal import OrderedCollections

extension JSONDocument {
  /// Returns a copy of the value at an index, which owns its content.
  package func json(at index: Int) -> JSON {
    let word = unsafe tape[index]
    switch UInt8(truncatingIfNeeded: word >> 56) {
    case UInt8(ascii: "\""): return unsafe .string(String(decoding: text(of: word), as: UTF8.self))
    case UInt8(ascii: "t"): return .bool(true)
    case UInt8(ascii: "f"): return .bool(false)
    case UInt8(ascii: "l"): return unsafe .int(Int64(bitPattern: tape[index + 1]))
    case UInt8(ascii: "u"): return unsafe .double(Double(tape[index + 1]))
    case UInt8(ascii: "d"): return unsafe .double(Double(bitPattern: tape[index + 1]))
    case UInt8(ascii: "["): return .array(items(at: index))
    case UInt8(ascii: "{"): return .object(members(at: index))
    default: return .null
    }
  }

  private func items(at index: Int) -> [JSON] {
    var items: [JSON] = []
    let end = contentEnd(at: index)
    items.reserveCapacity(counted(at: index))
    var at = index + 1
    while at < end {
      items.append(json(at: at))
      at = next(at)
    }
    return items
  }

  /// Of members with the same key the last value counts, in the place of the first.
  private func members(at index: Int) -> JSONObject {
    let end = contentEnd(at: index)
    let areUnique = areKeysUnique(from: index + 1, to: end, count: counted(at: index))
    var members = JSONObject()
    var (keys, values): (ContiguousArray<ExactText>, ContiguousArray<JSON>) = ([], [])
    keys.reserveCapacity(areUnique ? counted(at: index) : 0)
    values.reserveCapacity(areUnique ? counted(at: index) : 0)
    var at = index + 1
    while at < end {
      let key = unsafe ExactText(String(decoding: text(of: tape[at]), as: UTF8.self))
      if areUnique {
        keys.append(key)
        values.append(json(at: at + 1))
      } else {
        members[key] = json(at: at + 1)
      }
      at = next(at + 1)
    }
    return areUnique ? JSONObject(uncheckedUniqueKeys: keys, values: values) : members
  }

  /// Returns true if an object's keys are known to differ. They are compared only if there are few.
  private func areKeysUnique(from start: Int, to end: Int, count: Int) -> Bool {
    guard count <= 16 else { return false }
    var at = start
    while at < end {
      let key = unsafe text(of: tape[at])
      var before = start
      while before < at {
        let other = unsafe text(of: tape[before])
        if key.count == other.count, unsafe memcmp(key.baseAddress!, other.baseAddress!, key.count) == 0 {
          return false
        }
        before = next(before + 1)
      }
      at = next(at + 1)
    }
    return true
  }

  /// The number of items or members, or the largest number that the tape can state.
  private func counted(at index: Int) -> Int { unsafe Int((tape[index] >> 32) & 0xFF_FFFF) }

  private func contentEnd(at index: Int) -> Int { unsafe Int(tape[index] & 0xFFFF_FFFF) - 1 }

  /// The offset of the string of a word among the strings.
  @inline(__always)
  static func offset(of word: UInt64) -> Int { Int(word & 0xFF_FFFF_FFFF_FFFF) }

  /// The bytes of the string of a word.
  @inline(__always)
  func text(of word: UInt64) -> UnsafeBufferPointer<UInt8> {
    let start = unsafe strings + Self.offset(of: word)
    let length = unsafe UnsafeRawPointer(start).loadUnaligned(as: UInt32.self)
    return unsafe UnsafeBufferPointer(start: start + 4, count: Int(length))
  }
}
