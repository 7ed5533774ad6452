import ArgumentParser
import Glibc
import NavbridgeLauncher

/// The limit of the commands that wait until an app is at rest.
struct TimeLimitOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Real seconds that the whole run may take. No limit by default.", valueName: "seconds"))
  var timeout: Int?

  /// The real seconds after which a run names what keeps it from its end: soon where people watch it, and later where a log
  /// is read afterwards.
  static var patience: Int { isatty(STDERR_FILENO) == 1 ? 2 : 120 }

  func validate() throws {
    if let timeout, !(1...31_536_000).contains(timeout) {
      throw ValidationError("--timeout must be from 1 to 31536000 seconds.")
    }
  }

  func apply(to options: inout AppRun.Options) { options.timeout = timeout }
}
