import ArgumentParser
import NavbridgeLauncher
import NavbridgeRuntime
import NavbridgeStress

/// The reports of `navbridge stress` that are written to files.
struct StressFiles: Sendable {
  private let files: [(option: String, path: String, text: @Sendable ([StressCase]) -> String)]

  /// Throws if a file cannot be written to, so that the mistake costs no time.
  init(_ options: StressOptions) throws {
    let junit = options.junit.map { path in
      (option: "--junit", path: path, text: { @Sendable in StressJUnit.text($0) })
    }
    let html = options.html.map { path in
      (option: "--html", path: path, text: { @Sendable in StressPage($0).text })
    }
    try OutputFiles.check(("--junit", options.junit), ("--html", options.html), inputs: [])
    files = [junit, html].compactMap(\.self)
    for (option, path, _) in files {
      if let obstacle = TextFile.obstacle(toWriting: path) {
        throw ValidationError("\(option): '\(path)' cannot be written: \(obstacle).")
      }
    }
  }

  /// Writes the reports. Returns false, after an error message, if one of them cannot be written.
  func write(_ cases: [StressCase]) -> Bool {
    var isWritten = true
    for (option, path, text) in files {
      do throws(TextFile.Failure) {
        try TextFile.write(text(cases), to: path)
      } catch {
        StandardError.complain("The report of \(option) cannot be written to '\(path)': \(error).")
        isWritten = false
      }
    }
    return isWritten
  }
}
