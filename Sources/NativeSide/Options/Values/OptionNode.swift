/// A key of options, with what lies under it.
final class OptionNode: Sendable {
  enum Content: Sendable {
    case option(OptionPath)
    case group
    /// An option of another system, or a whole group of such.
    case notOnIOS
  }

  private struct Member: Sendable {
    let key: [UInt8]
    let node: OptionNode
  }

  let content: Content
  /// By the length of their keys, of which few are alike.
  private let members: [[Member]]

  private init(_ content: Content) {
    self.content = content
    members = []
  }

  /// A group of options, by the keys that lead to them from here.
  init(_ leaves: [(keys: ArraySlice<String>, content: Content)]) {
    content = .group
    var members: [[Member]] = []
    for key in Set(leaves.map { $0.keys.first! }).sorted() {
      let below = leaves.filter { $0.keys.first == key }.map { (keys: $0.keys.dropFirst(), content: $0.content) }
      let node = below.count == 1 && below[0].keys.isEmpty ? OptionNode(below[0].content) : OptionNode(below)
      let bytes = Array(key.utf8)
      while members.count <= bytes.count { members.append([]) }
      members[bytes.count].append(Member(key: bytes, node: node))
    }
    self.members = members
  }

  subscript(key: UnsafeBufferPointer<UInt8>) -> OptionNode? {
    guard key.count < members.count else { return nil }
    let candidates = members[key.count]
    for place in candidates.indices where candidates[place].key.isSame(as: key) {
      return candidates[place].node
    }
    return nil
  }
}
