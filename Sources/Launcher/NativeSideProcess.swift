import Shared

/// A native side in a process of its own.
public enum NativeSideProcess {
  /// Starts one on a fresh path with the given arguments, and ends it with the body.
  @discardableResult
  public static func run<Result: Sendable>(
    _ arguments: [String] = [],
    body: @escaping @Sendable (_ path: String, ChildProcess.Running) async throws -> Result
  ) async throws -> (Result, ChildProcess.Ending) {
    try await ChildProcess.run(.nativeSide, arguments) { child in
      guard let path = path(in: child.firstLine) else {
        throw ChildProcess.NotReady(description: "'native-side' said '\(child.firstLine)' instead of where it listens.")
      }
      return try await body(path, child)
    }
  }

  /// The path in the line by which a native side says where it listens.
  static func path(in line: String) -> String? {
    line.range(of: "listens on ").map { String(line[$0.upperBound...]) }
  }
}

extension String {
  /// The first place where `other` stands in this.
  fileprivate func range(of other: String) -> Range<String.Index>? {
    indices.lazy.compactMap { start in
      self[start...].hasPrefix(other) ? start..<index(start, offsetBy: other.count) : nil
    }.first
  }
}
