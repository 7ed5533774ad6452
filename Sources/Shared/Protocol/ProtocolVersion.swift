/// The version of the protocol that both sides speak.
public enum ProtocolVersion {
  public static let number: Int64 = 1

  /// What is wrong with an answer to `initialize`; nil for one of this version. A side that speaks another means other things
  /// by the same words.
  package static func refusal(of answer: JSON) -> RPCError? {
    guard answer["protocolVersion"] != .int(number) else { return nil }
    let found = answer["protocolVersion"].map { "version \(cut: $0.description)" } ?? "no version"
    return RPCError(
      .invalidRequest,
      "The native side speaks \(found) of the protocol in its answer to 'initialize'; this side speaks version \(number). "
        + "Use both of one release.", data: ["code": "PROTOCOL_VERSION"])
  }
}
