internal import NavbridgeVocabulary

/// The XML that servers of continuous integration read: a suite for each file on each route.
enum JUnitReport {
  static func report(_ summary: TestSummary) -> String {
    var xml = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    let failures = summary.count(.failed) + summary.fileFailures
    xml += "<testsuites tests=\"\(summary.tests.count + summary.fileFailures)\" failures=\"\(failures)\" "
    xml += "time=\"\(seconds(summary.milliseconds))\">\n"
    for file in summary.files { xml += suite(file) }
    return xml + "</testsuites>\n"
  }

  private static func suite(_ file: FileResult) -> String {
    let failed = file.tests.count { $0.outcome == .failed } + file.failures.count
    let skipped = file.tests.count { $0.outcome == .skipped || $0.outcome == .todo }
    let time = seconds(file.tests.reduce(0) { $0 + $1.milliseconds })
    let name = escaped("\(file.job.file) (\(file.job.architecture.rawValue))")
    var xml = "  <testsuite name=\"\(name)\" tests=\"\(file.tests.count + file.failures.count)\" "
    xml += "failures=\"\(failed)\" skipped=\"\(skipped)\" time=\"\(time)\">\n"
    xml +=
      "    <properties><property name=\"architecture\" value=\"\(file.job.architecture.rawValue)\"/></properties>\n"
    for test in file.tests {
      xml += "    <testcase classname=\"\(escaped(file.job.file))\" name=\"\(escaped(test.name))\" "
      xml += "time=\"\(seconds(test.milliseconds))\""
      switch test.outcome {
      case .passed: xml += "/>\n"
      case .skipped, .todo:
        let word = test.outcome == .todo ? "waits for: " : ""
        xml += "><skipped message=\"\(escaped(word + (test.reason ?? "")))\"/></testcase>\n"
      case .failed: xml += ">\(test.failure.map(self.failure) ?? "<failure/>")</testcase>\n"
      }
    }
    for failure in file.failures {
      xml += "    <testcase classname=\"\(escaped(file.job.file))\" name=\"outside the tests\" time=\"0\">"
      xml += "\(self.failure(failure))</testcase>\n"
    }
    if !file.output.isEmpty { xml += "    <system-out>\(escaped(file.output.joined(separator: "\n")))</system-out>\n" }
    return xml + "  </testsuite>\n"
  }

  private static func failure(_ failure: TestFailure) -> String {
    let first = failure.message.split(separator: "\n").first.map(String.init) ?? ""
    return "<failure message=\"\(escaped(first))\">\(escaped(TextReport.of(failure).joined(separator: "\n")))</failure>"
  }

  private static func seconds(_ milliseconds: Double) -> String { "\(milliseconds.rounded() / 1000)" }

  /// Replaces the characters that have a meaning in XML, and those that XML cannot carry.
  static func escaped(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n": result += "&#10;"
      case "\t": result += "&#9;"
      default:
        let isAllowed = scalar.value >= 0x20 && scalar.value != 0xFFFE && scalar.value != 0xFFFF
        result.unicodeScalars.append(isAllowed ? scalar : "\u{FFFD}")
      }
    }
  }
}
