import Glibc

/// Waits until a script around the test files has changed.
package struct TestWatch {
  private let files: [String]
  private var last: [String: Int64]
  /// Milliseconds between two looks.
  private static let interval: CInt = 200

  package init(files: [String]) {
    self.files = files
    last = TestDiscovery.changes(around: files)
  }

  /// Returns when something has changed since the last time. It blocks the calling thread.
  package mutating func wait() {
    while true {
      let now = TestDiscovery.changes(around: files)
      if now != last {
        last = now
        return
      }
      poll(nil, 0, Self.interval)
    }
  }
}
