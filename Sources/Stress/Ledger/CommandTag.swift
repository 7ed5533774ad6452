/// The identity of a command of a stress run: the epoch in which it was issued, and its number in the run.
///
/// The ids of commands and components are made from it, so that each id that returns shows where it belongs.
package struct CommandTag: Hashable, Sendable, CustomStringConvertible {
  package let epoch: Int
  package let number: Int

  package init(epoch: Int, number: Int) {
    self.epoch = epoch
    self.number = number
  }

  /// Reads an id and ignores the text after the tag. Returns nil for an id that no stress run made.
  package init?(_ id: String) {
    let parts = id.split(separator: ".", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count >= 2, parts[0].first == "e", let epoch = Int(parts[0].dropFirst()), let number = Int(parts[1])
    else { return nil }
    self.init(epoch: epoch, number: number)
  }

  /// The id of the command, and of the component that it makes.
  package var id: String { "e\(epoch).\(number)" }
  var stackId: String { "\(id).stack" }
  var ghostId: String { "\(id).ghost" }

  package var description: String { id }
}
