import Glibc
import NavbridgeBench
import NavbridgeRuntime

/// Writes the report of `navbridge bench`.
struct BenchOutput: Sendable {
  struct CannotWrite: Error, CustomStringConvertible {
    let description: String
  }

  let form: BenchCommand.Form
  /// The path of the page; nil if none is written.
  let page: String?
  /// True if a bound that is not kept is an error.
  let gates: Bool

  /// Returns the exit code.
  func write(_ report: Benchmark.Report) throws -> CInt {
    if let page { try Self.write(report.html, to: page) }
    switch form {
    case .text: print(report.text)
    case .json: print(report.json)
    case .markdown: print(report.markdown, terminator: "")
    }
    let written = StandardOutput.finish(0)
    guard gates else { return written }
    for row in report.beyondBounds {
      StandardError.complain("'\(row.workload.name)' takes \(row.ratio50) of '\(row.workload.baseName)'.")
    }
    return written != 0 ? written : report.beyondBounds.isEmpty ? 0 : 2
  }

  private static func write(_ text: String, to path: String) throws {
    do {
      try TextFile.write(text, to: path)
    } catch {
      throw CannotWrite(description: "The page '\(path)' cannot be written: \(error).")
    }
  }
}
