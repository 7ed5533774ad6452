import Glibc
internal import NavbridgeRuntime

/// A program of this package.
public enum ChildProgram: String, Sendable {
  /// The device.
  case nativeSide = "native-side"
  /// The engine that runs an app in JavaScript.
  case scriptSide = "script-side"
  /// The program with all commands.
  case navbridge
  /// Runs a test file for 'navbridge test'.
  case testWorker = "test-worker"
  /// The peers of measurements in C.
  case uvEcho = "uv-echo"
  /// The loads of measurements, and a native side that notes moments.
  case benchmarkLoad = "benchmark-load"

  /// An error that explains why a program cannot be run.
  public struct Missing: Error, CustomStringConvertible {
    public let description: String
  }

  /// Returns the path of the program. If the variable NAVBRIDGE_BIN is set, only the directory that it names is
  /// searched; otherwise the directory of the running program and the directories of PATH.
  public func located() throws(Missing) -> String {
    if let chosen = EnvironmentVariable.programs.value {
      if let path = program(in: chosen) { return path }
      throw Missing(description: "The program '\(rawValue)' is not in '\(chosen)', which NAVBRIDGE_BIN names.")
    }
    if let path = program(in: Self.directory) ?? SystemFiles.program(rawValue) { return path }
    throw Missing(
      description:
        "The program '\(rawValue)' is neither beside this one, in '\(Self.directory)', nor on the PATH. Build "
        + "the whole package by 'swift build', or set NAVBRIDGE_BIN to the directory where it lies.")
  }

  /// The sentence of why the program cannot be run; nil if it can.
  package var reasonForMissing: String? {
    do throws(Missing) {
      _ = try located()
      return nil
    } catch { return error.description }
  }

  /// True when the program has the flag `--end-with-input`. Every program that 'navbridge' starts has it, but for the
  /// native side of measurements, which always ends so.
  var endsWithInput: Bool { self != .navbridge && self != .benchmarkLoad }

  private func program(in directory: String) -> String? { SystemFiles.program(rawValue, in: directory) }

  /// The directory of the running program.
  private static let directory: String = {
    let path = SystemFiles.target(ofLink: "/proc/self/exe") ?? ""
    return path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
  }()
}
