import NavbridgeDriver
import NavbridgeRuntime
import NavbridgeTestSupport
import NavbridgeWire

extension Driver {
  /// A driver of a scripted native side, after `initialize`.
  static func scripted() async throws(RPCError) -> (Driver, ScriptedPeer) {
    let peer = ScriptedPeer()
    peer.answer = { _, _ in .result(DriverAnswers.initialize) }
    let driver = try await Driver.start(peer.client)
    _ = await peer.take()
    peer.answer = { _, _ in .result([:]) }
    return (driver, peer)
  }
}
