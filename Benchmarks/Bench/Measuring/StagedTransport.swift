package import NavbridgeWire

/// A transport that notes when bytes were read.
package final class StagedTransport: Transport {
  private let inner: any Transport
  private let log: StageLog

  package init(_ inner: any Transport, _ log: StageLog) { (self.inner, self.log) = (inner, log) }

  package var sink: FrameSink { inner.sink }
  package func start(_ receiver: any TransportReceiver) { inner.start(StagedReceiver(receiver, log)) }
  package func pause() { inner.pause() }
  package func resume() { inner.resume() }
  package func close(_ reason: CloseReason) { inner.close(reason) }
  package func readNow() -> Bool { inner.readNow() }
  package var unread: Int { inner.unread }
  package var isPeerGone: Bool { inner.isPeerGone }
}

private final class StagedReceiver: TransportReceiver {
  private let inner: any TransportReceiver
  private let log: StageLog

  init(_ inner: any TransportReceiver, _ log: StageLog) { (self.inner, self.log) = (inner, log) }

  func space() -> UnsafeMutableRawBufferPointer { unsafe inner.space() }

  func didRead(_ count: Int) {
    log.take(.bytesRead)
    inner.didRead(count)
  }

  func ended() { inner.ended() }
  func closed(_ reason: CloseReason) { inner.closed(reason) }
}
