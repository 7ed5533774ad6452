internal import Shared

/// What was found in a command's options, as far as they were read.
struct OptionReading {
  struct Value {
    let index: Int
    var json: JSON
  }

  /// In the order in which they came.
  var values: [Value] = []
  private(set) var faults: [OptionFault] = []
  /// The options read that iOS writes into.
  private(set) var sharingState: [OptionPath] = []

  mutating func store(_ json: consuming JSON, _ option: OptionPath) {
    if values.capacity == 0 { values.reserveCapacity(64) }
    values.append(Value(index: option.index, json: json))
    if option.sharesState { sharingState.append(option) }
  }

  /// Notes what is wrong where this reads.
  mutating func fault(_ kind: OptionFault.Kind) { faults.append(OptionFault(path: "", kind: kind)) }

  mutating func add(_ others: [OptionFault]) { faults += others }

  /// Says of all faults but the first few under which key they are.
  mutating func putFaults(from first: Int, under key: UnsafeBufferPointer<UInt8>) {
    let key = String(decoding: key, as: UTF8.self)
    for place in first..<faults.count { faults[place] = faults[place].within(key) }
  }
}
