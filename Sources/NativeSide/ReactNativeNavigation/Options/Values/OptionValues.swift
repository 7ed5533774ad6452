internal import NavbridgeWire

/// Values by option. Options that are not set take no space, and reading one of them costs one bit test.
struct OptionValues: Sendable, Equatable {
  private(set) var mask = OptionMask()
  /// The values in the order of the options' indices.
  private var values: [JSON] = []

  init() {}

  /// Takes over the values that were read. If an option was read several times, the last value counts.
  init(taking read: inout [OptionReading.Value]) {
    // All threads share the storage of an empty array, and the initialisation below would write its count there.
    guard !read.isEmpty else { return }
    for place in read.indices { mask.insert(read[place].index) }
    if mask.count < read.count { Self.leaveLastOfEach(&read) }
    let ranks = mask.ranks
    values = unsafe Array(unsafeUninitializedCapacity: mask.count) { room, initialized in
      unsafe read.withUnsafeMutableBufferPointer { read in
        for at in read.indices {
          // The value is moved, because a copy would cost a reference count.
          var value = JSON.null
          unsafe swap(&value, &read[at].json)
          unsafe room.initializeElement(at: ranks[read[at].index], to: value)
        }
      }
      initialized = room.count
    }
  }

  private static func leaveLastOfEach(_ read: inout [OptionReading.Value]) {
    var seen = OptionMask()
    var last: [OptionReading.Value] = []
    for value in read.reversed() where !seen.contains(value.index) {
      seen.insert(value.index)
      last.append(value)
    }
    read = last
  }

  var isEmpty: Bool { values.isEmpty }

  subscript(option: OptionPath) -> JSON? {
    get {
      guard mask.contains(option.index) else { return Optional.none }
      return values[mask.rank(of: option.index)]
    }
    set {
      let place = mask.rank(of: option.index)
      switch (mask.contains(option.index), newValue) {
      case (true, let value?): values[place] = value
      case (false, let value?):
        values.insert(value, at: place)
        mask.insert(option.index)
      case (true, nil):
        values.remove(at: place)
        mask.remove(option.index)
      case (false, nil): break
      }
    }
  }

  mutating func remove(_ options: OptionMask) {
    guard mask.intersects(options) else { return }
    options.forEach { self[OptionPath.all[$0]] = nil }
  }

  /// Merges other values over these.
  mutating func merge(_ other: OptionValues) {
    if isEmpty {
      self = other
      return
    }
    other.forEach { self[$0] = $1 }
  }

  /// Calls `body` with each value, in the order in which the options are declared.
  func forEach(_ body: (OptionPath, JSON) -> Void) { forEachIndexed { body(OptionPath.all[$0], $1) } }

  private func forEachIndexed(_ body: (Int, JSON) -> Void) {
    var place = 0
    mask.forEach { index in
      body(index, values[place])
      place += 1
    }
  }

  /// The values as a JSON tree.
  var tree: JSON { OptionShape.shared.tree(forEachIndexed) }
}
