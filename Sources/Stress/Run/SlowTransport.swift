internal import Glibc
internal import NavbridgeRuntime
internal import NavbridgeWire

/// A connection that does not read for as long as it is stopped, or reads a few bytes at a time with pauses.
///
/// It is used on the script thread alone, as the transport that it wraps.
final class SlowTransport: Transport {
  private let base: PipeTransport
  /// The pace, or nil for a connection that reads as fast as it can while it is not stopped.
  private let pace: Pace?
  private var isStopped = false

  /// The sizes and pauses of slow reads, by a seed.
  struct Pace {
    /// The largest number of bytes that one read takes.
    let most: Int
    var random: SeededGenerator

    mutating func bytes() -> Int { 1 + random.below(most) }
    /// True if a pause follows: the loop's other work has its turn before the next read.
    mutating func pauses() -> Bool { random.oneIn(3) }
  }

  init(_ base: PipeTransport, pace: Pace? = nil) {
    self.base = base
    self.pace = pace
  }

  var sink: FrameSink { base.sink }
  var unread: Int { base.unread }
  var isPeerGone: Bool { base.isPeerGone }

  func start(_ receiver: any TransportReceiver) {
    base.start(Reader(receiver, pace) { [weak self] in self?.pauseForATurn() })
  }

  func pause() { base.pause() }
  func resume() { if !isStopped { base.resume() } }
  func close(_ reason: CloseReason) { base.close(reason) }
  func readNow() -> Bool { base.readNow() }

  /// Stops reading until `goOn`.
  func stop() {
    isStopped = true
    base.pause()
  }

  func goOn() {
    isStopped = false
    base.resume()
  }

  private func pauseForATurn() {
    base.pause()
    let later = Later(self)
    ScriptThread.executor.jobs.asyncScript { later.transport?.resume() }
  }

  /// `@unchecked`: it is made and read on the script thread.
  private final class Later: @unchecked Sendable {
    private(set) weak var transport: SlowTransport?
    init(_ transport: SlowTransport) { self.transport = transport }
  }

  /// Gives the transport a part of the room that the receiver has.
  ///
  /// `@safe`: the room is the receiver's.
  @safe
  private final class Reader: TransportReceiver {
    private let receiver: any TransportReceiver
    private var pace: Pace?
    private let pause: () -> Void

    init(_ receiver: any TransportReceiver, _ pace: Pace?, pause: @escaping () -> Void) {
      self.receiver = receiver
      self.pace = pace
      self.pause = pause
    }

    func space() -> UnsafeMutableRawBufferPointer {
      let space = unsafe receiver.space()
      guard let bytes = pace?.bytes(), bytes < space.count else { return unsafe space }
      return unsafe UnsafeMutableRawBufferPointer(rebasing: space[..<bytes])
    }

    func didRead(_ count: Int) {
      receiver.didRead(count)
      if pace?.pauses() == true { pause() }
    }

    func ended() { receiver.ended() }
    func closed(_ reason: CloseReason) { receiver.closed(reason) }
  }
}
