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
}
