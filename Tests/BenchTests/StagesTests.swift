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

  @Test("have means that add up to the whole")
  func sum() {
    let trips = [trip(from: 1000, step: 10), trip(from: 2000, step: 30)]
    let stages = Stages(
      workload, trips: trips, marks: marks(from: 2000, step: 30) + marks(from: 1000, step: 10), untraced: [trips[0]])
    #expect(stages.stages.count == Stages.Point.allCases.count - 1)
    for stage in stages.stages { #expect(stage.mean == 20) }
    #expect(stages.sum == 160 && stages.whole == 160 && stages.untraced == 80)
  }

  @Test("leave out moments between the trips, and a trip that lacks a moment")
  func incomplete() {
    let trips = (0..<3).map { trip(from: 1000 * UInt64($0), step: 10) }
    let all =
      marks(from: 0, step: 10) + [StageMark(.parsed, at: 900)]
      + marks(from: 1000, step: 10, without: .handler) + marks(from: 2000, step: 10)
    let stages = Stages(workload, trips: trips, marks: all, untraced: [])
    #expect(stages.stages.map(\.mean) == Array(repeating: 10, count: Stages.Point.allCases.count - 1))
  }

  @Test("leave out a point that no trip has, so that the means still add up")
  func missingPoint() {
    let trips = [trip(from: 0, step: 10), trip(from: 500, step: 10)]
    let all = marks(from: 0, step: 10, without: .settled) + marks(from: 500, step: 10, without: .settled)
    let stages = Stages(workload, trips: trips, marks: all, untraced: [])
    #expect(!stages.stages.contains { $0.to == .settled || $0.from == .settled })
    #expect(stages.sum == stages.whole)
  }

  @Test("are read from the lines that a native side writes", arguments: Stages.Point.allCases)
  func line(_ point: Stages.Point) {
    let mark = StageMark(point, at: 4711)
    #expect(StageMark(mark.line.dropLast()) == mark)
  }
}
