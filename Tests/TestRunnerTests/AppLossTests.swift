import Glibc
import NavbridgeLauncher
import NavbridgeRuntime
import NavbridgeVocabulary
import NavbridgeWire
import OrderedCollections
import Testing

@testable import NavbridgeTestWorker

/// The ends of an app's processes that the test has not asked for.
@Suite("The loss of an app under test")
@ScriptThread
struct AppLossTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let program: ChildProgram
    let code: Int
    /// The lines of the transcript, and those that the native side has written.
    var output = ""
    var complaints = ""
    let sentence: String
    var testDescription: String { "\(program.rawValue) with \(code) and '\(output)\(complaints)'" }
  }

  nonisolated static let rows = [
    Row(
      program: .nativeSide, code: 139,
      sentence: "The process 'native-side' of the app has ended by signal 11 (Segmentation fault)."),
    Row(
      program: .nativeSide, code: 1, complaints: "It is full.\n",
      sentence: "The process 'native-side' of the app has ended, with code 1.\nIt is full."),
    Row(
      program: .nativeSide, code: 64, complaints: "Error: Unknown option '--strct'. Did you mean '--strict'?\nUsage",
      sentence: "app: there is no option 'strct'. Did you mean 'strict'?"),
    Row(
      program: .scriptSide, code: 137,
      sentence: "The process 'script-side' of the app has ended by signal 9 (Killed)."),
    Row(
      program: .scriptSide, code: 1, output: #"{"kind":"console","level":"error","text":"Error: no"}"# + "\n",
      sentence: "Error: no\nThe app has ended by this error, with exit code 1."),
    Row(
      program: .scriptSide, code: 137, output: "It cannot go on\n",
      sentence: "The process 'script-side' of the app has ended by signal 9 (Killed).\nIt cannot go on"),
  ]

  private static func app(
    _ row: Row, _ options: JSON = [:], onLoss: @escaping (AppLoss) -> Void = { _ in }
  ) throws -> AppUnderTest {
    let app = try AppUnderTest.unstarted(options, onLoss: onLoss)
    _ = SystemFiles.write(row.output, to: app.output.descriptor)
    _ = SystemFiles.write(row.complaints, to: app.complaints.descriptor)
    return app
  }

  @Test("The loss of an app has the reason that the lost process has left", arguments: rows)
  func reason(_ row: Row) async throws {
    var losses: [String] = []
    let app = try Self.app(row) { losses.append($0.sentence) }
    await app.hasLost(row.program, row.code)
    #expect(losses == [row.sentence])
    #expect(app.isRefused == (row.code == Int(EX_USAGE)))
    await app.hasLost(row.program, row.code)
    #expect(losses.count == 1, "The end of the other process follows from it.")
  }

  @Test("The loss of an app that the test permits to end fails nothing, and is the reason of later errors")
  func permitted() async throws {
    var losses = 0
    let app = try Self.app(Self.rows[3], ["mayEnd": true]) { _ in losses += 1 }
    await app.hasLost(.scriptSide, 137)
    #expect(losses == 0 && app.loss != nil)
    try await app.awaitScript()
    try await app.awaitEnd(ofContext: 0)
  }

  @Test("The loss of an app ends the waits for its script with the reason")
  func waits() async throws {
    let app = try Self.app(Self.rows[3])
    let waits = [
      Task(executorPreference: ScriptThread.executor) { try await app.awaitScript() },
      Task(executorPreference: ScriptThread.executor) { try await app.awaitEnd(ofContext: 0) },
    ]
    await app.hasLost(.scriptSide, 137)
    for wait in waits { await #expect(throws: RPCError.self) { try await wait.value } }
  }

  @Test("An error that a script leaves unhandled and survives fails the test once, unless it permits that")
  func unhandled() throws {
    let line = #"{"kind":"console","level":"error","text":"Error: no","unhandled":true}"# + "\n"
    for mayEnd in [false, true] {
      let app = try AppUnderTest.unstarted(["mayEnd": .bool(mayEnd)])
      _ = SystemFiles.write(line, to: app.output.descriptor)
      if mayEnd { try app.checkErrors(); continue }
      let error = #expect(throws: RPCError.self) { try app.checkErrors() }
      #expect(error?.message == "Error: no\nThe app has left this error unhandled.")
      try app.checkErrors()
    }
  }

  @Test("An app that has ended answers requests with that sentence")
  func ended() async throws {
    let app = try AppUnderTest.unstarted()
    await app.end()
    let error = await #expect(throws: RPCError.self) { _ = try await app.request("device/tap", [:]) }
    #expect(error?.message == "The app has ended.")
  }
}
