internal import NavbridgePages
package import NavbridgeVocabulary

/// A profile on a route that a run has taken, or was to take.
package struct StressCase: Sendable {
  package enum Result: Sendable {
    case report(StressReport)
    /// There is no verdict, for this reason.
    case error(String)
  }

  package let profile: StressProfile
  package let architecture: Architecture
  package let result: Result

  package init(_ profile: StressProfile, _ architecture: Architecture, _ result: Result) {
    self.profile = profile
    self.architecture = architecture
    self.result = result
  }

  package var report: StressReport? { if case .report(let report) = result { report } else { nil } }
  var error: String? { if case .error(let reason) = result { reason } else { nil } }
  var title: String { "\(profile.name) (\(architecture.rawValue))" }
}

/// The XML that servers of continuous integration read: a test case for each profile on each route, with a failure for each
/// fault.
package enum StressJUnit {
  package static func text(_ cases: [StressCase]) -> String {
    let failures = cases.count { $0.report?.passed == false }
    let errors = cases.count { $0.error != nil }
    let time = seconds(cases.reduce(0) { $0 + ($1.report?.seconds ?? 0) })
    let counts = "tests=\"\(cases.count)\" failures=\"\(failures)\" errors=\"\(errors)\""
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites \(counts) time="\(time)">
        <testsuite name="navbridge stress" \(counts) skipped="0" time="\(time)">
      \(cases.map(testCase).joined())  </testsuite>
      </testsuites>

      """
  }

  private static func testCase(_ one: StressCase) -> String {
    let name = "classname=\"navbridge stress\" name=\"\(XMLText.escaped(one.title))\""
    switch one.result {
    case .error(let reason):
      return "    <testcase \(name) time=\"0\"><error message=\"\(XMLText.escaped(reason))\"/></testcase>\n"
    case .report(let report):
      let failures = report.faults.kept.map { fault in
        let sentence = XMLText.escaped(fault.description)
        return "<failure type=\"\(fault.kind.rawValue)\" message=\"\(sentence)\">\(sentence)</failure>"
      }
      let more = report.faults.count - report.faults.kept.count
      let rest = more > 0 ? ["<failure message=\"There are \(more) more faults.\"/>"] : []
      let output = "<system-out>\(XMLText.escaped(report.text))</system-out>"
      return "    <testcase \(name) time=\"\(seconds(report.seconds))\">"
        + (failures + rest + [output]).joined() + "</testcase>\n"
    }
  }

  private static func seconds(_ seconds: Double) -> String { "\((seconds * 1000).rounded() / 1000)" }
}
