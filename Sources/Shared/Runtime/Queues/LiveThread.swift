internal import CShims
internal import CUV
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

/// Runs recursive work whose depth is up to a script, and which the calling thread's stack may not hold.
package enum LargeStack {
  /// The size of the stack, in bytes of address space. The system provides only what is used of it.
  private static let size = 256 << 20

  private final class Work {
    let body: () -> Void
    init(_ body: @escaping () -> Void) { self.body = body }
  }

  /// Runs `body` on a thread of its own, while the calling thread waits, and returns its result. A thread costs some fifty
  /// microseconds. `body` must not rely on the calling thread: neither on its executor nor on its runtime.
  package static func run<Result>(_ body: () -> Result) -> Result {
    var result: Result?
    withoutActuallyEscaping(body) { body in
      unsafe withUnsafeMutablePointer(to: &result) { result in
        var (thread, attributes) = (pthread_t(), pthread_attr_t())
        unsafe pthread_attr_init(&attributes)
        unsafe pthread_attr_setstacksize(&attributes, size)
        let work = unsafe Unmanaged.passRetained(Work { unsafe result.pointee = body() })
        let failure = unsafe pthread_create(
          &thread, &attributes,
          { work in
            unsafe Unmanaged<Work>.fromOpaque(work!).takeRetainedValue().body()
            return nil
          }, work.toOpaque())
        precondition(failure == 0, "The system refused a thread with a large stack: error \(failure).")
        pthread_join(thread, nil)
        unsafe pthread_attr_destroy(&attributes)
      }
    }
    return result!
  }
}
