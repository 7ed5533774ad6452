import NavbridgeDriver
import NavbridgeRuntime
internal import NavbridgeVocabulary
import NavbridgeWire

/// The last line of a run that people watch.
@ScriptThread
final class RestSummary {
  private(set) var line: String?

  nonisolated init() {}

  /// Takes the numbers of a device that has come to rest.
  func take(_ driver: Driver) async {
    guard let stats = try? await driver.stats(), let clock = try? await driver.clockNow() else { return }
    let settled = ["resolved", "rejected"].reduce(0) { $0 + (stats["settled"]?[$1]?.int ?? 0) }
    line = Self.line(milliseconds: clock.milliseconds, settled: settled)
  }

  /// `At rest at 500 ms of the device's time; 2 commands have settled. --transcript shows them.`
  nonisolated static func line(milliseconds: Double, settled: Int) -> String {
    let rounded = (milliseconds * 10).rounded() / 10
    let time = Int64(exactly: rounded).map { "\($0)" } ?? "\(rounded)"
    let commands = settled == 1 ? "1 command has" : "\(settled == 0 ? "no" : "\(settled)") commands have"
    return "At rest at \(time) ms of the device's time; \(commands) settled. --transcript shows the run."
  }
}
