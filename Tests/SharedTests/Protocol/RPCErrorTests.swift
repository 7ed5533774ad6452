import NavbridgeWire
import Testing

@Suite("An error of the protocol's")
struct RPCErrorTests {
  @Test("is shown with the code that says most")
  func description() {
    let rejected = RPCError(.rejected, "It hangs.", data: ["code": "NEVER_SETTLES"])
    #expect("\(rejected)" == "It hangs. (NEVER_SETTLES)")
    #expect("\(RPCError(.methodNotFound, "There is none."))" == "There is none. (-32601)")
  }
}
