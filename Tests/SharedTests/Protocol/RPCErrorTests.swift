import NavbridgeWire
import Testing

@Suite("A protocol error")
struct RPCErrorTests {
  @Test("A protocol error is described with its most specific code")
  func description() {
    let rejected = RPCError(.rejected, "It hangs.", data: ["code": "NEVER_SETTLES"])
    #expect("\(rejected)" == "It hangs. (NEVER_SETTLES)")
    #expect("\(RPCError(.methodNotFound, "There is none."))" == "There is none. (-32601)")
  }

  @Test("A protocol error has its most specific code as a case, and none for a name that is an app's own or missing")
  func moduleCode() {
    for code in ModuleCode.allCases {
      #expect(RPCError(.rejected, "No.", data: ["code": .string(code.rawValue)]).moduleCode == code)
    }
    #expect(RPCError(.rejected, "No.", data: ["code": "1012"]).moduleCode == .nothingPopped)
    let others: [JSON] = [.null, [:], ["code": "E_OWN"], ["code": "never_settles"], ["code": 1012]]
    for data in others { #expect(RPCError(.rejected, "No.", data: data).moduleCode == nil) }
  }
}
