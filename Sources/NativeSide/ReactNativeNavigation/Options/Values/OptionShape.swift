internal import NavbridgeWire
internal import OrderedCollections

/// The place of each option in a tree of all options, for trees that are written in the order of declaration.
///
/// The options of a group are declared side by side, so that a tree is written from its first option to its last one,
/// without looking for a group that was begun before.
struct OptionShape: Sendable {
  static let shared = OptionShape(OptionPath.all)

  /// The last key of each option's path.
  private let keys: [ExactText]
  /// The groups around each option, from the outermost inwards.
  private let groups: [[Int]]
  /// The last key of each group's path.
  private let groupKeys: [ExactText]

  private init(_ options: [OptionPath]) {
    var numbers: [ArraySlice<String>: Int] = [:]
    var groupKeys: [ExactText] = []
    keys = options.map { ExactText($0.keys.last!) }
    groups = options.map { option in
      option.keys.indices.dropFirst().map { depth in
        let path = option.keys[..<depth]
        if let known = numbers[path] { return known }
        numbers[path] = groupKeys.count
        groupKeys.append(ExactText(path.last!))
        return groupKeys.count - 1
      }
    }
    self.groupKeys = groupKeys
  }

  /// A group to which members are being added.
  private struct Open {
    let group: Int
    var keys: ContiguousArray<ExactText> = []
    var values: ContiguousArray<JSON> = []

    init(_ group: Int) {
      self.group = group
      // Few groups have more members, and an array that grows costs more than its memory.
      keys.reserveCapacity(12)
      values.reserveCapacity(12)
    }

    mutating func append(_ key: ExactText, _ value: JSON) {
      keys.append(key)
      values.append(value)
    }

    var object: JSON { .object(JSONObject(uncheckedUniqueKeys: keys, values: values)) }
  }

  /// Returns the tree of some options.
  ///
  /// - Parameter forEach: Calls its argument with the index and the value of each option, in the order of declaration.
  func tree(_ forEach: ((Int, JSON) -> Void) -> Void) -> JSON {
    var open = [Open(-1)]
    forEach { option, value in
      let groups = groups[option]
      var common = 0
      while common < groups.count, common + 1 < open.count, open[common + 1].group == groups[common] { common += 1 }
      close(&open, to: common)
      for group in groups[common...] { open.append(Open(group)) }
      open[open.count - 1].append(keys[option], value)
    }
    close(&open, to: 0)
    return open[0].object
  }

  /// Adds the groups below a depth to those around them.
  private func close(_ open: inout [Open], to depth: Int) {
    while open.count > depth + 1 {
      let ended = open.removeLast()
      open[open.count - 1].append(groupKeys[ended.group], ended.object)
    }
  }
}
