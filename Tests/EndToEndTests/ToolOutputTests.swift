import Glibc
import NavbridgeLauncher
import NavbridgeRuntime
import NavbridgeTestSupport
import Testing

/// The output of the tools besides their results.
@Suite("A tool", .timeLimit(.minutes(20)))
struct ToolOutputTests {
  @Test(
    "A tool exits with 74 and an error message when standard output cannot be written",
    arguments: [
      ["run", "APP"], ["run", "APP", "--json"], ["run", "APP", "--transcript"], ["diff", "APP"],
      ["diff", "APP", "--json"], ["explain", "options", "--all"],
      ["explain", "options", "--all", "--markdown"], ["--version"], ["doctor"],
      ["stress", "reload", "--cycles", "2", "--in-flight", "2"],
      ["bench", "--rounds", "1", "--count", "50", "--placement", "free", "--workload", "turbo-command"],
    ])
  func full(_ arguments: [String]) async throws {
    let folder = try Folder("console.log('hello')")
    let program = try ChildProgram.navbridge.located()
    let errors = "\(folder.app).errors"
    let command = ([program] + arguments.map { $0 == "APP" ? folder.app : $0 }).joined(separator: "' '")
    let status = try await ShellCommand("'\(command)' >/dev/full 2>'\(errors)'").code
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
      #expect(try await ShellCommand(command).code == 0)
      let text = try TextFile.read(script)
      #expect(text.contains("render-timeout") || program == .scriptSide)
      #expect(text.contains(program.rawValue))
      if shell == "bash" { #expect(try await ShellCommand("bash -n '\(script)'").code == 0) }
    }
  }

  @Test("'navbridge explain options --all' lists all options")
  func allOptions() async throws {
    let (ending, output) = try await ChildProcess.ending(of: .navbridge, ["explain", "options", "--all"])
    #expect(ending.code == 0 && ending.standardError.isEmpty)
    #expect(output.hasPrefix("option ") && output.contains("\ntopBar.title.text "))
    #expect(output.contains("\n  A  each time that a screen is about to appear\n"))
  }

  @Test("A tool an option that is cut short is refused with the options that begin so")
  func shortOption() async throws {
    let (ending, _) = try await ChildProcess.ending(of: .navbridge, ["run", "app.js", "--archi", "bridge"])
    #expect(ending.code == 64)
    let message = "Error: Unknown option '--archi'. Did you mean '--architecture'?\nUsage: navbridge run"
    #expect(ending.standardError.hasPrefix(message))
  }

  /// Words of a command line, and the error that has the word that was probably meant.
  static let misspelt: [([String], String)] = [
    (["rnu", "app.js"], "There is no subcommand 'rnu'. Did you mean 'run'?\nUsage: navbridge <"),
    (["dif", "a.js"], "There is no subcommand 'dif'. Did you mean 'diff'?\n"),
    (["Snapsho"], "There is no subcommand 'Snapsho'. Did you mean 'snapshot'?\n"),
    (["stress", "relaod"], "There is no subcommand 'relaod'. Did you mean 'reload'?\nUsage: navbridge stress <"),
    (["explain", "option"], "There is no subcommand 'option'. Did you mean 'options'?\n"),
    (["help", "tset"], "There is no subcommand 'tset'. Did you mean 'test'?"),
    (["help", "run", "nope"], "There is no subcommand 'nope'."),
    (
      ["stress", "moonwalk"],
      "There is no subcommand 'moonwalk'. There are 'reload', 'teardown', 'storm', 'slow-reader', 'kill', "
        + "'stop' and 'list'.\n"
    ),
    (
      ["run", "app.js", "--architecture", "turb"],
      "The value 'turb' is invalid for '--architecture <architecture>'. Did you mean 'turbo'? Please provide one of "
        + "'bridge' and 'turbo'.\n"
    ),
    (["test", "-t", "name"], "Unknown option '-t'. In place of Jest's there is '--grep PATTERN'\nUsage: navbridge"),
    (["test", "--ci"], "Error: Unknown option '--ci'.\nUsage: navbridge test"),
    (["test", "--workers", "2"], "Error: Unknown option '--workers'.\nUsage: navbridge test"),
    (["test", "--gerp", "a"], "Error: Unknown option '--gerp'. Did you mean '--grep'?\nUsage: navbridge test"),
    (["test", "--timeout", "-1"], "Error: --timeout must be from 1 to 86400 seconds.\nUsage: navbridge test"),
    (["run", "app.js", "--epoch-time", "-1"], "A negative value stands behind a '=': --epoch-time=-1\n"),
    (
      ["run", "app.js", "--timeout", "abc"],
      "The value 'abc' is invalid for '--timeout <seconds>'. A whole number is expected.\n"
    ),
    (["stress", "reload", "--cycles=x"], "is invalid for '--cycles <cycles>'. A whole number is expected.\n"),
    (["snapshot", "app.js", "--at", "x"], "is invalid for '--at <ms>'. A number is expected.\n"),
    (["test", "--reporter", "jnuit"], "for '--reporter <name[=file]>'. Did you mean 'junit'?\nHelp:"),
    (["bench", "--workload", "turbo-comand"], "for '--workload <name>'. Did you mean 'turbo-command'?\nHelp:"),
    (["run", "app.js", "--clock", "sundial"], "for '--clock <clock>'. Please provide one of 'virtual' and 'real'."),
    (
      ["run", "app.js", "--device", "iPhone 15 Prx"],
      "--device: there is no device 'iPhone 15 Prx'. Did you mean 'iPhone 15 Pro'? These are: iPad 9.7, iPad 10, "
        + "iPad 10.2, iPad Air 3, iPad Air 4, iPad Air 5, iPad mini 5, "
    ),
    (["run", "app.js", "--architecture", "turbo", "too-many"], "Unexpected argument 'too-many'\nUsage: navbridge run"),
  ]

  @Test("A misspelt word is refused with the one that was probably meant", arguments: misspelt)
  func misspelling(_ arguments: [String], _ sentence: String) async throws {
    let (ending, _) = try await ChildProcess.ending(of: .navbridge, arguments)
    #expect(ending.code == 64)
    #expect(ending.standardError.contains(sentence), "\(ending.standardError)")
  }

  /// Arguments whose fault a command finds when it runs, and the words of the error.
  static let lateFaults: [([String], String, String)] = [
    (["run", "APP", "--modules", "none.js"], "--modules: the file 'none.js' cannot be read", "run [<options>] <file>"),
    (
      ["snapshot", "APP", "--network", "none.js"], "--network: the file 'none.js' cannot", "snapshot [<options>] <file>"
    ),
    (
      ["bench", "--compare", "none.json"], "--compare: 'none.json' cannot be read: No such file or directory.\n",
      "bench <"
    ),
    (
      ["explain", "options"], "COMPONENT and --pipe PATH are missing. 'navbridge run",
      "explain options <component> --pipe"
    ),
    (
      ["explain", "options", "c1"], "Error: --pipe PATH is missing. 'navbridge run",
      "explain options <component> --pipe"
    ),
    (
      ["run", "APP", "--record", "APP"], "is read by this command, and would be overwritten.", "run [<options>] <file>"
    ),
    (["run", "APP", "--trace", "/tmp/none.x", "--record", "/tmp/none.x"], "is the file of", "run [<options>] <file>"),
    (["snapshot", "APP", "--svg", "APP"], "--svg: '", "snapshot [<options>] <file>"),
    (["diff", "APP", "--html", "APP"], "--html: '", "diff [<options>] <file>"),
    (["test", "APP", "--output", "APP"], "--output: '", "test [<options>] [<files> ...]"),
  ]

  @Test("An argument that is refused late is refused with the usage of its own command", arguments: lateFaults)
  func lateFault(_ arguments: [String], _ sentence: String, _ usage: String) async throws {
    let folder = try Folder("console.log('hello')")
    let (ending, _) = try await ChildProcess.ending(
      of: .navbridge, arguments.map { $0 == "APP" ? folder.app : $0 })
    #expect(ending.code == 64)
    #expect(ending.standardError.contains(sentence), "\(ending.standardError)")
    #expect(ending.standardError.contains("\nUsage: navbridge \(usage)"), "\(ending.standardError)")
    #expect(try TextFile.read(folder.app).contains("console.log('hello')"))
    let help = arguments.first == "explain" ? "explain options" : arguments[0]
    #expect(ending.standardError.hasSuffix("  See 'navbridge \(help) --help' for more information.\n"))
  }
}
