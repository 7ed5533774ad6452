package import NavbridgeWire

/// The languages in which a recorded test is written.
package enum TestLanguage: String, CaseIterable, Sendable {
  case navbridge
  /// A suite for Detox, which `navbridge test --app` runs.
  case detox
  /// A flow for Maestro, which `navbridge test --app` runs.
  case maestro

  /// The language of a file, by its name: flows are YAML, and suites for Detox are named `.e2e`.
  package init(ofFile name: String) {
    if [".yaml", ".yml"].contains(where: name.hasSuffix) {
      self = .maestro
    } else {
      self = name.contains(".e2e.") ? .detox : .navbridge
    }
  }

  /// The end of a file's name.
  package var suffix: String {
    switch self {
    case .navbridge: ".test.js"
    case .detox: ".e2e.js"
    case .maestro: ".yaml"
    }
  }

  /// The acts of a run in this language.
  ///
  /// - Parameters:
  ///   - app: the app's file as the test names it, relative to the folder of the test.
  ///   - options: the options with which the app is started.
  package func text(app: String, options: JSON, acts: [RecordedAct]) -> String {
    switch self {
    case .navbridge: RecordedTest.text(app: app, options: options, title: "recorded", acts: acts)
    case .detox: RecordedSuite.text(app: app, acts: acts)
    case .maestro: RecordedFlow.text(app: app, acts: acts)
    }
  }
}
