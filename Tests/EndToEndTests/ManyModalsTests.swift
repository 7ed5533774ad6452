import Glibc
import NavbridgeDriver
import NavbridgeLauncher
import NavbridgeNavigation
import NavbridgeRuntime
import NavbridgeVocabulary
import NavbridgeWire
import ScriptSide
import Testing

/// Modals that a script requests in one turn. Each is presented over the one before.
@Suite("Hundreds of modals at once", .timeLimit(.minutes(20)))
struct ManyModalsTests {
  /// The two kinds of modals.
  enum Kind: String, Sendable, CaseIterable, CustomTestStringConvertible {
    case reactNative
    case reactNativeNavigation

    var testDescription: String { rawValue }
  }

  /// Returns the processor time, in nanoseconds, in which a native side presents and dismisses a number of modals. The
  /// least of three runs is the one that other processes disturb least.
  private static func cost(of count: Int, _ kind: Kind, _ architecture: Architecture) async throws -> Int64 {
    var least = Int64.max
    for _ in 0..<3 {
      let cost: Int64 = try await NativeSideProcess.run(["--render-timeout", "600000"]) { path, child in
        try await Task(executorPreference: ScriptThread.executor) {
          try await Self.cost(of: count, kind, architecture, path, child.processID)
        }.value
      }.0
      least = min(least, cost)
    }
    return least
  }

  @ScriptThread
  private static func cost(
    of count: Int, _ kind: Kind, _ architecture: Architecture, _ path: String, _ process: pid_t
  ) async throws -> Int64 {
    let driver = try await Driver.connect(to: path)
    let app = try await Navigation.connect(to: path, .init(architecture))
    defer {
      app.close()
      driver.close()
    }
    _ = try await app.setRoot(.screen("root"))
    try await driver.waitForIdle(timeout: 60_000)
    let before = processorTime(of: process)
    try await showAndDismiss(count, kind, app, driver)
    return processorTime(of: process) - before
  }

  @ScriptThread
  private static func showAndDismiss(_ count: Int, _ kind: Kind, _ app: Navigation, _ driver: Driver) async throws {
    switch kind {
    case .reactNative:
      for tag in 1...count { app.presentModalHost(tag * 2, ["animationType": "slide"]) }
      _ = try await app.getLaunchArgs()
      try await driver.waitForIdle(timeout: 60_000)
      for tag in 1...count { app.dismissModalHost(tag * 2) }
      _ = try await app.getLaunchArgs()
    case .reactNativeNavigation:
      for number in 1...count { app.showModal(.screen("m\(number)")) { _ in } }
      _ = try await app.getLaunchArgs()
      try await driver.waitForIdle(timeout: 60_000)
      try await app.dismissAllModals()
    }
    try await driver.waitForIdle(timeout: 60_000)
    let snapshot = try await driver.snapshot()
    #expect(snapshot["windows"]?[0]?["modals"]?.array?.isEmpty ?? true)
  }

  /// The nanoseconds that a process has spent on processors.
  private static func processorTime(of process: pid_t) -> Int64 {
    guard let file = unsafe fopen("/proc/\(process)/schedstat", "r") else { return 0 }
    defer { unsafe fclose(file) }
    var time: Int64 = 0
    unsafe withUnsafeMutablePointer(to: &time) { pointer in
      _ = unsafe withVaList([pointer]) { unsafe vfscanf(file, "%lld", $0) }
    }
    return time
  }

  @Test(
    "Hundreds of modals at once cost time in proportion to their number", arguments: Kind.allCases,
    [Architecture.turbo, .bridge])
  func linear(_ kind: Kind, _ architecture: Architecture) async throws {
    let few = try await Self.cost(of: 100, kind, architecture)
    let many = try await Self.cost(of: 400, kind, architecture)
    // The count is four times larger. If the cost of each modal grew with the number of those below, the time would be
    // sixteen times larger. Other processes disturb the processor's caches, so the bound is far from four.
    #expect(many < 12 * few, "100: \(few) ns, 400: \(many) ns")
  }
}
