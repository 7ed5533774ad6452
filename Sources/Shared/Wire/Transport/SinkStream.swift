/// The part of a transport that a sink uses, on any thread.
protocol SinkStream: AnyObject, Sendable {
  /// Writes the bytes that fit, without blocking. Returns the number of bytes accepted, or the reason for which no more
  /// can be.
  func sendNow(_ bytes: UnsafeRawBufferPointer) -> Result<Int, CloseReason>

  /// Schedules writing on the loop's thread (`FrameSink.drain`).
  func drainSoon()

  /// Schedules the end of the stream on the loop's thread.
  func failSoon(_ reason: CloseReason)
}
