import Glibc
import NavbridgeLauncher
import NavbridgeRuntime
import Testing

/// The output of the tools besides their results.
@Suite("A tool", .timeLimit(.minutes(5)))
struct ToolOutputTests {
  @Test(
    "exits with 74 and an error message when standard output cannot be written",
    arguments: [
      ["run", "APP"], ["run", "APP", "--json"], ["run", "APP", "--transcript"], ["explain", "options", "--all"],
      ["explain", "options", "--all", "--markdown"], ["--version"], ["doctor"],
      ["stress", "reload", "--cycles", "2", "--in-flight", "2"],
      ["bench", "--rounds", "1", "--count", "50", "--placement", "free", "--workload", "turbo-command"],
    ])
  func full(_ arguments: [String]) async throws {
    let folder = try Folder("console.log('hello')")
    let program = try ChildProgram.navbridge.located()
    let errors = "\(folder.app).errors"
    let command = ([program] + arguments.map { $0 == "APP" ? folder.app : $0 }).joined(separator: "' '")
    let status = try await Self.shell("'\(command)' >/dev/full 2>'\(errors)'")
    #expect(status == 74)
    let said = try TextFile.read(errors)
    #expect(said.contains("Standard output cannot be written"), "\(said)")
  }

  @Test("A tool generates shell completions", arguments: ["bash", "zsh", "fish"])
  func completions(_ shell: String) async throws {
    for program in [ChildProgram.navbridge, .nativeSide, .scriptSide] {
      let path = try program.located()
      let script = "/tmp/navbridge-completion-\(getpid())-\(program.rawValue).\(shell)"
      defer { unsafe unlink(script) }
      let command = "'\(path)' --generate-completion-script \(shell) >'\(script)'"
      #expect(try await Self.shell(command) == 0)
      let text = try TextFile.read(script)
      #expect(text.contains("render-timeout") || program == .scriptSide)
      #expect(text.contains(program.rawValue))
      if shell == "bash" { #expect(try await Self.shell("bash -n '\(script)'") == 0) }
    }
  }

  @Test("'navbridge explain options --all' lists all options")
  func allOptions() async throws {
    let (ending, output) = try await ChildProcess.ending(of: .navbridge, ["explain", "options", "--all"])
    #expect(ending.code == 0 && ending.standardError.isEmpty)
    #expect(output.hasPrefix("option ") && output.contains("\ntopBar.title.text "))
    #expect(output.contains("\n  A  each time that a screen is about to appear\n"))
  }

  @Test("an option that is cut short is refused with the options that begin so")
  func shortOption() async throws {
    let (ending, _) = try await ChildProcess.ending(of: .navbridge, ["run", "app.js", "--archi", "bridge"])
    #expect(ending.code == 64)
    let message = "Error: Unknown option '--archi'. Did you mean '--architecture'?\nUsage: navbridge run"
    #expect(ending.standardError.hasPrefix(message))
  }

  private static func shell(_ command: String) async throws -> Int {
    let input = unsafe open("/dev/null", O_RDONLY | O_CLOEXEC)
    defer { close(input) }
    return try await Spawned("/bin/sh", ["-c", command], input: input).end()
  }
}
