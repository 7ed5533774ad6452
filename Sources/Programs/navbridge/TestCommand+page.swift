import ArgumentParser
import Glibc
import NavbridgeInspector
import NavbridgeRuntime
import NavbridgeTestRunner

extension TestCommand {
  /// Throws for options that contradict the page, or that have no effect without it.
  func checkPage() throws {
    try page.check()
    guard ui else {
      if page.open || Self.isGiven("--port") { throw ValidationError("--port and --open need --ui.") }
      return
    }
    let others = ["--list", "--output", "--reporter", "--bail", "--slowest", "--film"].filter(Self.isGiven)
    if let other = others.first {
      throw ValidationError("\(other) has no effect with --ui, which shows the tests on a page. Leave one of them out.")
    }
  }
}

extension PageOptions {
  /// Serves the page of tests until a signal, and returns the exit code.
  ///
  /// - Parameters:
  ///   - scratch: a folder for temporary files.
  ///   - find: returns the test files that are there now.
  @ScriptThread
  func serve(
    _ options: TestOptions, scratch: PrivateFolder, watches: Bool, find: @escaping @Sendable () -> [String]
  ) async -> Int32 {
    let tests = TestSession(options, find: find, usual: Self.usualArguments, scratch: scratch)
    tests.watch(watches)
    do throws(Inspector.Failure) {
      return await serve(try Inspector(tests: tests, port: port), announcing: "Tests")
    } catch {
      StandardError.complain(error.message)
      return EX_UNAVAILABLE
    }
  }
}
