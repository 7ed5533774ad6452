import Glibc
internal import Shared

/// A program of this package, found beside the one that runs.
public enum ChildProgram: String, Sendable {
  case nativeSide = "native-side"
  case scriptSide = "script-side"
  case navbridge
  case uvEcho = "uv-echo"

  /// Where the program lies.
  public var path: String { "\(Self.directory)/\(rawValue)" }

  /// Why a program cannot be run.
  public struct Missing: Error, CustomStringConvertible {
    public let description: String
  }

  func check() throws {
    guard access(path, X_OK) == 0 else {
      throw Missing(
        description:
          "The program '\(rawValue)' is not beside this one, at '\(path)'. Build the whole package: swift build.")
    }
  }

  /// The directory of the running program.
  private static let directory: String = {
    var buffer = [CChar](repeating: 0, count: 4096)
    let count = readlink("/proc/self/exe", &buffer, buffer.count - 1)
    let path = String(decoding: buffer.prefix(max(0, count)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
  }()
}
