import Glibc

/// A value behind a mutex.
///
/// A `pthread_mutex_t` rather than `Synchronization.Mutex`, because the thread sanitizer sees the former alone.
///
/// `@unchecked`: `value` is reached under `mutex` only, and the mutex has a fixed heap address for life.
public final class Guarded<Value>: @unchecked Sendable {
  private let mutex: UnsafeMutablePointer<pthread_mutex_t>
  private var value: Value

  public init(_ value: sending Value) {
    self.value = value
    mutex = .allocate(capacity: 1)
    mutex.initialize(to: pthread_mutex_t())
    pthread_mutex_init(mutex, nil)
  }

  deinit {
    pthread_mutex_destroy(mutex)
    mutex.deallocate()
  }

  /// Runs `body` with the value, alone. Not reentrant.
  @inlinable
  public func withLock<Result, Failure: Error>(
    _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    lock()
    defer { unlock() }
    return try body(&pointee)
  }

  @usableFromInline func lock() { pthread_mutex_lock(mutex) }
  @usableFromInline func unlock() { pthread_mutex_unlock(mutex) }
  @usableFromInline var pointee: Value {
    _read { yield value }
    _modify { yield &value }
  }
}
