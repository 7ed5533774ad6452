import Glibc
import Testing

@testable import NavbridgeLauncher

@Suite("A run", .timeLimit(.minutes(2)))
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
      "ends both once they are at rest, the script side by asking what it awaits",
      running + [.atRest(pending: []), .looked, .scriptEnded(code: 0), .nativeEnded(code: 143)],
      atRest + [.end(.nativeSide, signal: SIGTERM), .setLimit(.end)], .finished),
    Row(
      "says that the script awaits what will never come",
      running + [.atRest(pending: []), .looked, .scriptEnded(code: 1), .nativeEnded(code: 143)],
      atRest + [.end(.nativeSide, signal: SIGTERM), .setLimit(.end)], .awaiting),
    Row(
      "tells a script side that does not say what it awaits",
      running + [.atRest(pending: []), .looked, .overdue(.report)] + bothGone,
      atRest + endBoth(SIGTERM) + [.setLimit(.end)], .scriptUnanswered),
    Row(
      "is interrupted while the script side says what it awaits",
      running + [.atRest(pending: []), .looked, .signal(SIGINT)] + bothGone,
      atRest + endBoth(SIGTERM) + [.setLimit(.end)], .interrupted(signal: SIGINT)),
    Row(
      "says what has not settled", running + [.atRest(pending: ["push1"]), .looked] + bothGone,
      started + [.awaitRest, .lookAtRest, .setLimit(.look)] + endBoth(SIGTERM) + [.setLimit(.end)],
      .unsettled(["push1"])),
    Row(
      "stays when it is to be kept", running + [.contextEnded, .contextBegan], started, nil, keeps: true, isOver: false),
    Row(
      "does not take a native side without a script for one at rest",
      running + [.contextEnded, .atRest(pending: []), .contextBegan], started + [.awaitRest, .awaitRest], nil,
      isOver: false),
    Row(
      "awaits rest once, over a reload", running + [.signal(SIGHUP), .contextEnded, .contextBegan],
      started + [.awaitRest, .reload], nil, isOver: false),
    Row(
      "reloads nothing before a script context has begun, nor between two",
      [.nativeListens(path: "p"), .connected, .signal(SIGHUP), .contextBegan, .contextEnded, .signal(SIGHUP)],
      started + [.awaitRest], nil, isOver: false),
    Row(
      "tells of a reload that has failed, and goes on", running + [.signal(SIGHUP), .notReloaded("why")],
      started + [.awaitRest, .reload, .complain("The script was not reloaded: why")], nil, isOver: false),
    Row(
      "tells nothing of a reload that its own end has taken with it",
      running + [.signal(SIGHUP), .signal(SIGINT), .notReloaded("why")] + bothGone,
      started + [.awaitRest, .reload] + endBoth(SIGTERM) + [.setLimit(.end)], .interrupted(signal: SIGINT)),
    Row(
      "ends the native side when the script has failed", running + [.scriptEnded(code: 1), .nativeEnded(code: 143)],
      started + [.awaitRest, .end(.nativeSide, signal: SIGTERM), .setLimit(.end)], .scriptFailed(code: 1)),
    Row(
      "tells a script side that was killed", running + [.scriptEnded(code: 137), .nativeEnded(code: 143)],
      started + [.awaitRest, .end(.nativeSide, signal: SIGTERM), .setLimit(.end)], .died(.scriptSide, code: 137)),
    Row(
      "tells a native side that was killed", running + [.nativeEnded(code: 137), .scriptEnded(code: 70)],
      started + [.awaitRest, .end(.scriptSide, signal: SIGTERM), .setLimit(.end)], .died(.nativeSide, code: 137)),
    Row(
      "tells it also when the script side's end was seen first",
      running + [.scriptEnded(code: 70), .nativeEnded(code: 137)],
      started + [.awaitRest, .end(.nativeSide, signal: SIGTERM), .setLimit(.end)], .died(.nativeSide, code: 137)),
    Row(
      "tells a native side that did not start, which starts no script", [.nativeEnded(code: 70)], [],
      .died(.nativeSide, code: 70)),
    Row(
      "leaves it to the native side to say what it was told wrong", [.nativeEnded(code: 64)], [], .refused(code: 64)),
    Row(
      "tells a native side that was killed before it was connected to",
      [.nativeListens(path: "p"), .notConnected("gone"), .nativeEnded(code: 137)],
      [.connect(path: "p"), .setLimit(.connection), .end(.nativeSide, signal: SIGTERM), .setLimit(.end)],
      .died(.nativeSide, code: 137)),
    Row(
      "ends with a side that does not answer, and says which",
      running + [.silent(.init(program: .scriptSide, process: 7, isStopped: true))] + bothGone,
      started + [.awaitRest] + endBoth(SIGTERM) + [.setLimit(.end)],
      .silent(.init(program: .scriptSide, process: 7, isStopped: true))),
    Row(
      "gives a native side up that does not answer, and is interrupted meanwhile or not",
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
      "is interrupted while it looks at what is at rest", running + [.atRest(pending: []), .signal(SIGINT)] + bothGone,
      started + [.awaitRest, .lookAtRest, .setLimit(.look)] + endBoth(SIGTERM) + [.setLimit(.end)],
      .interrupted(signal: SIGINT)),
    Row(
      "does not look for ever", running + [.atRest(pending: []), .overdue(.look)] + bothGone,
      started + [.awaitRest, .lookAtRest, .setLimit(.look)] + endBoth(SIGTERM) + [.setLimit(.end)], .unanswered),
    Row(
      "takes no heed of a limit that was kept", running + [.overdue(.connection)], started + [.awaitRest], nil,
      isOver: false),
    Row(
      "ends with its terminal", running + [.hungUp] + bothGone,
      started + [.awaitRest] + endBoth(SIGTERM) + [.setLimit(.end)], .interrupted(signal: SIGHUP)),
    Row(
      "ends when its time is up, the native side once the script side has said what it awaits",
      running + [.timeUp(pending: ["push1"]), .timeUp(pending: []), .scriptEnded(code: 1), .nativeEnded(code: 143)],
      started + [
        .awaitRest, .end(.scriptSide, signal: SIGUSR2), .setLimit(.lastReport), .end(.nativeSide, signal: SIGTERM),
      ],
      .timedOut(["push1"])),
    Row(
      "ends a script side that is too busy to list what it awaits when its time is up",
      running + [.timeUp(pending: ["push1"]), .overdue(.lastReport), .scriptEnded(code: 143), .nativeEnded(code: 143)],
      started + [
        .awaitRest, .end(.scriptSide, signal: SIGUSR2), .setLimit(.lastReport), .end(.scriptSide, signal: SIGTERM),
        .setLimit(.end), .end(.nativeSide, signal: SIGTERM),
      ],
      .timedOut(["push1", "the script is in the middle of a turn, and has not listed what it awaits"])),
    Row(
      "ends both when its time is up and neither ends",
      running + [.timeUp(pending: []), .overdue(.lastReport), .overdue(.end)] + bothGone,
      started + [
        .awaitRest, .end(.scriptSide, signal: SIGUSR2), .setLimit(.lastReport), .end(.scriptSide, signal: SIGTERM),
        .setLimit(.end),
      ] + endBoth(SIGKILL) + [.end(.nativeSide, signal: SIGTERM)],
      .timedOut(["the script is in the middle of a turn, and has not listed what it awaits"])),
    Row(
      "leaves a script side alone that has listed in time what it awaits",
      running + [.timeUp(pending: []), .scriptEnded(code: 1), .overdue(.lastReport), .nativeEnded(code: 143)],
      started + [
        .awaitRest, .end(.scriptSide, signal: SIGUSR2), .setLimit(.lastReport), .end(.nativeSide, signal: SIGTERM),
      ], .timedOut([])),
    Row(
      "tells a program that is not there", [.notStarted("no")], [], .notStarted("no")),
    Row(
      "is interrupted", running + [.signal(SIGINT)] + bothGone,
      started + [.awaitRest] + endBoth(SIGTERM) + [.setLimit(.end)], .interrupted(signal: SIGINT)),
    Row(
      "kills what was asked twice", running + [.signal(SIGTERM), .signal(SIGTERM)] + bothGone,
      started + [.awaitRest] + endBoth(SIGTERM) + [.setLimit(.end)] + endBoth(SIGKILL), .interrupted(signal: SIGTERM)),
    Row(
      "kills what does not end in time",
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

  @Test("takes the expected steps and has the expected ending in each case", arguments: rows)
  func run(_ row: Row) {
    var machine = RunMachine(keeps: row.keeps)
    let steps = row.inputs.flatMap { machine.take($0) }
    #expect(steps == row.steps)
    #expect(machine.ending == row.ending)
    #expect(machine.isOver == row.isOver)
  }
}
