import NavbridgeRuntime
import NavbridgeWire
import Testing

@testable import ScriptSide

/// The script's reports of having nothing left to do, while something outside the device is awaited (protocol §8a).
@Suite("A clock that is held", .timeLimit(.minutes(20)))
struct HeldClockTests {
  /// The reports since the last call.
  @ScriptThread private static func reports(_ far: FarEnd) async -> Int {
    await far.received().count { $0["method"] == "clock/idle" }
  }

  @Test("While the time is held no report is sent, and the one that was asked for comes when it is not any more")
  @ScriptThread func held() async {
    let far = FarEnd()
    far.clock.begin(["kind": "virtual", "ms": 0])
    far.clock.reportIsWanted(after: 0, longest: nil)
    far.clock.isHeld = true
    far.clock.nothingLeftToDo()
    #expect(await Self.reports(far) == 0)
    far.clock.isHeld = false
    far.clock.nothingLeftToDo()
    #expect(await Self.reports(far) == 1)
    far.clock.nothingLeftToDo()
    #expect(await Self.reports(far) == 0)
  }

  @Test("A context that begins is not held by the one before")
  @ScriptThread func begun() async {
    let far = FarEnd()
    far.clock.isHeld = true
    far.clock.begin(["kind": "virtual", "ms": 0])
    far.clock.reportIsWanted(after: 0, longest: nil)
    far.clock.nothingLeftToDo()
    #expect(await Self.reports(far) == 1)
  }
}
