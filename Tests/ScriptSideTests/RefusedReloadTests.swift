import NavbridgeRuntime
import NavbridgeVocabulary
import NavbridgeWire
import Testing

@testable import ScriptSide

/// A native side that refuses the script's next context after a reload. A real one never refuses a script that it has
/// reloaded.
@Suite("A script whose next context is refused", .timeLimit(.minutes(20)))
struct RefusedReloadTests {
  @Test(
    """
    A script whose next context is refused receives the refusal, and a call that it made during the reload is \
    rejected
    """)
  @ScriptThread func refused() async throws {
    let queue = { SerialQueue(label: $0, target: ScriptThread.executor.target) }
    let (near, far) = MemoryTransport.pair(first: queue("near"), second: queue("far"))
    let native = AnsweringNative(far)
    var received: [Navigation.Occurrence] = []
    var navigation: Navigation?
    var whenSettled: (RPCError?) -> Void = { _ in }
    navigation = try await Navigation.start(RPCClient(near), .init(.turbo)) { occurrence in
      received.append(occurrence)
      guard case .reload = occurrence else { return }
      navigation?.call("RNNTurboModule", "pop", arguments: { _ in }) { outcome in
        if case .failure(let error) = outcome { whenSettled(error) } else { whenSettled(nil) }
      }
    }
    let error = await AwaitedAnswer<RPCError?>.value(whenCancelled: { nil }) { answer in
      whenSettled = { answer.settle($0) }
      native.reload()
    }
    #expect(error?.data["code"] == "CONNECTION_LOST")
    #expect(received.contains(.refused(message: "Once was enough.")))
    #expect(error?.message.hasSuffix("It refused the script's next context: Once was enough.") ?? false)
  }

  @Test(
    """
    A script whose next context is refused receives no reload error when its connection closes after a completed \
    reload
    """)
  @ScriptThread func closedLater() async throws {
    let queue = { SerialQueue(label: $0, target: ScriptThread.executor.target) }
    let (near, far) = MemoryTransport.pair(first: queue("near"), second: queue("far"))
    let native = AnsweringNative(far, most: 2)
    var begun = 0
    var whenClosed: (String?) -> Void = { _ in }
    _ = try await Navigation.start(RPCClient(near), .init(.turbo)) { occurrence in
      if case .closed(let reason) = occurrence { whenClosed(reason) }
      guard case .began = occurrence else { return }
      begun += 1
      if begun == 2 { native.close() }
    }
    let reason = await AwaitedAnswer<String?>.value(whenCancelled: { nil }) { answer in
      whenClosed = { answer.settle($0) }
      native.reload()
    }
    #expect(begun == 2)
    #expect(try !#require(reason).contains("script's context"))
  }
}
