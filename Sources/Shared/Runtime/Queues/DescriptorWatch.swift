internal import CShims
internal import CUV
import Glibc

/// Owns a descriptor, and calls a handler when it can be read or written. Must be used on its loop's thread.
///
/// `@unchecked`: it may be made on another thread than the loop's, before the loop runs.
///
/// `@safe`: the handle is freed once libuv has closed it.
@safe
package final class DescriptorWatch: @unchecked Sendable {
  /// What the handler waits for.
  package struct Interest: OptionSet, Sendable {
    package let rawValue: CInt
    package init(rawValue: CInt) { self.rawValue = rawValue }
    package static let reading = Interest(rawValue: CInt(UV_READABLE.rawValue))
    package static let writing = Interest(rawValue: CInt(UV_WRITABLE.rawValue))
  }

  package let descriptor: CInt
  private let handle: UnsafeMutablePointer<uv_poll_t>
  private var handler: (() -> Void)?
  private var interest: Interest = []

  /// Takes a descriptor that does not block. Nil if it cannot be watched; it is closed then.
  package init?(_ descriptor: CInt, loop: EventLoop) {
    self.descriptor = descriptor
    unsafe handle = .uv()
    guard unsafe uv_poll_init(loop.uv, handle, descriptor) == 0 else {
      unsafe handle.deallocate()
      Glibc.close(descriptor)
      return nil
    }
    unsafe handle.retain(self)
  }

  /// Sets the handler, which is called on the loop's thread, also when the descriptor has failed: its next use finds out.
  package func start(_ interest: Interest, _ handler: @escaping () -> Void) {
    self.handler = handler
    wait(for: interest)
  }

  /// Sets what the handler waits for from now on.
  package func wait(for interest: Interest) {
    guard interest != self.interest, handler != nil else { return }
    self.interest = interest
    if interest.isEmpty {
      unsafe uv_poll_stop(handle)
    } else {
      unsafe uv_poll_start(handle, interest.rawValue) { handle, _, _ in
        unsafe handle!.withOwner(DescriptorWatch.self) { $0.handler?() }
      }
    }
  }

  /// Accepts a connection on a descriptor that listens. Returns a descriptor that does not block, or a negated error.
  package func accept() -> CInt { cshims_accept(descriptor) }

  /// Closes the descriptor. The handler is not called any more.
  package func close() {
    guard handler != nil else { return }
    handler = nil
    unsafe uv_close(handle.handle) {
      let watch = unsafe $0!.takeOwner(DescriptorWatch.self)
      unsafe watch.handle.deallocate()
    }
    Glibc.close(descriptor)
  }
}
