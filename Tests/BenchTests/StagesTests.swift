import Testing

@testable import NavbridgeBench

@Suite("The stages of a command")
struct StagesTests {
  private let workload = Workload(named: "c-command")!

  /// The moments of a trip, a fixed time apart.
  private func marks(from began: UInt64, step: UInt64, without missing: Stages.Point? = nil) -> [StageMark] {
    Stages.Point.allCases.dropFirst().dropLast().enumerated().map { at, point in
      StageMark(point, at: began + UInt64(at + 1) * step)
    }.filter { $0.point != missing }
  }

  private func trip(from began: UInt64, step: UInt64) -> PreparedCommands.Trip {
    .init(began: began, ended: began + UInt64(Stages.Point.allCases.count - 1) * step)
  }

  @Test("The stages of a command have means that add up to the whole")
  func sum() {
    let trips = [trip(from: 1000, step: 10), trip(from: 2000, step: 30)]
    let stages = Stages(
      workload, trips: trips, marks: marks(from: 2000, step: 30) + marks(from: 1000, step: 10), untraced: trips)
    #expect(stages.stages.count == Stages.Point.allCases.count - 1)
    for stage in stages.stages { #expect(stage.mean == 20) }
    #expect(stages.sum == 160 && stages.whole == 160 && stages.untraced == 160 && stages.price == 0)
  }

  @Test(
    "The stages of a command do not contain the price of taking the moments, which those share that begin with one")
  func price() {
    let trips = [trip(from: 1000, step: 30)]
    let stages = Stages(workload, trips: trips, marks: marks(from: 1000, step: 30), untraced: [trip(from: 0, step: 16)])
    #expect(stages.whole == 240 && stages.untraced == 128 && stages.price == 112)
    #expect(stages.stages.map(\.mean) == [30] + Array(repeating: 14, count: 7))
  }

  @Test("The stages of a command are never shorter than nothing, and the longer ones bear the rest of the price")
  func shortStage() {
    var all = marks(from: 0, step: 30)
    // The handler begins 4 ns after its turn.
    all[4] = StageMark(.handler, at: 124)
    let stages = Stages(
      workload, trips: [trip(from: 0, step: 30)], marks: all, untraced: [.init(began: 0, ended: 170)])
    #expect(abs(stages.sum - 170) < 0.001)
    #expect(stages.stages.map { $0.mean.rounded() } == [30, 19, 19, 19, 0, 45, 19, 19])
  }

  @Test("The stages of a command add up to the whole without moments even if the first one was longer than that")
  func delayed() {
    let late = marks(from: 1000, step: 10)
    let stages = Stages(
      workload, trips: [.init(began: 0, ended: 1080)], marks: late, untraced: [.init(began: 0, ended: 100)])
    #expect(stages.stages.map(\.mean) == [100] + Array(repeating: 0, count: 7))
  }

  @Test("The stages of a command leave out moments between the trips, and a trip that lacks a moment")
  func incomplete() {
    let trips = (0..<3).map { trip(from: 1000 * UInt64($0), step: 10) }
    let all =
      marks(from: 0, step: 10) + [StageMark(.parsed, at: 900)]
      + marks(from: 1000, step: 10, without: .handler) + marks(from: 2000, step: 10)
    let stages = Stages(workload, trips: trips, marks: all, untraced: [])
    #expect(stages.stages.map(\.mean) == Array(repeating: 10, count: Stages.Point.allCases.count - 1))
  }

  @Test("The stages of a command leave out a point that no trip has, so that the means still add up")
  func missingPoint() {
    let trips = [trip(from: 0, step: 10), trip(from: 500, step: 10)]
    let all = marks(from: 0, step: 10, without: .settled) + marks(from: 500, step: 10, without: .settled)
    let stages = Stages(workload, trips: trips, marks: all, untraced: [])
    #expect(!stages.stages.contains { $0.to == .settled || $0.from == .settled })
    #expect(stages.sum == stages.whole)
  }

  @Test("The stages of a command are read from the lines that a native side writes", arguments: Stages.Point.allCases)
  func line(_ point: Stages.Point) {
    let mark = StageMark(point, at: 4711)
    #expect(StageMark(mark.line.dropLast()) == mark)
  }
}
