import Foundation
import Testing

/// The first lines of the scripts in `scripts/`.
@Suite("A script of the repository", .timeLimit(.minutes(20)))
struct ScriptAnnouncementTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Runs a script, and returns its exit code, its output and its standard error.
  private static func run(
    _ arguments: [String], _ environment: [String: String] = [:]
  ) throws -> (code: Int32, output: String, errors: String) {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = arguments
    process.currentDirectoryURL = root
    var all = ProcessInfo.processInfo.environment
    all["NAVBRIDGE_ANNOUNCED"] = nil
    process.environment = all.merging(environment) { $1 }
    let (output, errors) = (Pipe(), Pipe())
    (process.standardOutput, process.standardError) = (output, errors)
    try process.run()
    let texts = [output, errors].map { String(decoding: $0.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self) }
    process.waitUntilExit()
    return (process.terminationStatus, texts[0], texts[1])
  }

  @Test(
    "A script of the repository announces by one function what it does and how long it takes",
    arguments: ["build-release", "check", "demo", "generate", "mutate", "setup", "test", "test-within"])
  func announces(_ name: String) throws {
    let text = try String(contentsOf: Self.root.appending(path: "scripts/\(name)"), encoding: .utf8)
    #expect(text.contains("announce \"") || text.contains("announce(f\"") || text.contains("announce(sentence("))
  }

  @Test("A script of the repository writes its announcement to standard error, before anything else")
  func first() throws {
    let (code, output, errors) = try Self.run([
      "bash", "-c", ". scripts/lib/announce.sh; announce 'Building: a minute.'",
    ])
    #expect(code == 0 && output.isEmpty && errors == "Building: a minute.\n")
    let check = try Self.run(["scripts/check", "patches"])
    #expect(check.errors.hasPrefix("Running the checks patches: about a minute or two on a built tree.\n"))
  }

  @Test(
    "A script of the repository announces nothing as a part of another script, when it is sourced, or for its help")
  func silent() throws {
    let part = try Self.run(["scripts/check", "patches"], ["NAVBRIDGE_ANNOUNCED": "1"])
    #expect(!part.errors.contains("Running"))
    #expect(try Self.run(["bash", "-c", ". scripts/setup"]).errors.isEmpty)
    let own = ["build-release", "check", "demo", "generate", "mutate", "package", "setup", "test", "test-within"]
    for script in own.map({ "scripts/\($0)" }) + ["Benchmarks/picture", "Benchmarks/workarounds"] {
      let help = try Self.run([script, "--help"])
      #expect(help.code == 0 && help.errors.isEmpty && help.output.contains(script), "\(help)")
    }
  }

  @Test(
    "A script of the repository refuses an argument that it does not understand before it does anything else",
    arguments: [
      ["check", "fidelity", "chek"], ["check", "fidelity", "--fix"], ["demo", "--hlep"],
      ["generate", "types", "interface"],
      ["package", "navbridge.deb"], ["setup", "--hlep"], ["test", "--quikc"], ["test", "--filter"],
      ["test-within", "--skip-build"],
      ["../Benchmarks/workarounds", "weak"], ["../Benchmarks/workarounds", "--check", "weak-references"],
    ])
  func refused(_ arguments: [String]) throws {
    let (code, output, errors) = try Self.run(["scripts/\(arguments[0])"] + arguments.dropFirst())
    #expect(code == 64 && output.isEmpty && errors.split(separator: "\n").count == 1, "\(errors)")
    #expect(errors.hasPrefix("'") || errors.hasPrefix("The ") || errors.hasPrefix("--filter needs"), "\(errors)")
  }
}
