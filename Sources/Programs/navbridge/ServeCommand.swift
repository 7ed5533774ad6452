import ArgumentParser
import Glibc
import NavbridgeLauncher
import NativeSideProgram
import NavbridgeRuntime
import NavbridgeVocabulary

struct ServeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "serve",
    abstract: "Starts apps for a client in another program, such as tests in Node.",
    discussion: """
      The package 'navbridge' for Node starts it (docs/node.md). The client writes requests to standard input, and reads the \
      answers from standard output: JSON-RPC 2.0 in frames of the base protocol. When its input ends, the apps end, too.

      Exit codes: 0 the client has gone; 64 wrong use; 69 the program that starts apps is missing; 73 no temporary folder can be \
      made; 74 standard input and output cannot be used; 130, 143 a signal.
      """)

  @Option(help: "The route of apps that name none: bridge or turbo.")
  var architecture = Architecture.turbo

  @Option(help: "The device of apps that name none: the name of an iPhone or an iPad.")
  var device: DeviceOption?

  func validate() throws { try device?.validate() }

  func run() throws {
    if isatty(STDIN_FILENO) == 1 {
      throw ValidationError(
        "'navbridge serve' is started by a program that writes requests to it. 'navbridge run' and 'navbridge inspect' start an "
          + "app for a person.")
    }
    let program: String
    do { program = try ChildProgram.testWorker.located() } catch {
      StandardError.complain("\(error)")
      throw ExitCode(EX_UNAVAILABLE)
    }
    // That program has the JavaScript engine, whose load this one does without.
    let arguments =
      [program, "serve", "--architecture", architecture.rawValue] + (device.map { ["--device", $0.name] } ?? [])
    var pointers = unsafe arguments.map { unsafe strdup($0) } + [nil]
    unsafe execv(program, &pointers)
    StandardError.complain("'\(program)' cannot be run: \(systemMessage()).")
    throw ExitCode(EX_UNAVAILABLE)
  }
}
