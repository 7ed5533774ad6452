import HeadlessUIKit
import NavbridgeLauncher
import NavbridgeWire
import Testing

/// The option of a variant of UIKit, in tests and on command lines, with real processes.
@Suite("The option of a variant of UIKit", .timeLimit(.minutes(20)))
struct UIKitVariantOptionTests {
  private static func folder(_ options: String) throws -> TestFolder {
    let test = try Folder.text("Examples/schedules/uikit-variants.test.js")
    return TestFolder([
      "uikit-variants.js": try Folder.text("Examples/schedules/uikit-variants.js"),
      "a.test.js": test.replacing("app('./uikit-variants.js')", with: "app('./uikit-variants.js'\(options))"),
    ])
  }

  @Test("Without the option no test of the example fails, and with each name the one that breaks by this variant")
  func inTests() async throws {
    let usual = try await Self.folder("").run(["--architecture", "both"])
    #expect(usual.0 == 0 && usual.1.contains("\n6 passed in "), "\(usual.1)")
    for (variant, broken) in zip(UIKitVariant.allCases, ["the terms", "an order", "the prices"]) {
      let folder = try Self.folder(", { uikitVariant: ['\(variant.rawValue)'] }")
      let (code, output, _) = try await folder.run(["--architecture", "both", "--film", "none"])
      #expect(code == 1 && output.contains("4 passed, 2 failed in "), "\(output)")
      let failed = output.matches(of: /FAIL (\w+ \w+)/).map { String($0.1) }
      #expect(Set(failed) == [broken], "\(output)")
      #expect(output.contains("!! UIKit's variant '\(variant.rawValue)': "), "\(output)")
    }
  }

  @Test("A name that no variant has is refused with the names that there are")
  func refused() async throws {
    let (code, output, _) = try await Self.folder(", { uikitVariant: 'lost' }").run(["--grep", "terms"])
    #expect(code == 1)
    #expect(output.contains("app: the value 'lost' is invalid for the option 'uikitVariant'."), "\(output)")
    for variant in UIKitVariant.allCases { #expect(output.contains("'\(variant.rawValue)'"), "\(output)") }
  }

  @Test("The option of a search finds the tests that break, and a schedule is replayed")
  func explored() async throws {
    let folder = try Self.folder("")
    func navbridge(_ words: String...) async throws -> (code: Int, output: String) {
      let (ending, output) = try await ChildProcess.ending(of: .navbridge, words, environment: folder.environment)
      return (ending.code, output)
    }
    let arguments = ["explore", "\(folder.path)/a.test.js", "--schedules", "8", "--replays", "\(folder.path)/kept"]
    let (usual, _) = try await ChildProcess.ending(of: .navbridge, arguments, environment: folder.environment)
    #expect(usual.code == 0)
    let (found, output) = try await ChildProcess.ending(
      of: .navbridge, arguments + ["--uikit-variants"], environment: folder.environment)
    #expect(found.code == 1 && output.contains("\n3 tests, ") && output.contains(" 3 failed\n"), "\(output)")
    #expect(output.matches(of: /1 decision of \d+ differs from the usual schedule/).count == 3, "\(output)")
    let file = try #require(output.firstMatch(of: /navbridge replay (.*\.json)/)?.1)
    let again = try await navbridge("replay", String(file))
    #expect(again.code == 0 && again.output.hasSuffix("The run is the same as the one that was found.\n"))
    let text = try await navbridge("explain", "variants")
    for variant in UIKitVariant.allCases {
      #expect(text.output.contains("\(variant.rawValue)\n  \(variant.sentence)\n  Source: \(variant.source).\n"))
    }
  }
}
