/// A value protected by a lock.
///
/// `@unchecked`: `value` is used only under the lock.
public final class Guarded<Value>: @unchecked Sendable {
  private let access = Lock()
  private var value: Value

  public init(_ value: sending Value) { self.value = value }

  /// Runs `body` with the value while holding the lock. Not reentrant.
  @inline(__always)
  public func withLock<Result, Failure: Error>(
    _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    access.lock()
    defer { access.unlock() }
    return try body(&value)
  }
}
