import ArgumentParser

/// The arguments that choose the program that runs an app's script.
package struct ScriptEngineOptions: ParsableArguments {
  /// The programs, by the names of their option.
  package enum Engine: String, CaseIterable, ExpressibleByArgument {
    case javaScriptCore = "jsc"
    case node
  }

  @Option(
    help: ArgumentHelp(
      "The engine that runs the app's file. Node is for breakpoints.",
      discussion: "Behaviour that belongs to an engine, such as the words of its own errors, is Node's then."))
  package var engine = Engine.javaScriptCore

  @Flag(
    help: """
      Wait for a debugger, and stop at the first statement of the app's file; with --engine node. The device's time stands while \
      the app does, and no time limit of a turn counts.
      """)
  package var inspectBrk = false

  @Option(
    help: ArgumentHelp(
      "The port of this machine on which --inspect-brk waits for a debugger; 0 for any free one.", valueName: "port"))
  var inspectPort = Self.usualPort

  /// The port that debuggers look at first.
  private static let usualPort = 9229

  package init() {}

  package func validate() throws {
    guard (0...65_535).contains(inspectPort) else {
      throw ValidationError("--inspect-port must be from 0 to 65535.")
    }
    if inspectBrk, engine != .node {
      throw ValidationError("--inspect-brk needs --engine node: the built-in engine has no debugger.")
    }
    if inspectPort != Self.usualPort, !inspectBrk {
      throw ValidationError("--inspect-port needs --inspect-brk, which waits for a debugger on that port.")
    }
  }

  /// The port on which the app waits for a debugger; nil if it waits for none.
  package var debuggerPort: Int? { inspectBrk ? inspectPort : nil }

  /// The same options as arguments for another process.
  package var arguments: [String] {
    guard engine == .node else { return [] }
    return ["--engine", engine.rawValue] + (inspectBrk ? ["--inspect-brk", "--inspect-port", "\(inspectPort)"] : [])
  }
}
