package import NavbridgeWire

/// The version of the protocol that both sides use.
public enum ProtocolVersion {
  public static let number: Int64 = 1

  /// Returns the error for an answer to `initialize` of another protocol version; nil for an answer of this version. A
  /// side with another version uses the same words with other meanings.
  package static func refusal(of answer: JSON) -> RPCError? {
    guard answer["protocolVersion"] != .int(number) else { return nil }
    let found = answer["protocolVersion"].map { "version \(cut: $0.description)" } ?? "no version"
    return RPCError(
      .invalidRequest,
      "The native side's answer to 'initialize' has \(found) of the protocol; this side has version \(number). "
        + "Use both of one release.", data: ["code": "PROTOCOL_VERSION"])
  }
}
