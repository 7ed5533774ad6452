internal import NavbridgePages
internal import NavbridgeVocabulary

/// The XML that servers of continuous integration read: a suite for each file on each route.
enum JUnitReport {
  static func write(_ summary: TestSummary, _ write: @escaping (String) -> Void) {
    var xml = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    let failures = summary.count(.failed) + summary.fileFailures
    let isInterrupted = summary.interruption != nil
    let unfinished = isInterrupted ? summary.files.reduce(summary.unbegun.count) { $0 + $1.unfinished.count } : 0
    let tests = summary.tests.count + summary.fileFailures + unfinished + (isInterrupted ? 1 : 0)
    xml += "<testsuites tests=\"\(tests)\" failures=\"\(failures)\" errors=\"\(isInterrupted ? 1 : 0)\" "
    xml += "time=\"\(seconds(summary.milliseconds))\">\n"
    write(xml)
    for file in summary.files { suite(file, isInterrupted: isInterrupted, write) }
    for job in summary.unbegun { write(suite(unbegun: job)) }
    if let words = summary.interruptionWords { write(suite(interruption: words)) }
    write("</testsuites>\n")
  }

  /// The suite by which a run that a signal has ended is none without errors.
  private static func suite(interruption words: String) -> String {
    """
      <testsuite name="navbridge test" tests="1" failures="0" errors="1" skipped="0" time="0">
        <testcase classname="navbridge test" name="the whole run" time="0"><error message="\(escaped(words))"/></testcase>
      </testsuite>

    """
  }

  /// The suite of a file that a run had not begun when a signal ended it.
  private static func suite(unbegun job: TestJob) -> String {
    let file = escaped(job.file)
    return """
        <testsuite name="\(file) (\(job.architecture.rawValue))" tests="1" failures="0" errors="0" skipped="1" time="0">
      \(skipped(file, "all tests", "The run was interrupted before this file."))  </testsuite>

      """
  }

  /// - Parameters:
  ///   - file: the name of the file, with the characters replaced that have a meaning.
  ///   - test: the name of the test, in the same form.
  private static func skipped(_ file: String, _ test: String, _ reason: String) -> String {
    "    <testcase classname=\"\(file)\" name=\"\(test)\" time=\"0\"><skipped message=\"\(reason)\"/></testcase>\n"
  }

  private static func suite(_ file: FileResult, isInterrupted: Bool, _ write: @escaping (String) -> Void) {
    let failed = file.tests.count { $0.outcome == .failed } + file.failures.count
    let unfinished = isInterrupted ? file.unfinished : []
    let skipped = file.tests.count { $0.outcome == .skipped || $0.outcome == .todo } + unfinished.count
    let time = seconds(file.tests.reduce(0) { $0 + $1.milliseconds })
    let name = escaped("\(file.job.file) (\(file.job.architecture.rawValue))")
    var xml = "  <testsuite name=\"\(name)\" tests=\"\(file.tests.count + file.failures.count + unfinished.count)\" "
    xml += "failures=\"\(failed)\" errors=\"0\" skipped=\"\(skipped)\" time=\"\(time)\">\n"
    xml +=
      "    <properties><property name=\"architecture\" value=\"\(file.job.architecture.rawValue)\"/></properties>\n"
    for test in file.tests {
      write(xml)
      xml = "    <testcase classname=\"\(escaped(file.job.file))\" name=\"\(escaped(test.name))\" "
      xml += "time=\"\(seconds(test.milliseconds))\""
      let steps = Self.steps(of: test)
      switch test.outcome {
      case .passed: xml += steps.isEmpty ? "/>\n" : ">\(steps)</testcase>\n"
      case .skipped, .todo:
        let word = test.outcome == .todo ? "waits for: " : ""
        xml += "><skipped message=\"\(escaped(word + (test.reason ?? "")))\"/></testcase>\n"
      case .failed: xml += ">\(test.failure.map(self.failure) ?? "<failure/>")\(steps)</testcase>\n"
      }
    }
    for (path, sentence) in unfinished {
      xml += Self.skipped(escaped(file.job.file), escaped(path.joined(separator: " > ")), sentence)
    }
    for failure in file.failures {
      xml += "    <testcase classname=\"\(escaped(file.job.file))\" name=\"outside the tests\" time=\"0\">"
      xml += "\(self.failure(failure))</testcase>\n"
    }
    write(xml)
    for (index, text) in file.output.enumerated() {
      write((index == 0 ? "    <system-out>" : escaped("\n")) + escaped(text))
    }
    write((file.output.isEmpty ? "" : "</system-out>\n") + "  </testsuite>\n")
  }

  /// The steps of a test, as servers show what a test has printed.
  private static func steps(of test: TestResult) -> String {
    guard !test.steps.isEmpty else { return "" }
    return "<system-out>\(escaped(test.steps.map(\.line).joined(separator: "\n")))</system-out>"
  }

  private static func failure(_ failure: TestFailure) -> String {
    let first = failure.message.split(separator: "\n").first.map(String.init) ?? ""
    return "<failure message=\"\(escaped(first))\">\(escaped(TextReport.of(failure).joined(separator: "\n")))</failure>"
  }

  private static func seconds(_ milliseconds: Double) -> String { "\(milliseconds.rounded() / 1000)" }

  private static func escaped(_ text: String) -> String { XMLText.escaped(text) }
}
