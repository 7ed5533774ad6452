/// What a command of a stress run is told by: the epoch in which it was issued, and its number in the run.
///
/// Ids of commands and of components are made of it, so that whatever comes back says where it belongs.
public struct CommandTag: Hashable, Sendable, CustomStringConvertible {
  public let epoch: Int
  public let number: Int

  public init(epoch: Int, number: Int) {
    self.epoch = epoch
    self.number = number
  }

  /// Reads an id, with whatever follows the tag; nil for one that no stress run made.
  public init?(_ id: String) {
    let parts = id.split(separator: ".", maxSplits: 2, omittingEmptySubsequences: false)
    guard parts.count >= 2, parts[0].first == "e", let epoch = Int(parts[0].dropFirst()), let number = Int(parts[1])
    else { return nil }
    self.init(epoch: epoch, number: number)
  }

  /// The id of the command, and of the component that it makes.
  public var id: String { "e\(epoch).\(number)" }
  var stackId: String { "\(id).stack" }
  var ghostId: String { "\(id).ghost" }

  public var description: String { id }
}
