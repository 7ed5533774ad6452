package import CUV
import Glibc

/// A kind of libuv handle: a C struct that begins with the members of `uv_handle_t`.
package protocol UVHandle {
  /// The object that the handle's callbacks serve.
  var data: UnsafeMutableRawPointer! { get set }
}

/// A kind of libuv handle that begins with the members of `uv_stream_t`.
package protocol UVStream: UVHandle {}

extension uv_poll_t: UVHandle {}
extension uv_prepare_t: UVHandle {}
extension uv_timer_t: UVHandle {}
extension uv_idle_t: UVHandle {}
extension uv_signal_t: UVHandle {}
extension uv_pipe_t: UVStream {}

extension UnsafeMutablePointer where Pointee: UVHandle {
  /// Allocates a handle that is zero everywhere. The handle has yet to be initialized by its kind's function, and is
  /// deallocated by the caller, after its close callback.
  package static func uv() -> Self {
    let memory = UnsafeMutableRawPointer.allocate(
      byteCount: MemoryLayout<Pointee>.size, alignment: MemoryLayout<Pointee>.alignment)
    unsafe memset(memory, 0, MemoryLayout<Pointee>.size)
    return unsafe memory.bindMemory(to: Pointee.self, capacity: 1)
  }

  package var handle: UnsafeMutablePointer<uv_handle_t> {
    unsafe UnsafeMutableRawPointer(self).assumingMemoryBound(to: uv_handle_t.self)
  }

  /// Sets the object that the callbacks serve. The handle retains it until `takeOwner`, which the close callback calls.
  package func retain(_ owner: AnyObject) { unsafe pointee.data = Unmanaged.passRetained(owner).toOpaque() }

  /// Sets the object that the callbacks serve, which outlives the handle.
  package func serve(_ owner: AnyObject) { unsafe pointee.data = Unmanaged.passUnretained(owner).toOpaque() }

  /// Calls `body` with the object that the callbacks serve. The handle, or another owner, retains it meanwhile.
  @inline(__always)
  package func withOwner<Owner: AnyObject, Result>(_ type: Owner.Type, _ body: (Owner) -> Result) -> Result {
    unsafe Unmanaged<Owner>.fromOpaque(pointee.data)._withUnsafeGuaranteedRef(body)
  }
}

extension UnsafeMutablePointer where Pointee: UVStream {
  package var stream: UnsafeMutablePointer<uv_stream_t> {
    unsafe UnsafeMutableRawPointer(self).assumingMemoryBound(to: uv_stream_t.self)
  }
}

extension uv_handle_t: UVHandle {}
extension uv_stream_t: UVStream {}

extension UnsafeMutablePointer<uv_handle_t> {
  /// Returns the object that `retain` has retained, in a close callback.
  package func takeOwner<Owner: AnyObject>(_ type: Owner.Type) -> Owner {
    unsafe Unmanaged<Owner>.fromOpaque(pointee.data).takeRetainedValue()
  }
}
