import Glibc
import NavbridgeTestSupport
import NavbridgeWire
import OrderedCollections
import Testing

@testable import NavbridgeTestRunner

/// The configurations of Jest, as far as suites need them.
@Suite("A configuration of Jest")
struct JestConfigurationTests {
  /// Makes a folder with empty files.
  private static func folder(_ names: [String]) -> TemporaryFolder {
    try! TemporaryFolder(Dictionary(uniqueKeysWithValues: names.map { ($0, "") }))
  }

  @Test(
    "A configuration of Jest names the test files",
    arguments: [
      ([:], [], ["a.test.js", "e2e/__tests__/d.ts", "e2e/b.test.js", "e2e/c.spec.tsx"]),
      (["testMatch": ["<rootDir>/e2e/**/*.test.js"]], [], ["e2e/b.test.js"]),
      (["testMatch": ["e2e/*.test.js"]], [], ["e2e/b.test.js"]),
      (["testMatch": ["**/*.js", "!**/a.*"]], [], ["e2e/b.test.js", "e2e/helper.js"]),
      (["testRegex": "\\.spec\\.tsx$"], [], ["e2e/c.spec.tsx"]),
      (["testRegex": ["a\\.test", "helper"]], [], ["a.test.js", "e2e/helper.js"]),
      (["testPathIgnorePatterns": ["<rootDir>/e2e/"]], [], ["a.test.js"]),
      ([:], ["b\\.", "spec"], ["e2e/b.test.js", "e2e/c.spec.tsx"]),
      (["rootDir": "e2e", "testMatch": ["<rootDir>/*.test.js"]], [], ["e2e/b.test.js"]), (["testMatch": []], [], []),
    ] as [(JSON, [String], [String])])
  func files(_ json: JSON, _ patterns: [String], _ expected: [String]) throws {
    let names = [
      "a.test.js", "e2e/b.test.js", "e2e/c.spec.tsx", "e2e/__tests__/d.ts", "e2e/helper.js", "node_modules/x/e.test.js",
    ]
    let made = Self.folder(names)
    defer { made.remove() }
    let folder = made.path
    let found = try JestConfiguration(json, folder: folder).files(matching: patterns)
    #expect(found.map { $0.replacing("\(folder)/", with: "") } == expected)
  }

  @Test("A configuration of Jest is refused where a pattern cannot be read, or its folder is not there")
  func refused() {
    for (json, words) in [
      (["testRegex": "("], "'testRegex' has '('"), (["testMatch": ["{a"]], "a group in it has no end"),
      (["rootDir": "nowhere"], "cannot be read"),
    ] as [(JSON, String)] {
      #expect { try JestConfiguration(json, folder: "/tmp").files(matching: []) } throws: { "\($0)".contains(words) }
    }
  }

  @Test("A configuration of Jest gives each file its globals and its set-up files, and names members without effect")
  func suite() {
    let json: JSON = [
      "rootDir": "..", "setupFiles": ["./a.js", "detox/runners/jest/x"],
      "setupFilesAfterEnv": ["<rootDir>/b.js", "package"],
      "globals": ["A": 1], "testTimeout": 1500, "bail": 1, "maxWorkers": 1,
      "clearMocks": false, "restoreMocks": true, "testEnvironment": "./environment",
      "globalSetup": "detox/runners/jest/globalSetup",
      "reporters": ["default", ["jest-junit", [:]]],
    ]
    let made = JestConfiguration(json, folder: "/x/e2e")
    let files: JSON = ["/x/a.js", "/x/b.js", "package"]
    #expect(
      made.suite == [
        "globals": ["A": 1], "mocks": ["restoreMocks"], "setupFiles": files, "rootDir": "/x", "moduleNameMapper": [],
      ])
    #expect(made.timeout == 1500 && made.bails && made.root == "/x")
    #expect(made.notes.paths == ["testEnvironment", "reporters"])
  }

  @Test("A configuration of Jest gives each file the names that stand for others, without those of Detox")
  func mapper() {
    let json: JSON = [
      "moduleNameMapper": ["^@/(.*)$": "<rootDir>/src/$1", "\\.png$": ["./a.js", "package"], "^detox$": "./other"]
    ]
    let made = JestConfiguration(json, folder: "/x")
    #expect(
      made.suite["moduleNameMapper"] == [["^@/(.*)$", "/x/src/$1"], ["\\.png$", "/x/a.js", "package"]])
    #expect(made.notes.paths == [])
  }
}
