/// A framing error after which decoding cannot resynchronise (protocol §1). The connection is closed.
public struct FrameError: Error, Sendable, Equatable, CustomStringConvertible {
  public let description: String

  static let bareLineFeed = FrameError(
    description: "A header line ends in LF without CR; header lines end in CR LF.")
  static let bareCarriageReturn = FrameError(
    description: "A header line has a CR that no LF follows; header lines end in CR LF.")
  static let noColon = FrameError(description: "A header line has no colon.")
  static let noLength = FrameError(description: "The frame has no Content-Length header.")
  static let twoLengths = FrameError(description: "The frame has two Content-Length headers.")
  static let notDecimal = FrameError(description: "The Content-Length is not a decimal number.")
  static let longHeader = FrameError(
    description: "The header block is over \(FrameDecoder.headerLimit) bytes.")
  static func tooLong(limit: Int) -> FrameError {
    FrameError(
      description: "The Content-Length is over the limit of \(limit) bytes; --max-message-bytes sets it.")
  }
}

extension ByteBuffer {
  /// Appends a message as a frame of the base protocol (protocol §1).
  @inline(__always)
  package func append(frame body: UnsafeRawBufferPointer) {
    reserve(body.count + 40)
    append("Content-Length: ")
    append(decimal: Int64(body.count))
    append("\r\n\r\n")
    unsafe append(body)
  }
}
