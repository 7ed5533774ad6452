internal import NavbridgeKernel
internal import NavbridgeWire

/// The options as a tree of keys, used to read a command's options in place.
final class OptionTree: Sendable {
  static let shared = OptionTree(OptionPath.all, ignored: OptionGroups.notOnIOS)
  /// The tree of a top bar's button.
  static let button = OptionTree(
    OptionGroups.shared.ofButtons, dropping: ButtonOptionPaths.prefix.split(separator: ".").count,
    ignored: ["fontStyle"])

  /// The meaning of a key.
  private enum Node: Sendable {
    /// An option, with its position in `options`.
    case option(Int)
    /// A group, with the number under which its keys are found.
    case group(Int)
    /// An option, or a group of options, of another system.
    case notOnIOS
  }

  private let options: [OptionPath]
  /// For each option the kinds of which every value has the expected type and is stored unchanged.
  private let accepted: [KindSet]
  /// The keys of each group, by the group's number. The root's number is 0.
  private let keys: NameTable
  /// The meanings of the keys, in the order of `keys`.
  private let nodes: [Node]

  /// - Parameter dropping: The number of keys at the start of each path that lie above this tree.
  private init(_ options: [OptionPath], dropping count: Int = 0, ignored: [String]) {
    self.options = options
    accepted = options.map(\.type.accepted)
    let leaves = options.enumerated().map { (keys: $1.keys.dropFirst(count), node: Node.option($0)) }
    let others = ignored.map { (keys: $0.split(separator: ".").map(String.init)[...], node: Node.notOnIOS) }
    var groups: [ArraySlice<String>: Int] = [[]: 0]
    var found: [(scope: Int, name: String)] = []
    var meanings: [Node] = []
    for (keys, node) in leaves + others {
      for depth in keys.indices where groups[keys[..<depth]] == nil {
        let group = groups.count
        found.append((groups[keys[..<depth].dropLast()]!, keys[depth - 1]))
        meanings.append(.group(group))
        groups[keys[..<depth]] = group
      }
      found.append((groups[keys.dropLast()]!, keys.last!))
      meanings.append(node)
    }
    keys = NameTable(scoped: found)
    nodes = meanings
  }

  /// Reads the values in place. Returns the valid values and the faults of the others.
  func read(_ json: JSONValue) -> OptionReading {
    var reading = OptionReading()
    read(json, 0, &reading)
    reading.end()
    return reading
  }

  /// Returns the faults without reading the values.
  private func faults(of json: JSONValue) -> [OptionFault] {
    var reading = OptionReading(keepsValues: false)
    read(json, 0, &reading)
    return reading.faults
  }

  private func read(_ json: JSONValue, _ group: Int, _ reading: inout OptionReading) {
    guard json.kind == .object else {
      if !json.isNull { reading.fault(.wrongType(expected: "an object", isKept: false)) }
      return
    }
    unsafe json.forEachRawMember { key, place in
      let known = reading.faults.count
      if let position = unsafe keys[key, in: group] {
        switch nodes[position] {
        case .option(let option):
          // The fast path: the kind of most values is sufficient to accept them.
          if accepted[option].contains(json.kind(at: place)) {
            reading.store(json, at: place, options[option])
          } else {
            read(json.at(place), as: options[option], &reading)
          }
        case .group(let group): read(json.at(place), group, &reading)
        case .notOnIOS: reading.fault(.notOnIOS)
        }
      } else if json.kind(at: place) != .null {
        reading.fault(.unknown)
      }
      // Paths grow from their ends, so they cost nothing when there is no fault.
      if reading.faults.count > known { unsafe reading.putFaults(from: known, under: key) }
    }
  }

  private func read(_ json: JSONValue, as option: OptionPath, _ reading: inout OptionReading) {
    if json.isNull { guard case .clearableText = option.type else { return } }
    let (stored, isExpected) = option.type.accept(json.json)
    if !isExpected { reading.fault(.wrongType(expected: option.type.expected, isKept: stored != nil)) }
    if let stored { reading.store(stored, option) }
    if case .buttons = option.type {
      if stored != nil { reading.storeButtons(json, option) }
      readButtons(json, &reading)
    }
  }

  /// Collects the faults of buttons. The buttons themselves are stored unchanged.
  private func readButtons(_ json: JSONValue, _ reading: inout OptionReading) {
    if json.kind == .object { return reading.add(Self.button.faults(of: json)) }
    for (place, item) in json.items.enumerated() {
      reading.add(Self.button.faults(of: item).map { $0.within("\(place)") })
    }
  }
}
