internal import CShims
import Glibc

/// Starts threads that run for the life of the process.
package enum LiveThread {
  private final class Start: Sendable {
    let name: String
    let body: @Sendable () -> Void
    init(name: String, body: @escaping @Sendable () -> Void) {
      self.name = name
      self.body = body
    }
  }

  /// Runs `body` on a new, detached thread with the name `name` (15 characters at most).
  package static func start(name: String, _ body: @escaping @Sendable () -> Void) {
    var thread = pthread_t()
    let start = unsafe Unmanaged.passRetained(Start(name: name, body: body)).toOpaque()
    let failure = unsafe pthread_create(
      &thread, nil,
      { start in
        let start = unsafe Unmanaged<Start>.fromOpaque(start!).takeRetainedValue()
        unsafe cshims_name_thread(start.name)
        start.body()
        return nil
      }, start)
    precondition(failure == 0, "The system refused the thread '\(name)': error \(failure).")
    pthread_detach(thread)
  }
}
