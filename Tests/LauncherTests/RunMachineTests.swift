import Glibc
import NavbridgeVocabulary
import Testing

@testable import NavbridgeLauncher

@Suite("A run", .timeLimit(.minutes(20)))
struct RunMachineTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let inputs: [RunMachine.Input]
    let steps: [RunMachine.Step]
    let ending: RunEnding?
    var keeps = false
    var isOver = true

    init(
      _ name: String, _ inputs: [RunMachine.Input], _ steps: [RunMachine.Step], _ ending: RunEnding?,
      keeps: Bool = false, isOver: Bool = true
    ) {
      testDescription = name
      self.inputs = inputs
      self.steps = steps
      self.ending = ending
      self.keeps = keeps
      self.isOver = isOver
    }
  }

  private static let started: [RunMachine.Step] = [
    .connect(path: "p"), .setLimit(.connection), .startScript(path: "p"),
  ]
  private static let running: [RunMachine.Input] = [.nativeListens(path: "p"), .connected, .contextBegan]
  private static let bothGone: [RunMachine.Input] = [.scriptEnded(code: 143), .nativeEnded(code: 143)]
  private static func endBoth(_ signal: CInt) -> [RunMachine.Step] {
    [.end(.scriptSide, signal: signal), .end(.nativeSide, signal: signal)]
  }

  private static let atRest: [RunMachine.Step] =
    started + [.awaitRest, .lookAtRest, .setLimit(.look), .end(.scriptSide, signal: SIGUSR2), .setLimit(.report)]

  static let rows = [
    Row(
      "ends both sides once they are idle, after the script side has reported what it awaits",
      running + [.atRest(pending: []), .looked, .scriptEnded(code: 0), .nativeEnded(code: 143)],
      atRest + [.end(.nativeSide, signal: SIGTERM), .setLimit(.end)], .finished),
    Row(
      "ends with the code for a script that still awaits a result",
      running + [.atRest(pending: []), .looked, .scriptEnded(code: 1), .nativeEnded(code: 143)],
      atRest + [.end(.nativeSide, signal: SIGTERM), .setLimit(.end)], .awaiting),
    Row(
      "names a script side that does not report what it awaits",
      running + [.atRest(pending: []), .looked, .overdue(.report)] + bothGone,
      atRest + endBoth(SIGTERM) + [.setLimit(.end)], .scriptUnanswered),
    Row(
      "is interrupted while the script side reports what it awaits",
      running + [.atRest(pending: []), .looked, .signal(SIGINT)] + bothGone,
      atRest + endBoth(SIGTERM) + [.setLimit(.end)], .interrupted(signal: SIGINT)),
    Row(
      "names the commands that have not settled", running + [.atRest(pending: ["push1"]), .looked] + bothGone,
      started + [.awaitRest, .lookAtRest, .setLimit(.look)] + endBoth(SIGTERM) + [.setLimit(.end)],
      .unsettled(["push1"])),
    Row(
      "continues after rest if it is to be kept", running + [.contextEnded, .contextBegan], started, nil, keeps: true,
      isOver: false),
    Row(
      "does not treat a native side without a script as idle",
      running + [.contextEnded, .atRest(pending: []), .contextBegan], started + [.awaitRest, .awaitRest], nil,
      isOver: false),
    Row(
      "awaits rest once, also across a reload", running + [.signal(SIGHUP), .contextEnded, .contextBegan],
      started + [.awaitRest, .reload], nil, isOver: false),
    Row(
      "does not reload before the first script context or between two contexts",
      [.nativeListens(path: "p"), .connected, .signal(SIGHUP), .contextBegan, .contextEnded, .signal(SIGHUP)],
      started + [.awaitRest], nil, isOver: false),
    Row(
      "reports a failed reload and continues", running + [.signal(SIGHUP), .notReloaded("why")],
      started + [.awaitRest, .reload, .complain("The script was not reloaded: why")], nil, isOver: false),
    Row(
      "reports no reload that its own end has prevented",
      running + [.signal(SIGHUP), .signal(SIGINT), .notReloaded("why")] + bothGone,
      started + [.awaitRest, .reload] + endBoth(SIGTERM) + [.setLimit(.end)], .interrupted(signal: SIGINT)),
    Row(
      "ends the native side after the script has failed", running + [.scriptEnded(code: 1), .nativeEnded(code: 143)],
      started + [.awaitRest, .end(.nativeSide, signal: SIGTERM), .setLimit(.end)], .scriptFailed(code: 1)),
    Row(
      "names a script side that was killed", running + [.scriptEnded(code: 137), .nativeEnded(code: 143)],
      started + [.awaitRest, .end(.nativeSide, signal: SIGTERM), .setLimit(.end)], .died(.scriptSide, code: 137)),
    Row(
      "names a native side that was killed", running + [.nativeEnded(code: 137), .scriptEnded(code: 70)],
      started + [.awaitRest, .end(.scriptSide, signal: SIGTERM), .setLimit(.end)], .died(.nativeSide, code: 137)),
    Row(
      "names a killed native side even if the script side's end was seen first",
      running + [.scriptEnded(code: 70), .nativeEnded(code: 137)],
      started + [.awaitRest, .end(.nativeSide, signal: SIGTERM), .setLimit(.end)], .died(.nativeSide, code: 137)),
    Row(
      "names a native side that did not start, and starts no script", [.nativeEnded(code: 70)], [],
      .died(.nativeSide, code: 70)),
    Row(
      "leaves the error for wrong arguments to the native side", [.nativeEnded(code: 64)], [], .refused(code: 64)),
    Row(
      "names a native side that was killed before the connection",
      [.nativeListens(path: "p"), .notConnected("gone"), .nativeEnded(code: 137)],
      [.connect(path: "p"), .setLimit(.connection), .end(.nativeSide, signal: SIGTERM), .setLimit(.end)],
      .died(.nativeSide, code: 137)),
    Row(
      "ends with a side that does not answer, and names it",
      running + [.silent(.init(program: .scriptSide, process: 7, isStopped: true))] + bothGone,
      started + [.awaitRest] + endBoth(SIGTERM) + [.setLimit(.end)],
      .silent(.init(program: .scriptSide, process: 7, isStopped: true))),
    Row(
      "kills a native side that does not accept the connection in time",
      [.nativeListens(path: "p"), .overdue(.connection), .overdue(.end), .nativeEnded(code: 137)],
      [
        .connect(path: "p"), .setLimit(.connection), .end(.nativeSide, signal: SIGTERM), .setLimit(.end),
        .end(.nativeSide, signal: SIGKILL),
      ], .unanswered),
    Row(
      "is interrupted while it connects", [.nativeListens(path: "p"), .signal(SIGINT), .nativeEnded(code: 143)],
      [.connect(path: "p"), .setLimit(.connection), .end(.nativeSide, signal: SIGTERM), .setLimit(.end)],
      .interrupted(signal: SIGINT)),
    Row(
      "has the code of a signal that arrives while it ends",
      running + [.scriptEnded(code: 1), .signal(SIGTERM)] + [
        .signal(SIGINT), .nativeEnded(code: 143),
      ],
      started + [
        .awaitRest, .end(.nativeSide, signal: SIGTERM), .setLimit(.end), .end(.nativeSide, signal: SIGKILL),
        .end(.nativeSide, signal: SIGKILL),
      ], .interrupted(signal: SIGTERM)),
    Row(
      "is interrupted while it looks at the idle sides", running + [.atRest(pending: []), .signal(SIGINT)] + bothGone,
      started + [.awaitRest, .lookAtRest, .setLimit(.look)] + endBoth(SIGTERM) + [.setLimit(.end)],
      .interrupted(signal: SIGINT)),
    Row(
      "gives up a look that takes too long", running + [.atRest(pending: []), .overdue(.look)] + bothGone,
      started + [.awaitRest, .lookAtRest, .setLimit(.look)] + endBoth(SIGTERM) + [.setLimit(.end)], .unanswered),
    Row(
      "ignores a time limit that was met", running + [.overdue(.connection)], started + [.awaitRest], nil,
      isOver: false),
    Row(
      "ends when its terminal is closed", running + [.hungUp] + bothGone,
      started + [.awaitRest] + endBoth(SIGTERM) + [.setLimit(.end)], .interrupted(signal: SIGHUP)),
    Row(
      "ends at its time limit, and the native side after the script side has reported what it awaits",
      running + [.timeUp(pending: ["push1"]), .timeUp(pending: []), .scriptEnded(code: 1), .nativeEnded(code: 143)],
      started + [
        .awaitRest, .end(.scriptSide, signal: SIGUSR2), .setLimit(.lastReport), .end(.nativeSide, signal: SIGTERM),
      ],
      .timedOut(["push1"])),
    Row(
      "leaves out the script's turn at the time limit if the script side reports, which it does between two turns",
      running + [.timeUp(pending: ["push1", BusyReason.scriptTurn]), .scriptEnded(code: 1), .nativeEnded(code: 143)],
      started + [
        .awaitRest, .end(.scriptSide, signal: SIGUSR2), .setLimit(.lastReport), .end(.nativeSide, signal: SIGTERM),
      ],
      .timedOut(["push1"])),
    Row(
      "names the script's turn once if the script side does not report",
      running + [
        .timeUp(pending: [BusyReason.scriptTurn]), .overdue(.lastReport), .scriptEnded(code: 143),
        .nativeEnded(code: 143),
      ],
      started + [
        .awaitRest, .end(.scriptSide, signal: SIGUSR2), .setLimit(.lastReport), .end(.scriptSide, signal: SIGTERM),
        .setLimit(.end), .end(.nativeSide, signal: SIGTERM),
      ],
      .timedOut(["the script's turn has not ended, so the script has not listed its awaits"])),
    Row(
      "ends a script side that is too busy to report what it awaits at the time limit",
      running + [.timeUp(pending: ["push1"]), .overdue(.lastReport), .scriptEnded(code: 143), .nativeEnded(code: 143)],
      started + [
        .awaitRest, .end(.scriptSide, signal: SIGUSR2), .setLimit(.lastReport), .end(.scriptSide, signal: SIGTERM),
        .setLimit(.end), .end(.nativeSide, signal: SIGTERM),
      ],
      .timedOut(["push1", "the script's turn has not ended, so the script has not listed its awaits"])),
    Row(
      "kills both sides if neither ends at the time limit",
      running + [.timeUp(pending: []), .overdue(.lastReport), .overdue(.end)] + bothGone,
      started + [
        .awaitRest, .end(.scriptSide, signal: SIGUSR2), .setLimit(.lastReport), .end(.scriptSide, signal: SIGTERM),
        .setLimit(.end),
      ] + endBoth(SIGKILL) + [.end(.nativeSide, signal: SIGTERM)],
      .timedOut(["the script's turn has not ended, so the script has not listed its awaits"])),
    Row(
      "does not end a script side that has reported in time what it awaits",
      running + [.timeUp(pending: []), .scriptEnded(code: 1), .overdue(.lastReport), .nativeEnded(code: 143)],
      started + [
        .awaitRest, .end(.scriptSide, signal: SIGUSR2), .setLimit(.lastReport), .end(.nativeSide, signal: SIGTERM),
      ], .timedOut([])),
    Row(
      "names a program that does not exist", [.notStarted("no")], [], .notStarted("no")),
    Row(
      "is interrupted", running + [.signal(SIGINT)] + bothGone,
      started + [.awaitRest] + endBoth(SIGTERM) + [.setLimit(.end)], .interrupted(signal: SIGINT)),
    Row(
      "kills both sides at the second signal", running + [.signal(SIGTERM), .signal(SIGTERM)] + bothGone,
      started + [.awaitRest] + endBoth(SIGTERM) + [.setLimit(.end)] + endBoth(SIGKILL), .interrupted(signal: SIGTERM)),
    Row(
      "kills a side that does not end in time",
      running + [.atRest(pending: []), .looked, .scriptEnded(code: 0), .overdue(.end), .nativeEnded(code: 137)],
      atRest + [
        .end(.nativeSide, signal: SIGTERM), .setLimit(.end), .end(.nativeSide, signal: SIGKILL),
      ],
      .finished),
    Row(
      "is interrupted before the native side listens",
      [.signal(SIGINT), .nativeListens(path: "p"), .nativeEnded(code: 130)],
      [.end(.nativeSide, signal: SIGTERM), .setLimit(.end)], .interrupted(signal: SIGINT)),
  ]

  @Test("A run takes the expected steps and has the expected ending in each case", arguments: rows)
  func run(_ row: Row) {
    var machine = RunMachine(keeps: row.keeps)
    let steps = row.inputs.flatMap { machine.take($0) }
    #expect(steps == row.steps)
    #expect(machine.ending == row.ending)
    #expect(machine.isOver == row.isOver)
  }
}
