internal import NavbridgeWire

/// The values and faults found in a command's options so far.
struct OptionReading {
  struct Value {
    let index: Int
    var json: JSON
  }

  /// The values by their options.
  private(set) var values = OptionValues()
  private(set) var faults: [OptionFault] = []
  /// The options that were read and into whose values iOS writes.
  private(set) var sharingState: [OptionPath] = []
  /// The buttons that were read, by their sides. The buttons of a side that was read twice are the last ones.
  private(set) var buttons: [(side: OptionPath, json: JSONValue)] = []
  /// The values in the order in which they were read.
  private var read: [Value] = []
  private let keepsValues: Bool

  /// - Parameter keepsValues: False if only the faults are wanted. No value is then copied.
  init(keepsValues: Bool = true) {
    self.keepsValues = keepsValues
    if keepsValues { read.reserveCapacity(Self.usualCount) }
  }

  /// The number of values in the options of most screens.
  private static let usualCount = 24

  /// Stores the value at a place of a text unchanged.
  mutating func store(_ json: JSONValue, at place: Int, _ option: OptionPath) {
    if keepsValues { store(json.document.json(at: place), option) }
  }

  mutating func store(_ json: consuming JSON, _ option: OptionPath) {
    guard keepsValues else { return }
    read.append(Value(index: option.index, json: json))
    if option.sharesState, !sharingState.contains(option) { sharingState.append(option) }
  }

  mutating func storeButtons(_ json: JSONValue, _ side: OptionPath) {
    buttons.removeAll { $0.side == side }
    buttons.append((side, json))
  }

  /// Sorts the values, when all are read.
  mutating func end() {
    values = OptionValues(taking: &read)
    read = []
  }

  /// Adds a fault at the current level.
  mutating func fault(_ kind: OptionFault.Kind) { faults.append(OptionFault(path: "", kind: kind)) }

  mutating func add(_ others: [OptionFault]) { faults += others }

  /// Prefixes the paths of all faults from index `first` on with a key.
  mutating func putFaults(from first: Int, under key: UnsafeBufferPointer<UInt8>) {
    let key = unsafe String(decoding: key, as: UTF8.self)
    for place in first..<faults.count { faults[place] = faults[place].within(key) }
  }
}
