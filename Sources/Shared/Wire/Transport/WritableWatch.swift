internal import CUV
import Glibc
internal import NavbridgeRuntime

/// Calls a handler when a descriptor becomes writable. Must be used on its loop's thread.
///
/// It watches a duplicate of the descriptor, because libuv allows only one handle for each descriptor.
///
/// `@safe`: the handle is freed once libuv has closed it.
@safe
final class WritableWatch {
  private let handle: UnsafeMutablePointer<uv_poll_t>
  private let descriptor: CInt
  private let handler: () -> Void
  private var isStarted = false

  init(_ watched: CInt, loop: EventLoop, handler: @escaping () -> Void) throws(UVError) {
    self.handler = handler
    descriptor = fcntl(watched, F_DUPFD_CLOEXEC, 0)
    guard descriptor >= 0 else { throw UVError(code: -errno) }
    unsafe handle = .uv()
    let result = unsafe uv_poll_init(loop.uv, handle, descriptor)
    guard result == 0 else {
      unsafe handle.deallocate()
      Glibc.close(descriptor)
      throw UVError(code: result)
    }
    unsafe handle.retain(self)
  }

  /// Calls the handler whenever the descriptor is writable, until `stop`.
  func start() {
    guard !isStarted else { return }
    isStarted = true
    unsafe uv_poll_start(handle, CInt(UV_WRITABLE.rawValue)) { handle, _, _ in
      // The handler's write also finds an error of the descriptor.
      unsafe handle!.withOwner(WritableWatch.self) { if $0.isStarted { $0.handler() } }
    }
  }

  func stop() {
    guard isStarted else { return }
    isStarted = false
    unsafe uv_poll_stop(handle)
  }

  func close() {
    stop()
    unsafe uv_close(handle.handle) {
      let watch = unsafe $0!.takeOwner(WritableWatch.self)
      Glibc.close(watch.descriptor)
      unsafe watch.handle.deallocate()
    }
  }
}
