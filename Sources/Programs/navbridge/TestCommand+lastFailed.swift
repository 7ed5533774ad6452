import ArgumentParser
import Glibc
import NavbridgeRuntime
import NavbridgeTestRunner

extension TestCommand {
  /// Chooses the tests for `--last-failed`, if that is given. Returns false, after a sentence, where there are none.
  ///
  /// - Parameter named: the files that the user names; nil for all.
  func choosesTests(_ options: inout TestOptions, among named: [String]?) throws -> Bool {
    guard lastFailed else { return true }
    guard let last = LastRun.read(artifacts: artifacts) else {
      StandardError.complain(
        "--last-failed: no failure is known here, because '\(LastRun.path(artifacts))' is not there. A run with a failing "
          + "test writes it: navbridge test.")
      throw ExitCode(EX_USAGE)
    }
    if !Self.isGiven("--architecture"), !last.architectures.isEmpty { options.architectures = last.architectures }
    options.choose(last, among: named)
    guard options.files.isEmpty else { return true }
    StandardError.printLine(last.sentence(aboutNoneOn: options.architectures, among: named))
    return false
  }
}
