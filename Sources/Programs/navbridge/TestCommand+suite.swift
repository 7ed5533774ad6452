import Glibc
import NavbridgeRuntime
import NavbridgeTestRunner

extension TestCommand {
  /// Reads the configuration of a suite, and prints the members that have no effect. Nil after a complaint.
  @ScriptThread
  static func load(_ request: SuiteConfiguration.Request) async -> SuiteConfiguration? {
    do {
      let scratch = try PrivateFolder.make()
      defer { scratch.remove() }
      let suite = try await SuiteConfiguration.load(request, scratch: scratch)
      for note in suite.notes { StandardError.printLine(note) }
      return suite
    } catch {
      StandardError.complain("\(error)")
      return nil
    }
  }

  static func refuse(_ sentence: String) -> Never {
    StandardError.complain(sentence)
    Glibc.exit(EX_USAGE)
  }
}
