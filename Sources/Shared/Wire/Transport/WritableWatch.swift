internal import CUV
import Glibc
internal import NavbridgeRuntime

/// Calls a handler when a descriptor becomes writable. Must be used on its loop's thread.
///
/// It watches a duplicate of the descriptor, because libuv allows only one handle for each descriptor.
final class WritableWatch {
  private let handle: UnsafeMutablePointer<uv_poll_t>
  private let descriptor: CInt
  private let handler: () -> Void
  private var isStarted = false

  init(_ watched: CInt, loop: EventLoop, handler: @escaping () -> Void) throws(UVError) {
    self.handler = handler
    descriptor = fcntl(watched, F_DUPFD_CLOEXEC, 0)
    guard descriptor >= 0 else { throw UVError(code: -errno) }
    handle = .allocate(capacity: 1)
    handle.initialize(to: uv_poll_t())
    let result = uv_poll_init(loop.uv, handle, descriptor)
    guard result == 0 else {
      handle.deallocate()
      Glibc.close(descriptor)
      throw UVError(code: result)
    }
    // Retained until the close callback.
    handle.pointee.data = Unmanaged.passRetained(self).toOpaque()
  }

  /// Calls the handler whenever the descriptor is writable, until `stop`.
  func start() {
    guard !isStarted else { return }
    isStarted = true
    uv_poll_start(handle, CInt(UV_WRITABLE.rawValue)) { handle, _, _ in
      let watch = Unmanaged<WritableWatch>.fromOpaque(handle!.pointee.data).takeUnretainedValue()
      // The handler's write also finds an error of the descriptor.
      if watch.isStarted { watch.handler() }
    }
  }

  func stop() {
    guard isStarted else { return }
    isStarted = false
    uv_poll_stop(handle)
  }

  func close() {
    stop()
    uv_close(UnsafeMutableRawPointer(handle).assumingMemoryBound(to: uv_handle_t.self)) {
      let watch = Unmanaged<WritableWatch>.fromOpaque($0!.pointee.data).takeRetainedValue()
      Glibc.close(watch.descriptor)
      watch.handle.deallocate()
    }
  }
}
