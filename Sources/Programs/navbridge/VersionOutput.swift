import Glibc
import NavbridgeLauncher
import NavbridgeRuntime
import NavbridgeVocabulary

/// The output of `navbridge --version`.
enum VersionOutput {
  /// Prints the versions and ends the process. The JavaScript engine is linked into `script-side` alone, so that its
  /// version is that program's answer.
  static func write() -> Never {
    let loop = Runtime.live.script.useCallingThread()
    Task(executorPreference: ScriptThread.executor) {
      var engine: String?
      do {
        let answer = try await ChildProcess.output(of: .scriptSide, ["--version"])
        engine = Version.version(of: .engine, in: answer)
      } catch {
        StandardError.complain("The version of the JavaScript engine is not known. \(error)")
      }
      StandardOutput.printLine(Version.lines(engine: engine ?? "unknown"))
      Glibc.exit(StandardOutput.finish(0))
    }
    loop.run()
    Glibc.exit(EX_SOFTWARE)
  }
}
