/// The identity of a router within its tree. Ids rise in the order in which the routers were made.
public struct RouterID: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The router's number, from 1.
  public let number: Int

  public var description: String { "\(number)" }

  public static func < (first: Self, second: Self) -> Bool { first.number < second.number }
}
