internal import NavbridgeRuntime

/// The parts of a device, in the order in which they are called.
@MainQueue
struct HostPartList {
  private var parts: [any HostPart] = []
  /// The types of `parts`. There are few, so a search through them is faster than a table.
  private var types: [ObjectIdentifier] = []
  /// The parts that are called at the end of a turn, as bits by their places. Usually there are none, and then the end of
  /// a turn costs one test.
  private var atEndOfTurn: UInt64 = 0

  mutating func append(_ part: any HostPart) {
    parts.append(part)
    types.append(ObjectIdentifier(type(of: part)))
    precondition(parts.count <= UInt64.bitWidth, "A device has more parts than the bits of 'atEndOfTurn'.")
  }

  func find<Part: HostPart>(_ type: Part.Type) -> Part? {
    types.firstIndex(of: ObjectIdentifier(type)).map { unsafe unsafeDowncast(parts[$0], to: Part.self) }
  }

  /// The parts that exist now. A part may add others while it is called.
  var all: [any HostPart] { parts }

  mutating func call(_ part: any HostPart, atEndOfTurn isCalled: Bool) {
    guard let place = parts.firstIndex(where: { $0 === part }) else { return }
    let bit: UInt64 = 1 << UInt64(place)
    if isCalled { atEndOfTurn |= bit } else { atEndOfTurn &= ~bit }
  }

  var areCalledAtEndOfTurn: Bool { atEndOfTurn != 0 }

  /// The first part, from a place on, that is called at the end of a turn.
  func nextAtEndOfTurn(from place: Int) -> (place: Int, part: any HostPart)? {
    let left = atEndOfTurn >> UInt64(place)
    guard left != 0 else { return nil }
    let next = place + left.trailingZeroBitCount
    return (next, parts[next])
  }
}
