package import NavbridgeRuntime
package import NavbridgeVocabulary
package import NavbridgeWire

/// The settings of a test file's run.
package struct TestScriptSettings: Sendable {
  package var file: String
  /// The route of the apps that the tests start.
  package var architecture: Architecture
  /// A pattern that the names of the tests to run match; nil for all tests.
  package var grep: String?
  /// The lines of the file at which the tests to run stand; empty for all tests.
  package var lines: [Int] = []
  /// The paths of the tests to run, each an array of names; empty for all tests.
  package var tests: [JSON] = []
  /// The number of times that each test runs.
  package var repetitions = 1
  /// The number that makes a random order of the tests; nil for the order in which they are declared.
  package var seed: Int?
  /// The real time that one test may take, in milliseconds.
  package var timeout = 30_000
  /// True if the file's run ends with the first test that fails.
  package var bails = false
  /// True if the tests are listed and not run.
  package var lists = false
  /// True if snapshots that differ are written again.
  package var updates = false
  /// True if snapshots that are missing count as failures.
  package var isCI = false
  /// The number of the last test that an earlier process of this run has reported; those up to it do not run again.
  package var after = -1
  /// True if tests report their apps' whole transcripts.
  package var reportsTranscripts = false
  /// True if the coverage of apps that are instrumented is wanted.
  package var takesCoverage = false
  /// True if passed tests leave the runs of their apps, too.
  package var keepsRuns = false

  /// The numbers of the tests whose pictures are reported, in order. Those after the last one do not run; empty for an
  /// ordinary run.
  package var filmed: [Int] = []

  /// The heap of the file's contexts; nil for a new one.
  package var heap: ScriptHeap?

  /// The file of the app that `device.launchApp()` of Detox starts; nil if none is named.
  package var app: String?
  /// True if the file has the functions of Jest and of Detox as globals.
  package var hasGlobals = false

  /// The options with which apps start unless the test gives others.
  package var appOptions: JSON = [:]
  /// The part of a configuration of Detox and Jest that belongs to the file: `apps`, `globals`, `mocks`,
  /// `setupFiles`, `rootDir` and `moduleNameMapper`.
  package var suite: JSON = [:]
  /// The arguments with which a failed test is repeated, besides those that follow from the settings.
  package var replayArguments: [String] = []
  /// Not nil for a file that is a configuration and no test: it is reported as data. `member` is the name of its member in
  /// package.json, `environment` the variables that it may read.
  package var configuration: (member: String, environment: [(name: String, value: String)])?
  /// True if the library reads the file itself.
  var isReadByLibrary: Bool { isFlow || isApp || configuration != nil }

  /// True if the file is an app, for which the library has tests of its own.
  package var isApp = false

  /// True if the file is a flow of Maestro.
  package var isFlow: Bool { file.hasSuffix(".yaml") || file.hasSuffix(".yml") }
  /// Variables of the file, and values for the expressions of flows, by name.
  package var environment: [(name: String, value: String)] = []
  /// The tags of flows of which one must be there, and those of which none may be.
  package var tags: (included: [String], excluded: [String]) = ([], [])

  package init(file: String, architecture: Architecture) {
    self.file = file
    self.architecture = architecture
  }

  var json: JSON {
    [
      "file": .string(file), "architecture": .string(architecture.rawValue), "grep": grep.map { .string($0) } ?? .null,
      "lines": .array(lines.map { .int(Int64($0)) }), "tests": .array(tests),
      "repetitions": .int(Int64(repetitions)),
      "seed": seed.map { .int(Int64($0)) } ?? .null, "timeout": .int(Int64(timeout)), "bails": .bool(bails),
      "lists": .bool(lists), "updates": .bool(updates),
      "isCI": .bool(isCI), "reportsTranscripts": .bool(reportsTranscripts),
      "keepsRuns": .bool(keepsRuns), "after": .int(Int64(after)),
      "isFlow": .bool(isFlow), "isApp": .bool(isApp),
      "environment": .array(environment.map { .texts([$0.name, $0.value]) }),
      "includedTags": .texts(tags.included), "excludedTags": .texts(tags.excluded),
      "filmed": .array(filmed.map { .int(Int64($0)) }),
      "app": app.map { .string($0) } ?? .null, "hasGlobals": .bool(hasGlobals), "suite": suite,
      "appOptions": appOptions, "coverage": .bool(takesCoverage),
      "configuration": configuration.map { found in
        [
          "member": .string(found.member),
          "environment": .array(found.environment.map { .texts([$0.name, $0.value]) }),
        ]
      } ?? .null,
    ]
  }
}

/// The program that runs a test file: it starts the apps, and reports the results.
@ScriptThread
package protocol TestScriptDelegate: AnyObject {
  /// The file requests something. The answer is given by `TestScript.settle`.
  /// - Parameter mayStay: true if the answer may never come, as that of an app's function may not.
  func request(_ id: Int, _ name: String, _ params: JSON, mayStay: Bool)
  /// The documents of a file of YAML, each node with its line.
  func flow(at path: String) -> JSON
  /// The differences between two pictures in words, a line each.
  func pictureDifferences(_ expected: String, _ received: String) -> [String]
  /// The transcript of an app so far, as an array of entries.
  func transcript(of app: Int) -> JSON
  /// A result, or the plan of the tests.
  func report(_ record: JSON)
  /// A line of the file's console.
  func printed(_ level: String, _ text: String)
  /// Nothing is left to do in the file, and a part of it has not ended. Requests that may stay can be open.
  func becameQuiet()
  /// The limit of the running part has passed.
  func limitReached()
}
