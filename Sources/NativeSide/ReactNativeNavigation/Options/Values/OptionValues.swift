internal import NavbridgeWire

/// Values by option. Options that are not set take no space.
struct OptionValues: Sendable {
  private(set) var mask = OptionMask()
  /// The values in the order of their options' indices.
  private var values: [Value] = []
  /// The places of the values by their options' indices, for values that are read again and again; else empty.
  private var places: [UInt8] = []
  private static let nowhere = UInt8.max
  /// The bytes of that table.
  var sizeOfTable: Int { places.count }

  struct Value: Sendable, Equatable {
    var json: JSON
    fileprivate let index: UInt16

    init(_ json: consuming JSON, of option: OptionPath) {
      self.json = json
      index = UInt16(truncatingIfNeeded: option.index)
    }
  }

  init() {}

  /// Takes over the values that were read, and their memory if they use a quarter of it. If an option was read several times,
  /// the last value counts.
  init(taking read: consuming [Value]) {
    for place in read.indices { mask.insert(Int(read[place].index)) }
    let count = mask.count
    if count < read.count { read = Self.lastOfEach(read) }
    if !read.isEmpty { Self.sort(&read, by: mask.ranks) }
    values = read.capacity > 4 * count ? read.trimmed(to: count) : read
  }

  /// Moves each value to its place. None is compared with another.
  private static func sort(_ values: inout [Value], by ranks: OptionMask.Ranks) {
    unsafe values.withUnsafeMutableBufferPointer { values in
      for at in values.indices {
        while case let place = unsafe ranks[Int(values[at].index)], place != at { unsafe values.swapAt(at, place) }
      }
    }
  }

  private static func lastOfEach(_ read: [Value]) -> [Value] {
    var seen = OptionMask()
    var last: [Value] = []
    for value in read.reversed() where !seen.contains(Int(value.index)) {
      seen.insert(Int(value.index))
      last.append(value)
    }
    return last
  }

  var isEmpty: Bool { values.isEmpty }

  subscript(option: OptionPath) -> JSON? {
    get {
      guard places.isEmpty else {
        let place = places[option.index]
        return place == Self.nowhere ? Optional.none : values[Int(place)].json
      }
      let place = place(of: option)
      return place < values.count && values[place].index == option.index ? values[place].json : Optional.none
    }
    set {
      let place = place(of: option)
      switch (mask.contains(option.index), newValue) {
      case (true, let value?): values[place].json = value
      case (false, let value?):
        places = []
        values.insert(Value(value, of: option), at: place)
        mask.insert(option.index)
      case (true, nil):
        places = []
        values.remove(at: place)
        mask.remove(option.index)
      case (false, nil): break
      }
    }
  }

  /// Returns the number of values whose options have a lower index.
  private func place(of option: OptionPath) -> Int {
    var (first, count) = (0, values.count)
    while count > 0 {
      let half = count &>> 1
      if values[first &+ half].index < option.index {
        first &+= half &+ 1
        count &-= half &+ 1
      } else {
        count = half
      }
    }
    return first
  }

  /// Makes a table of the values' places, unless there are so few that they are found as fast without. It takes a byte for
  /// each option that is declared.
  mutating func prepareForReading() {
    guard values.count > 4, values.count < Self.nowhere else { return }
    places = Array(repeating: Self.nowhere, count: OptionPath.all.count)
    for place in values.indices { places[Int(values[place].index)] = UInt8(place) }
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
    for place in values.indices { body(Int(values[place].index), values[place].json) }
  }

  /// The values as a JSON tree.
  var tree: JSON { OptionShape.shared.tree(forEachIndexed) }
}

extension OptionValues: Equatable {
  static func == (first: OptionValues, second: OptionValues) -> Bool { first.values == second.values }
}
