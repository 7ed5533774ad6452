import NavbridgeRuntime
import NavbridgeVocabulary
import NavbridgeWire
import Testing

@testable import ScriptSide

@Suite("A message of the native side", .timeLimit(.minutes(20)))
struct NativeMessageTests {
  @Test("A message of the native side is taken by a script, if it is declared")
  func complete() {
    let all = NativeMessageHandler.ofAll + NativeMessageHandler.questions + NativeMessageHandler.ofComponents
    let handled = all.map(\.message.name)
    // The client itself reads `$/fatal`, and scripts may subscribe to the traffic.
    let declared = Messages.all.filter { $0.sender == .native }.map(\.name) + [TrafficMethods.entry.name]
    #expect((handled + ["$/fatal"]).sorted() == declared.sorted())
  }

  @Test("A message of the native side is reported as a bad call if it cannot be read, and later messages are taken")
  @ScriptThread func refused() async throws {
    let queue = { SerialQueue(label: $0, target: ScriptThread.executor.target) }
    let (near, far) = MemoryTransport.pair(first: queue("near"), second: queue("far"))
    let native = AnsweringNative(far)
    var received: [Navigation.Occurrence] = []
    var whenLaidOut: () -> Void = {}
    let navigation = try await Navigation.start(RPCClient(near), .init(.turbo)) { occurrence in
      received.append(occurrence)
      if case .layout = occurrence { whenLaidOut() }
    }
    defer { navigation.close() }
    received = []
    let layout: JSON = ["rootTag": 1, "frame": [0, 0, 1, 2], "safeArea": [0, 0, 0, 0]]
    await AwaitedAnswer<Void>.value(whenCancelled: {}) { answer in
      whenLaidOut = { answer.settle(()) }
      native.send("surface/layout", ["rootTag": 1, "frame": [0, 0, 1], "safeArea": [0, 0, 0, 0]])
      native.send("clock/want", [:])
      native.send("surface/none", [:])
      native.send("surface/layout", layout)
    }
    #expect(
      received == [
        .badCall(
          message: "surface/layout: the argument 'frame' is an array of 3; an array of 4 numbers is expected."),
        .badCall(message: "clock/want: the argument 'sent' is missing; a whole number is expected."),
        .layout(rootTag: 1, layout),
      ])
  }
}
