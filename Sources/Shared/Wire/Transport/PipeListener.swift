internal import CShims
internal import CUV
import Glibc
public import NavbridgeRuntime

/// Listens on a path and accepts connections from this user's processes. Must be used on its loop's thread.
///
/// `@unchecked`: it is made on one thread and passed to the loop's thread before it starts; after that only the loop's
/// thread uses it.
///
/// `@safe`: the handle is allocated as long as the object lives.
@safe
public final class PipeListener: @unchecked Sendable {
  private let loop: EventLoop
  private let path: PipePath
  private let queuedLimit: Int
  private let handle: UnsafeMutablePointer<uv_pipe_t>
  private let descriptor: CInt
  private let made: PipePath.Identity?
  private var accepted: ((PipeTransport) -> Void)?
  private var refused: ((String) -> Void)?
  private var isOpen = false
  private var isClosed = false

  /// Binds and listens on the path. Peers may connect from now on, and are accepted after `start`.
  public init(_ path: PipePath, loop: EventLoop, queuedLimit: Int) throws(PipePath.Refusal) {
    self.path = path
    self.loop = loop
    self.queuedLimit = queuedLimit
    descriptor = try path.listen()
    made = PipePath.Identity(path.path)
    unsafe handle = .uv()
  }

  deinit { unsafe handle.deallocate() }

  /// Begins to accept connections. `refused` is called with a sentence for each peer that was rejected.
  public func start(accepted: @escaping (PipeTransport) -> Void, refused: @escaping (String) -> Void) throws(UVError) {
    self.accepted = accepted
    self.refused = refused
    unsafe uv_pipe_init(loop.uv, handle, 0)
    unsafe handle.retain(self)
    isOpen = true
    var result = unsafe uv_pipe_open(handle, descriptor)
    if result == 0 {
      result = unsafe uv_listen(handle.stream, SOMAXCONN) { server, status in
        if status == 0 { unsafe server!.withOwner(PipeListener.self) { $0.accept() } }
      }
    }
    guard result < 0 else { return }
    close()
    throw UVError(code: result)
  }

  /// Stops listening and removes the socket.
  public func close() {
    guard !isClosed else { return }
    isClosed = true
    path.remove(made)
    guard isOpen else {
      Glibc.close(descriptor)
      return
    }
    unsafe uv_close(handle.handle) {
      let me = unsafe $0!.takeOwner(PipeListener.self)
      me.accepted = nil
      me.refused = nil
    }
  }

  /// Makes the second of `signals` end the process at once, with the code that a shell expects, after it has removed the
  /// socket. A busy loop would not get to it. Must be called after handlers for the first one are in place.
  public func removePathAtSecondSignal(_ signals: [CInt]) {
    unsafe cshims_end_at_second_signal(signals, CInt(signals.count), path.path, path.ownDirectory)
  }

  private func accept() {
    let transport: PipeTransport
    do throws(UVError) {
      transport = try unsafe PipeTransport(acceptedFrom: handle.stream, loop: loop, queuedLimit: queuedLimit)
    } catch {
      refused?("A connection could not be taken: \(error). The peer has to connect again.")
      return
    }
    let owner = geteuid()
    guard PeerCheck.admits(peer: transport.peerUser, owner: owner) else {
      let peer = transport.peerUser.map { "user \($0)" } ?? "an unknown user"
      refused?("A connection of \(peer) was refused: this native side belongs to user \(owner).")
      return transport.close(.finished)
    }
    accepted?(transport)
  }
}

/// Checks the user of a peer: only processes of the socket's owner may connect (protocol §1).
enum PeerCheck {
  static func admits(peer: UInt32?, owner: UInt32) -> Bool { peer == owner }
}

/// Connects to a native side's pipe.
public enum PipeConnector {
  /// The reason for which a connection could not be made.
  public struct Failure: Error, Sendable, Equatable, CustomStringConvertible {
    public let description: String
  }

  /// Returns a connected descriptor, which the caller owns.
  public static func connect(to path: String) throws(Failure) -> CInt {
    let descriptor = unsafe cshims_connect(path)
    guard descriptor >= 0 else {
      throw Failure(
        description: "Cannot connect to '\(path)': \(systemMessage(-descriptor)). Is a native side listening there?")
    }
    return descriptor
  }
}
