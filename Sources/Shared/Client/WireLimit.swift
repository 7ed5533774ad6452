/// What a native side reads, and no more (protocol §1 and §10). A message beyond it would be answered without its id, or
/// end the connection; so it is refused before it is sent, for the call that made it.
package enum WireLimit {
  /// The bytes of a message, where the native side was told no other limit.
  package static let bytes = 64 << 20

  /// Why a text cannot be sent; nil for nearly all.
  /// - Parameters:
  ///   - levels: the containers that the text will stand in.
  ///   - bytes: what the text will stand among.
  @inline(__always)
  package static func refusal(
    of text: UnsafeRawBufferPointer, levels: Int = 0, bytes others: Int = 0
  ) -> RPCError? {
    // Nothing this short goes beyond.
    text.count <= JSONDocument.depthLimit ? nil : refusalOfLong(text, levels, others)
  }

  @inline(never)
  private static func refusalOfLong(_ text: UnsafeRawBufferPointer, _ levels: Int, _ others: Int) -> RPCError? {
    if text.count + others > bytes {
      return RPCError(
        .invalidParams,
        "The call was not sent: a message may have \(bytes >> 20) MiB, and its arguments have \(text.count) bytes.",
        data: ["code": "MESSAGE_TOO_LARGE"])
    }
    guard JSONDepth.exceeds(JSONDocument.depthLimit - levels, text) else { return nil }
    return RPCError(
      .invalidParams,
      "The call was not sent: a message may nest \(JSONDocument.depthLimit) arrays and objects, and its arguments nest "
        + "more.", data: ["code": "MESSAGE_TOO_DEEP"])
  }
}
