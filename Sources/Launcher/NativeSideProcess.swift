/// A native side in a separate process.
public enum NativeSideProcess {
  /// Starts a native side on a fresh path with the given arguments, and ends it with the body.
  @discardableResult
  public static func run<Result: Sendable>(
    _ arguments: [String] = [],
    body: @escaping @Sendable (_ path: String, ChildProcess.Running) async throws -> Result
  ) async throws -> (Result, ChildProcess.Ending) {
    try await ChildProcess.run(.nativeSide, arguments) { child in
      guard let path = path(in: child.firstLine) else {
        throw ChildProcess.NotReady(
          description: "The first line of 'native-side' is '\(child.firstLine)'; the path on which it listens was "
            + "expected.")
      }
      return try await body(path, child)
    }
  }

  /// Returns the path in the line that a native side prints when it listens.
  public static func path(in line: String) -> String? {
    line.range(of: "listens on ").map { String(line[$0.upperBound...]) }
  }
}

extension String {
  /// The range of the first occurrence of `other`.
  fileprivate func range(of other: String) -> Range<String.Index>? {
    indices.lazy.compactMap { start in
      self[start...].hasPrefix(other) ? start..<index(start, offsetBy: other.count) : nil
    }.first
  }
}
