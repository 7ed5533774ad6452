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
  /// The report beside which the ratios are printed; nil for none.
  let earlier: EarlierReport?

  /// Returns the exit code.
  func write(_ measured: Benchmark.Report) throws -> CInt {
    var report = measured
    report.earlier = earlier
    if let page { try Self.write(report.html, to: page) }
    switch form {
    case .text: StandardOutput.print(coloured: report.text(.ofOutput) + "\n")
    case .json: StandardOutput.printLine(json: "\(report.json)")
    case .markdown: print(report.markdown.printable, terminator: "")
    }
    let written = StandardOutput.finish(0)
    guard gates else { return written }
    let verdict = report.verdict
    switch verdict {
    case .nothingBounded, .kept: return written
    case .missed, .doubtful:
      // The tables end with these sentences.
      if form == .json { for sentence in verdict.sentences { StandardError.complain(sentence) } }
    }
    if written != 0 { return written }
    if case .doubtful = verdict { return EX_TEMPFAIL }
    return 2
  }

  private static func write(_ text: String, to path: String) throws {
    do {
      try TextFile.write(text, to: path)
    } catch {
      throw CannotWrite(description: "The page '\(path)' cannot be written: \(error).")
    }
  }
}
