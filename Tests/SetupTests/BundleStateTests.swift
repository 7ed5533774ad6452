import NavbridgeLauncher
import NavbridgeRuntime
import NavbridgeVocabulary
import Testing

@testable import NavbridgeSetup

@Suite("A bundle that navbridge doctor looks at")
struct BundleStateTests {
  private static func version(_ minor: Int) -> String { "e={major:0,minor:\(minor),patch:3,prerelease:null};" }

  static let rows: [(String, BundleState)] = [
    ("", .refused("is empty.")), (" \n", .refused("is empty.")), ("// later\n", .refused("is empty.")),
    ("0", .plain),
    ("require('react-native-navigation')", .plain),
    (version(79), .reactNative(version: "0.79.3", routes: [])),
    (version(79) + "get('RNNTurboModule')", .reactNative(version: "0.79.3", routes: [.turbo])),
    (version(71) + "NativeModules.RNNBridgeModule", .reactNative(version: "0.71.3", routes: [.bridge])),
    (version(71) + "RNNBridgeModule RNNTurboModule", .reactNative(version: "0.71.3", routes: [.bridge, .turbo])),
    ("e.unmountApplicationComponentAtRootTag=1", .reactNative(version: nil, routes: [])),
  ]

  @Test(
    "A bundle that navbridge doctor looks at has the version of React Native and the routes of react-native-navigation",
    arguments: rows)
  func state(_ text: String, _ state: BundleState) {
    #expect(BundleState(text: text) == state)
  }

  @Test("A bundle that navbridge doctor looks at is refused when its React Native is too old")
  func old() {
    let finding = BundleState(text: Self.version(62)).finding("old.jsbundle", nil)
    #expect(
      finding.grade == .fault && finding.text.hasPrefix("'old.jsbundle': This bundle contains React Native 0.62.3."))
  }

  @Test("A bundle that navbridge doctor looks at is refused when it cannot be read")
  func missing() {
    let finding = BundleState("/nowhere/a.jsbundle").finding("/nowhere/a.jsbundle", nil)
    #expect(finding.line == "fault    bundle: '/nowhere/a.jsbundle': cannot be read: No such file or directory.")
    #expect(
      finding.line(TextStyle(hasColours: true, columns: 50))
        == "\u{1B}[31mfault\u{1B}[0m    \u{1B}[1mbundle:\u{1B}[0m '/nowhere/a.jsbundle': cannot be\n         read: No such file or "
        + "directory.")
  }

  @Test("A bundle that navbridge doctor looks at that runs gets its time at rest and the command that runs it")
  func runs() {
    func text(_ state: BundleState, _ path: String) -> String {
      let finding = state.finding(path, .rests(milliseconds: 500))
      #expect(finding.grade == .ok)
      return finding.text
    }
    let rest = "and runs: at rest at 500 ms of the device's time: navbridge run"
    #expect(
      text(.reactNative(version: "0.79.3", routes: [.turbo]), "my app.jsbundle")
        == "'my app.jsbundle' contains React Native 0.79.3 with react-native-navigation for turbo, \(rest) 'my app.jsbundle' "
        + "--architecture turbo")
    #expect(
      text(.reactNative(version: "0.71.3", routes: [.bridge]), "a.jsbundle").hasSuffix(
        "for bridge, \(rest) a.jsbundle --architecture bridge"))
    #expect(
      text(.reactNative(version: nil, routes: []), "a.jsbundle")
        == "'a.jsbundle' contains React Native and no react-native-navigation 7 or 8, \(rest) a.jsbundle")
    #expect(text(.plain, "a.js") == "'a.js' contains no React Native, \(rest) a.js")
  }

  /// The end of a run with its standard error, and the grade and a part of what is printed about it.
  static let endings: [(RunEnding, String, Finding.Grade, String)] = [
    (.finished, "a warning\n", .ok, "and runs: at rest at 20 ms"),
    (
      .scriptFailed(code: 1), "a.js:2:3: Error: boom\n    at f (a.js:2:3)\n", .fault,
      "and fails: a.js:2:3: Error: boom. The whole report: navbridge run a.js"
    ),
    (.died(.nativeSide, code: 134), "", .fault, "and fails: The process 'native-side' was ended by signal 6"),
    (
      .timedOut(["an interval of 10 ms"]), "", .warning,
      "but was not at rest after 20 s: an interval of 10 ms. navbridge run a.js --timeout SECONDS limits a run."
    ),
    (.timedOut([]), "", .warning, "after 20 s: it keeps the script busy."),
  ]

  @Test("A bundle that navbridge doctor looks at is judged by the end of its run", arguments: endings)
  func outcome(_ ending: RunEnding, _ printed: String, _ grade: Finding.Grade, _ part: String) {
    let outcome = BundleTrial.outcome(ending, printed: printed, restsAt: 20)
    let finding = BundleState.plain.finding("a.js", outcome)
    #expect(finding.grade == grade && finding.text.contains(part), "\(finding.text)")
  }

  @Test("A bundle that navbridge doctor looks at is not judged where nothing can be run")
  func leftOut() {
    let finding = BundleState.plain.finding("a.js", nil)
    #expect(
      finding.line == "warning  bundle: 'a.js' contains no React Native. It was not run, because of a fault above.")
  }

  @Test("A bundle that navbridge doctor looks at gets the other route where it runs on that alone")
  func otherRoute() {
    let state = BundleState.reactNative(version: "0.70.3", routes: [])
    #expect(state.otherRoute == .bridge && BundleState.plain.otherRoute == nil)
    #expect(BundleState.reactNative(version: nil, routes: [.bridge]).otherRoute == .turbo)
    let rests = state.finding("a.js", .onOtherRoute(.rests(milliseconds: 5), failure: "Error: boom"))
    #expect(
      rests.line
        == "ok       bundle: 'a.js' contains React Native 0.70.3 and no react-native-navigation 7 or 8, and runs with "
        + "--architecture bridge alone: at rest at 5 ms of the device's time: navbridge run a.js --architecture bridge. "
        + "With --architecture turbo it fails: Error: boom.")
    let goesOn = state.finding("a.js", .onOtherRoute(.goesOn("a timer"), failure: "A sentence."))
    let end = "limits a run. With --architecture turbo it fails: A sentence."
    #expect(goesOn.grade == .warning && goesOn.text.hasSuffix(end))
  }
}
