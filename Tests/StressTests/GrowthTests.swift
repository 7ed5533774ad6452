import Glibc
import NavbridgeStress
import Testing

@Suite("Growth", .timeLimit(.minutes(20)))
struct GrowthTests {
  private static let mebibyte = 1 << 20

  private static func checkpoint(_ change: (inout StressCheckpoint) -> Void = { _ in }) -> StressCheckpoint {
    var checkpoint = StressCheckpoint(
      moment: .middle, native: NativeCounts(),
      nativeProcess: ProcessFigures(descriptors: 12, threads: 2, resident: 16 * mebibyte),
      scriptProcess: ProcessFigures(descriptors: 20, threads: 8, resident: 100 * mebibyte))
    checkpoint.native.liveObjects = ["RNNStackController": 1]
    checkpoint.native.pending = ["commands": 0]
    checkpoint.native.connections = 2
    change(&checkpoint)
    return checkpoint
  }

  private static func faults(_ change: (inout StressCheckpoint) -> Void) -> [String] {
    Growth().faults(from: checkpoint(), to: checkpoint(change)).kept.map(\.description)
  }

  @Test("Growth is not reported for equal checkpoints")
  func equal() {
    #expect(Self.faults { _ in }.isEmpty)
  }

  @Test("Growth is reported for each count by its name")
  func counts() {
    #expect(
      Self.faults { $0.native.liveObjects["RNNStackController"] = 2 }
        == ["live objects of class RNNStackController: 1 in the middle, 2 at the end."])
    #expect(Self.faults { $0.native.liveObjects["RCTSurface"] = 1 }.count == 1)
    #expect(Self.faults { $0.native.pending["commands"] = 1 } == ["pending commands: 0 in the middle, 1 at the end."])
    #expect(Self.faults { $0.native.connections = 3 }.count == 1)
    #expect(Self.faults { $0.nativeProcess.descriptors = 13 }.count == 1)
    #expect(Self.faults { $0.nativeProcess.threads = 3 }.count == 1)
    let ofScript = Self.faults { $0.scriptProcess?.descriptors = 21 }
    #expect(ofScript == ["descriptors of the script side: 20 in the middle, 21 at the end."])
    let named = Self.faults {
      $0.scriptProcess?.descriptors = 21
      $0.scriptProcess?.files.append("pipe:[4711]")
    }
    #expect(named == ["descriptors of the script side: 20 in the middle, 21 at the end. Only the end has pipe:[4711]."])
  }

  @Test("Growth of memory is reported beyond 2 MiB or 5 percent, whichever is more")
  func memory() {
    #expect(Self.faults { $0.nativeProcess.resident += 2 * Self.mebibyte }.isEmpty)
    #expect(Self.faults { $0.nativeProcess.resident += 2 * Self.mebibyte + 1 }.count == 1)
    let within = Self.faults { $0.scriptProcess?.resident += 5 * Self.mebibyte - 100 }
    let beyond = Self.faults { $0.scriptProcess?.resident += 5 * Self.mebibyte + 100 }
    #expect(within.isEmpty && beyond.count == 1)
  }

  @Test("Growth can be computed from the system's figures of this process")
  func ownProcess() throws {
    let figures = try #require(ProcessFigures(processID: Int32(getpid())))
    #expect(figures.descriptors > 2 && figures.files.count > 2 && figures.threads > 0 && figures.resident > 1 << 20)
    #expect(ProcessFigures(processID: -1) == nil)
  }
}
