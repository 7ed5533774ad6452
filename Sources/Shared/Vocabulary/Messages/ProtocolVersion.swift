package import NavbridgeWire

/// The version of the protocol that both sides use.
public enum ProtocolVersion {
  /// The version of the protocol that this build speaks.
  public static let number: Int64 = 1

  /// Returns the error for an answer to `initialize` of another protocol version; nil for an answer of this version. A
  /// side with another version uses the same words with other meanings.
  package static func refusal(of answer: JSON) -> RPCError? {
    guard answer["protocolVersion"] != .int(number) else { return nil }
    let found = answer["protocolVersion"].map { "version \(cut: $0.description)" } ?? "no version"
    return RPCError(
      .invalidRequest,
      "The native side's answer to 'initialize' has \(found) of the protocol; this side has version \(number). "
        + "Use both of one release.", data: ["code": ModuleCode.protocolVersion.json])
  }
}

/// One of React Native's two architectures, which a script uses.
public enum Architecture: String, Sendable, CaseIterable {
  /// The legacy bridge: batched calls and callback ids.
  case bridge
  /// TurboModules: one request for each call.
  case turbo
}

/// The purpose of a connection (protocol §2).
public enum Role: String, Sendable, CaseIterable {
  /// The peer runs the app's JavaScript.
  case script
  /// The peer acts on the device and inspects it, as a tester does.
  case driver
}

/// The life of one script context, from `initialize` to reload. Every pending call, surface, callback id and event
/// belongs to one generation and has no effect in another (protocol §2, §7).
public struct Generation: Hashable, Comparable, Sendable, CustomStringConvertible {
  /// The number on the wire: 1 for the first context, incremented at each reload.
  public let epoch: Int

  /// The script context with a number.
  public init(epoch: Int) { self.epoch = epoch }

  /// The first script context of a device.
  public static let first = Generation(epoch: 1)
  /// The script context after a reload.
  public var next: Generation { Generation(epoch: epoch + 1) }

  public static func < (a: Generation, b: Generation) -> Bool { a.epoch < b.epoch }
  public var description: String { "epoch \(epoch)" }
}
