/// The half of a transport that a sink uses, from any thread.
protocol SinkStream: AnyObject, Sendable {
  /// Writes what fits, without blocking: bytes taken, or why none can be any more.
  func sendNow(_ bytes: UnsafeRawBufferPointer) -> Result<Int, CloseReason>

  /// Asks the loop's thread to take over writing (`FrameSink.drain`).
  func drainSoon()

  /// Tells the loop's thread that the stream must end.
  func failSoon(_ reason: CloseReason)
}
