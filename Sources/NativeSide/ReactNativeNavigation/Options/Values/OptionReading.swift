internal import NavbridgeWire

/// The values and faults found in a command's options so far.
struct OptionReading {
  /// The values by their options.
  private(set) var values = OptionValues()
  private(set) var faults: [KnownOptionFault] = []
  /// The options that were read and into whose values iOS writes.
  private(set) var sharingState: [OptionPath] = []
  /// The buttons that were read, by their sides. The buttons of a side that was read twice are the last ones.
  private(set) var buttons: [(side: OptionPath, json: JSONValue)] = []
  /// The values in the order in which they were read.
  private var read: [OptionValues.Value] = []
  let known: KnownOptionFaults
  /// The button that is read; nil for the options themselves. Of a button only the faults are wanted, so no value is copied.
  private let button: Button?

  /// A button of a side: its number in the list, or nil if the side has one button instead of a list.
  struct Button {
    let side: OptionPath
    var place: Int?

    var path: String { place.map { "\(side.path).\($0)" } ?? side.path }
  }

  init(_ known: KnownOptionFaults, of button: Button? = nil) {
    self.known = known
    self.button = button
    if button == nil { read.reserveCapacity(Self.usualCount) }
  }

  /// The number of values in the options of most screens.
  private static let usualCount = 24
  private static let usualFaults = 12

  /// Stores the value at a place of a text unchanged.
  mutating func store(_ json: JSONValue, at place: Int, _ option: OptionPath) {
    if button == nil { store(json.document.json(at: place), option) }
  }

  mutating func store(_ json: consuming JSON, _ option: OptionPath) {
    guard button == nil else { return }
    read.append(OptionValues.Value(json, of: option))
    if option.sharesState, !sharingState.contains(option) { sharingState.append(option) }
  }

  mutating func storeButtons(_ json: JSONValue, _ side: OptionPath) {
    buttons.removeAll { $0.side == side }
    buttons.append((side, json))
  }

  /// Sorts the values, when all are read.
  mutating func end() {
    var all: [OptionValues.Value] = []
    swap(&all, &read)
    values = OptionValues(taking: all)
  }

  /// Adds the faults of a button.
  mutating func add(_ button: OptionReading) {
    if !button.faults.isEmpty { faults += button.faults }
  }

  /// Adds a fault of the whole value.
  mutating func fault(_ kind: OptionFault.Kind) { faults.append(known.fault(kind, at: button?.path ?? "")) }

  /// Adds a fault at a key of the options' tree.
  ///
  /// - Parameter path: makes the path of the key in the tree.
  mutating func fault(
    _ kind: OptionFault.Kind, at key: UnsafeBufferPointer<UInt8>, in group: Int, path: (_ key: String) -> String
  ) {
    if let button {
      let path = unsafe path(String(decoding: key, as: UTF8.self))
      return faults.append(known.fault(kind, at: "\(button.path).\(path)"))
    }
    // An app that writes one option for another version of the library writes several.
    if faults.isEmpty { faults.reserveCapacity(Self.usualFaults) }
    unsafe faults.append(known.fault(kind, at: key, in: group, path: path))
  }
}
