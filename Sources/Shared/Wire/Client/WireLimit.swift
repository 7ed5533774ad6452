/// The limits of what a native side reads (protocol §1 and §10). A message beyond them would be answered without its
/// id, or would end the connection. So the call that would send such a message is refused before anything is sent.
package enum WireLimit {
  /// The largest message, in bytes, of a native side that was started with no other limit.
  package static let bytes = 64 << 20

  /// Returns the error for which a text cannot be sent; nil for nearly all texts.
  /// - Parameters:
  ///   - levels: the number of containers around the text in the message.
  ///   - bytes: the number of other bytes in the same message.
  @inline(__always)
  package static func refusal(
    of text: UnsafeRawBufferPointer, levels: Int = 0, bytes others: Int = 0
  ) -> RPCError? {
    // A text this short exceeds neither limit.
    unsafe text.count <= JSONDocument.depthLimit ? nil : refusalOfLong(text, levels, others)
  }

  @inline(never)
  private static func refusalOfLong(_ text: UnsafeRawBufferPointer, _ levels: Int, _ others: Int) -> RPCError? {
    if text.count + others > bytes {
      return RPCError(
        .invalidParams,
        "The call was not sent: a message may have \(bytes >> 20) MiB, and its arguments have \(text.count) bytes.",
        data: ["code": ModuleCode.messageTooLarge.json])
    }
    guard unsafe JSONDepth.exceeds(JSONDocument.depthLimit - levels, text) else { return nil }
    return RPCError(
      .invalidParams,
      "The call was not sent: a message may nest \(JSONDocument.depthLimit) arrays and objects, and its arguments nest "
        + "more.", data: ["code": ModuleCode.messageTooDeep.json])
  }
}
