internal import NavbridgeLauncher
internal import NavbridgeRuntime

/// A command of this program in a process of its own, so that whatever an app does to it stays there.
enum ChildCommand {
  struct Ending: Sendable {
    let code: Int
    let output: String
    let errors: String

    /// What the command has printed, as lines of an answer. It has texts of the app's, which it shows in its own way.
    var lines: [String] {
      // Equal calls have equal answers: real times are left out.
      let whole = (output + (errors.isEmpty ? "" : "\n" + errors)).replacing(/(passed|failed) in \d+\.\d s\b/) {
        String($0.1)
      }
      let lines = whole.split(separator: "\n").map { "| \($0)".printable }
      return ["exit code \(code); what the command has printed, which may be the app's words:"] + lines
    }
  }

  /// Runs 'navbridge' with arguments, and waits for its end.
  static func run(_ arguments: [String]) async throws(ToolRefusal) -> Ending {
    do {
      let (ending, output) = try await ChildProcess.ending(of: .navbridge, arguments)
      return Ending(code: ending.code, output: output, errors: ending.standardError)
    } catch {
      throw ToolRefusal("The command cannot be run: \(error)")
    }
  }
}
