import NavbridgeRuntime
import NavbridgeTestSupport
import NavbridgeVocabulary
import NavbridgeWire
import Testing

@testable import ScriptSide

/// Protocol §7: no message of an epoch is acted upon in the next one.
@Suite("Calls that the bridge has queued", .timeLimit(.minutes(20)))
struct QueuedCallTests {
  @Test("Calls that the bridge has queued are sent before a reload is acknowledged, and are rejected")
  @ScriptThread func reload() async throws {
    let peer = ScriptedPeer()
    let config: JSON = [["Module", nil, ["act"], [0], []]]
    peer.answer = { _, _ in .result(["protocolVersion": 1, "epoch": 1, "remoteModuleConfig": config]) }
    var settings = Navigation.Settings(.bridge)
    settings.listensTo = []
    let navigation = try await Navigation.start(peer.client, settings)
    _ = await peer.take()
    var rejections: [JSON?] = []
    // The first call is sent at once, and the second is queued for the end of the turn.
    for number in 1...2 {
      navigation.call("Module", "act", arguments: { $0.value(number) }) { outcome in
        if case .failure(let error) = outcome { rejections.append(error.data["code"]) }
      }
    }
    navigation.connection.reload(epoch: 2, reason: "a test asks")
    #expect(rejections == ["BRIDGE_INVALIDATED", "BRIDGE_INVALIDATED"])
    let sent = await peer.take(atLeast: 3)
    #expect(sent.map(\.method) == ["bridge/flushQueue", "bridge/flushQueue", "initialize"])
    #expect(sent[1].params[2]?[0]?[0] == 2)
    navigation.close()
  }
}
