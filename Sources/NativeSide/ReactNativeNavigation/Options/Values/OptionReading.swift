internal import NavbridgeWire

/// The values and faults found in a command's options so far.
struct OptionReading {
  struct Value {
    let index: Int
    var json: JSON
  }

  /// The values in the order in which they were read.
  var values: [Value] = []
  private(set) var faults: [OptionFault] = []
  /// The options that were read and into whose values iOS writes.
  private(set) var sharingState: [OptionPath] = []

  mutating func store(_ json: consuming JSON, _ option: OptionPath) {
    if values.capacity == 0 { values.reserveCapacity(64) }
    values.append(Value(index: option.index, json: json))
    if option.sharesState { sharingState.append(option) }
  }

  /// Adds a fault at the current level.
  mutating func fault(_ kind: OptionFault.Kind) { faults.append(OptionFault(path: "", kind: kind)) }

  mutating func add(_ others: [OptionFault]) { faults += others }

  /// Prefixes the paths of all faults from index `first` on with a key.
  mutating func putFaults(from first: Int, under key: UnsafeBufferPointer<UInt8>) {
    let key = String(decoding: key, as: UTF8.self)
    for place in first..<faults.count { faults[place] = faults[place].within(key) }
  }
}
