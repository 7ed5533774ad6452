/// The life of one script context, from `initialize` to reload. Every pending call, surface, callback id and event
/// belongs to one generation and has no effect in another (protocol §2, §7).
public struct Generation: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The number on the wire: 1 for the first context, incremented at each reload.
  public let epoch: Int

  public init(epoch: Int) { self.epoch = epoch }

  public static let first = Generation(epoch: 1)
  public var next: Generation { Generation(epoch: epoch + 1) }

  public static func < (a: Generation, b: Generation) -> Bool { a.epoch < b.epoch }
  public var description: String { "epoch \(epoch)" }
}
