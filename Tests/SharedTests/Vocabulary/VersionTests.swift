import NavbridgeRuntime
import NavbridgeVocabulary
import NavbridgeWire
import Testing

@Suite("The versions")
struct VersionTests {
  @Test("The versions are one line for each subject, and are read from it")
  func lines() throws {
    let text = Version.lines(engine: "2.50.6")
    #expect(text.hasPrefix("navbridge \(Version.number)\nprotocol \(ProtocolVersion.number)\nSwift 6."))
    for subject in Version.Subject.allCases {
      #expect(Version.version(of: subject, in: text) != nil, "\(subject)")
    }
    #expect(Version.version(of: .engine, in: text) == "2.50.6")
    #expect(Version.version(of: .engine, in: Version.lines()) == nil)
    #expect(Version.version(of: .libuv, in: text) == EventLoop.libraryVersion)
    let hasSimdjson = JSONParser.available.contains(.simdjson)
    #expect(Version.version(of: .simdjson, in: text) == (hasSimdjson ? JSONParser.simdjson.version : "none"))
  }

  /// The numbers of releases in a changelog, newest first.
  private static func releases(_ changelog: String) -> [String] {
    changelog.matches(of: /(?m)^## \[([^\]]+)\]/).map { String($0.1) }.filter { $0 != "Unreleased" }
  }

  @Test("The newest release of CHANGELOG.md is the version, as soon as there is a release")
  func changelog() throws {
    #expect(Version.number.wholeMatch(of: /\d+\.\d+\.\d+/) != nil)
    #expect(Self.releases("# Changelog\n## [Unreleased]\n## [0.2.0] - 2030-01-01\n## [0.1.0]\n") == ["0.2.0", "0.1.0"])
    let root = "/" + #filePath.split(separator: "/").dropLast(4).joined(separator: "/")
    let changelog = try TextFile.read("\(root)/CHANGELOG.md")
    #expect(changelog.contains("\n## [Unreleased]\n"))
    #expect(Self.releases(changelog).first ?? Version.number == Version.number)
  }
}
