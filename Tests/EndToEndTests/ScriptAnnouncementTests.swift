import Foundation
import NavbridgeTestSupport
import Testing

/// The first lines of the scripts in `scripts/`.
@Suite("A script of the repository", .timeLimit(.minutes(20)))
struct ScriptAnnouncementTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Runs a command in the repository's folder.
  /// - Parameter announced: set for the parts of a script that has announced them.
  private static func run(_ command: String, announced: String = "") async throws -> ShellCommand {
    try await ShellCommand("cd '\(root.path)'; \(command)", environment: ["NAVBRIDGE_ANNOUNCED": announced])
  }

  @Test(
    "A script of the repository announces by one function what it does and how long it takes",
    arguments: ["build-release", "check", "demo", "generate", "mutate", "setup", "test", "test-within"])
  func announces(_ name: String) throws {
    let text = try String(contentsOf: Self.root.appending(path: "scripts/\(name)"), encoding: .utf8)
    #expect(text.contains("announce \"") || text.contains("announce(f\"") || text.contains("announce(sentence("))
  }

  @Test("A script of the repository writes its announcement to standard error, before anything else")
  func first() async throws {
    let run = try await Self.run("bash -c '. scripts/lib/announce.sh; announce \"Building: a minute.\"'")
    #expect(run.code == 0 && run.output.isEmpty && run.errors == "Building: a minute.\n")
    let check = try await Self.run("scripts/check patches")
    #expect(check.errors.hasPrefix("Running the checks patches: about a minute or two on a built tree.\n"))
  }

  @Test(
    "A script of the repository announces nothing as a part of another script, when it is sourced, or for its help")
  func silent() async throws {
    let part = try await Self.run("scripts/check patches", announced: "1")
    #expect(!part.errors.contains("Running"))
    #expect(try await Self.run("bash -c '. scripts/setup'").errors.isEmpty)
    let own = ["build-release", "check", "demo", "generate", "mutate", "package", "setup", "test", "test-within"]
    for script in own.map({ "scripts/\($0)" }) + ["Benchmarks/picture", "Benchmarks/workarounds"] {
      let help = try await Self.run("\(script) --help")
      #expect(help.code == 0 && help.errors.isEmpty && help.output.contains(script), "\(help)")
    }
  }

  @Test(
    "A script of the repository refuses an argument that it does not understand before it does anything else",
    arguments: [
      "check fidelity chek", "check fidelity --fix", "demo --hlep",
      "generate types interface",
      "package navbridge.deb", "setup --hlep", "test --quikc", "test --filter",
      "test-within --skip-build",
      "../Benchmarks/workarounds weak", "../Benchmarks/workarounds --check weak-references",
    ])
  func refused(_ arguments: String) async throws {
    let run = try await Self.run("scripts/\(arguments)")
    let (code, output, errors) = (run.code, run.output, run.errors)
    #expect(code == 64 && output.isEmpty && errors.split(separator: "\n").count == 1, "\(errors)")
    #expect(errors.hasPrefix("'") || errors.hasPrefix("The ") || errors.hasPrefix("--filter needs"), "\(errors)")
  }
}
