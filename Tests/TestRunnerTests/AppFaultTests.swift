import NavbridgeRuntime
import NavbridgeVocabulary
import NavbridgeWire
import Testing

@testable import NavbridgeTestWorker

@Suite("The faults of an app under test")
struct AppFaultTests {
  @Test("A fault that a test may name is one of the search's, and the types list them all")
  func types() throws {
    let bytes = try #require(SystemFiles.bytes(of: "\(ModuleFolder.repository)/types/navbridge.d.ts"))
    let types = String(decoding: bytes, as: UTF8.self)
    let line = try #require(types.split(separator: "\n").first { $0.contains("type Fault = ") })
    let names = line.matches(of: /'([a-z-]+)'/).map { String($0.1) }
    #expect(Set(names) == Set(AppFault.allCases.map(\.rawValue)) && names.count == AppFault.allCases.count)
  }

  @Test(
    "A fault that does not exist is refused with the nearest name and with all names", arguments: ["half-wriet", "x"])
  @ScriptThread
  func refused(_ name: String) async throws {
    let app = try AppUnderTest.unstarted([:])
    let error = await #expect(throws: RPCError.self) { try await app.strike(name) }
    let question = name == "x" ? "" : " Did you mean 'half-write'?"
    let list = AppFault.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
    #expect(error?.message == "strike: there is no fault '\(name)'.\(question) The faults are \(list).")
  }

  @Test("A fault of an app that has not started finds no app")
  @ScriptThread
  func early() async throws {
    let app = try AppUnderTest.unstarted([:])
    let error = await #expect(throws: RPCError.self) { try await app.strike("cut") }
    #expect(error?.message == "The app has ended.")
  }
}
