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
  /// The path of each group, with a dot at its end, by the group's number.
  private let groupPaths: [String]

  /// - Parameter dropping: The number of keys at the start of each path that lie above this tree.
  private init(_ options: [OptionPath], dropping count: Int = 0, ignored: [String]) {
    self.options = options
    accepted = options.map(\.type.accepted)
    let leaves = options.enumerated().map { (keys: $1.keys.dropFirst(count), node: Node.option($0)) }
    let others = ignored.map { (keys: $0.split(separator: ".").map(String.init)[...], node: Node.notOnIOS) }
    var groups: [ArraySlice<String>: Int] = [[]: 0]
    var found: [(scope: Int, name: String)] = []
    var meanings: [Node] = []
    var paths = [""]
    for (keys, node) in leaves + others {
      for depth in keys.indices where groups[keys[..<depth]] == nil {
        let group = groups.count
        found.append((groups[keys[..<depth].dropLast()]!, keys[depth - 1]))
        meanings.append(.group(group))
        groups[keys[..<depth]] = group
        paths.append(keys[..<depth].joined(separator: ".") + ".")
      }
      found.append((groups[keys.dropLast()]!, keys.last!))
      meanings.append(node)
    }
    keys = NameTable(scoped: found)
    nodes = meanings
    groupPaths = paths
  }

  /// Reads the values in place. Returns the valid values and the faults of the others.
  func read(_ json: JSONValue, _ known: KnownOptionFaults = KnownOptionFaults()) -> OptionReading {
    var reading = OptionReading(known)
    read(json, &reading)
    reading.end()
    return reading
  }

  /// Returns the faults of a button.
  fileprivate func reading(
    of json: JSONValue, _ button: OptionReading.Button, _ known: KnownOptionFaults
  ) -> OptionReading {
    var reading = OptionReading(known, of: button)
    read(json, &reading)
    return reading
  }

  private func read(_ json: JSONValue, _ reading: inout OptionReading) {
    if json.kind == .object { read(json, 0, &reading) } else if !json.isNull { reading.fault(.noObject) }
  }

  private func read(_ json: JSONValue, _ group: Int, _ reading: inout OptionReading) {
    unsafe json.forEachRawMember { key, place in
      guard let position = unsafe keys[key, in: group] else {
        if json.kind(at: place) != .null { unsafe fault(.unknown, at: key, in: group, &reading) }
        return
      }
      switch nodes[position] {
      case .option(let option):
        // The fast path: the kind of most values is sufficient to accept them.
        if accepted[option].contains(json.kind(at: place)) {
          reading.store(json, at: place, options[option])
        } else {
          unsafe read(json.at(place), as: options[option], at: key, in: group, &reading)
        }
      case .group(let inner):
        switch json.kind(at: place) {
        case .object: read(json.at(place), inner, &reading)
        case .null: break
        default: unsafe fault(.noObject, at: key, in: group, &reading)
        }
      case .notOnIOS: unsafe fault(.notOnIOS, at: key, in: group, &reading)
      }
    }
  }

  private func fault(
    _ kind: OptionFault.Kind, at key: UnsafeBufferPointer<UInt8>, in group: Int, _ reading: inout OptionReading
  ) {
    unsafe reading.fault(kind, at: key, in: group) { groupPaths[group] + $0 }
  }

  private func read(
    _ json: JSONValue, as option: OptionPath, at key: UnsafeBufferPointer<UInt8>, in group: Int,
    _ reading: inout OptionReading
  ) {
    if json.isNull { guard case .clearableText = option.type else { return } }
    let (stored, isExpected) = option.type.accept(json.json)
    if !isExpected {
      let kind = OptionFault.Kind.wrongType(expected: option.type.expected, isKept: stored != nil)
      unsafe fault(kind, at: key, in: group, &reading)
    }
    if let stored { reading.store(stored, option) }
    if case .buttons = option.type {
      if stored != nil { reading.storeButtons(json, option) }
      reading.readButtons(json, of: option)
    }
  }
}

extension OptionReading {
  /// Collects the faults of buttons. The buttons themselves are stored unchanged.
  fileprivate mutating func readButtons(_ json: JSONValue, of side: OptionPath) {
    if json.kind == .object { return readButton(json, Button(side: side)) }
    for (place, item) in json.items.enumerated() {
      readButton(item, Button(side: side, place: place))
    }
  }

  private mutating func readButton(_ json: JSONValue, _ button: Button) {
    add(OptionTree.button.reading(of: json, button, known))
  }
}
