import Glibc

/// Finds out if files have changed.
struct FileChanges {
  /// The state of a file by which a change is noticed; nil while there is no such file.
  private struct State: Equatable {
    let size: Int
    let seconds: Int
    let nanoseconds: Int

    init?(_ path: String) {
      var found = stat()
      guard unsafe stat(path, &found) == 0 else { return nil }
      size = Int(found.st_size)
      seconds = found.st_mtim.tv_sec
      nanoseconds = found.st_mtim.tv_nsec
    }
  }

  /// The time between two looks, in nanoseconds.
  static let interval: Int64 = 200_000_000

  private let paths: [String]
  private var noticed: [State?]
  /// The states at the last look. A file that is still being written changes from look to look.
  private var seen: [State?]

  init(of paths: [String]) {
    self.paths = paths
    noticed = paths.map { State($0) }
    seen = noticed
  }

  /// Returns true once after each change, when the files have stayed the same for one interval and are all there.
  mutating func look() -> Bool {
    let now = paths.map { State($0) }
    defer { seen = now }
    guard now != noticed, now == seen, !now.contains(where: { $0 == nil }) else { return false }
    noticed = now
    return true
  }
}
