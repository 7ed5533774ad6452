import NavbridgeKernel
import NavbridgeRuntime
import NavbridgeWire
import Testing

@testable import NativeSide

@Suite("The scope of a device in process", .timeLimit(.minutes(5)))
struct NativeSideScopeTests {
  private struct Fault: Error, Equatable {}

  /// How a body of the scope ends.
  enum End: CaseIterable { case returns, throwsError, cancelled, stopsItself }

  private static let driver: JSON = ["protocolVersion": 1, "role": "driver"]

  @Test(
    "A device ends with the body of its scope, however that ends, before the scope returns", arguments: End.allCases)
  func ends(_ end: End) async {
    let closed = Guarded(false)
    let scope = Task {
      try await withNativeSide { device in
        let client = device.client()
        client.onClose = { _ in closed.withLock { $0 = true } }
        _ = try await client.request("initialize", Self.driver)
        switch end {
        case .returns: break
        case .throwsError: throw Fault()
        case .cancelled: try await Task.sleep(for: .seconds(600))
        case .stopsItself: device.stop()
        }
        return 7
      }
    }
    if end == .cancelled { scope.cancel() }
    switch (end, await scope.result) {
    case (.returns, .success(7)), (.stopsItself, .success(7)): break
    case (.throwsError, .failure(let error)): #expect(error is Fault)
    case (.cancelled, .failure(let error)): #expect(error is CancellationError || error is RPCError)
    case (_, let result): Issue.record("The scope ended with \(result).")
    }
    if end != .cancelled {
      // The end of the connection is on its way to the script thread when the device has stopped.
      while !closed.withLock({ $0 }) { await Task.yield() }
    }
  }

  @Test("Each stop of a device that is stopped twice reports its end")
  func stopsTwice() async {
    let device = await NativeSide.start(NativeSideConfiguration())
    await withCheckedContinuation { stopped in
      let first = Guarded(false)
      device.stop { first.withLock { $0 = true } }
      device.stop {
        #expect(first.withLock { $0 })
        stopped.resume()
      }
    }
    await withCheckedContinuation { stopped in device.stop { stopped.resume() } }
  }
}
