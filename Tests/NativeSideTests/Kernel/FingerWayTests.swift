import HeadlessUIKit
import NavbridgeRuntime
import NavbridgeVocabulary
import NavbridgeWire
import Testing

@testable import NavbridgeKernel

/// The ways that fingers go, as values.
@Suite("The way of a finger")
struct FingerWayTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let path: FingerPath
    var size: CGSize? = CGSize(width: 100, height: 300)
    /// The number of steps that move, the time that it takes in milliseconds, and where it ends.
    let moves: Int
    let time: Double
    let end: CGPoint
    /// True if the finger rests before it is lifted.
    var rests = false
  }

  static let rows = [
    Row(
      testDescription: "a fast swipe up", path: .swipe(.up, distance: nil, .fast), moves: 6, time: 100,
      end: CGPoint(x: 0, y: -150)),
    Row(
      testDescription: "a fast swipe down", path: .swipe(.down, distance: nil, .fast), moves: 6, time: 100,
      end: CGPoint(x: 0, y: 150)),
    Row(
      testDescription: "a fast swipe left", path: .swipe(.left, distance: nil, .fast), moves: 6, time: 100,
      end: CGPoint(x: -50, y: 0)),
    Row(
      testDescription: "a swipe of a distance", path: .swipe(.right, distance: 70, .fast), moves: 6, time: 100,
      end: CGPoint(x: 70, y: 0)),
    Row(
      testDescription: "a slow swipe, which rests", path: .swipe(.right, distance: 70, .slow), moves: 60, time: 1150,
      end: CGPoint(x: 70, y: 0), rests: true),
    Row(
      testDescription: "a swipe over an element of an unknown size", path: .swipe(.down, distance: nil, .fast),
      size: nil, moves: 6,
      time: 100, end: CGPoint(x: 0, y: 200)),
    Row(
      testDescription: "a drag", path: .drag(x: 30, y: -20, hold: 0), moves: 30, time: 650, end: CGPoint(x: 30, y: -20),
      rests: true),
    Row(
      testDescription: "a drag after a rest", path: .drag(x: 30, y: -20, hold: .milliseconds(600)), moves: 30,
      time: 1250,
      end: CGPoint(x: 30, y: -20), rests: true),
  ]

  @Test("The way of a finger has its steps, its time and its end", arguments: rows)
  func steps(_ row: Row) throws {
    let steps = row.path.steps(over: row.size)
    let moves = steps.compactMap(\.first)
    #expect(moves.count == row.moves && moves.last == row.end && steps.allSatisfy { $0.second == nil })
    let time = Double(steps.map(\.delay).reduce(0, +)) / 1e6
    #expect(abs(time - row.time) < 1, "\(time)")
    #expect((steps.last?.first == nil) == row.rests)
    // A way is even: half of the moves come half as far.
    let half = try #require(moves.dropFirst(row.moves / 2 - 1).first)
    #expect(abs(half.x - row.end.x / 2) < 1e-9 && abs(half.y - row.end.y / 2) < 1e-9)
  }

  @Test("The way of a finger that is held before a drag begins with the rest") func hold() {
    let steps = FingerPath.drag(x: 1, y: 1, hold: 7).steps(over: nil)
    #expect(steps.first == FingerPath.Step(delay: 7))
    #expect(FingerPath.drag(x: 1, y: 1, hold: 0).steps(over: nil).first?.first != nil)
  }

  @Test(
    "The ways of two fingers keep within the element, the one where it began, and end at the scale",
    arguments: [(2.0, 22.5, 45.0), (0.5, 45.0, 22.5), (1.0, 45.0, 45.0)])
  func pinch(_ scale: Double, _ start: Double, _ end: Double) {
    let steps = FingerPath.pinch(scale: scale).steps(over: CGSize(width: 100, height: 300))
    let distances = steps.compactMap { step in step.second.map { $0.x - (step.first?.x ?? 0) } }
    #expect(distances.count == 21 && distances.first == start && distances.last == end)
    #expect(steps.compactMap(\.first).allSatisfy { $0 == .zero } && steps.last?.second == nil)
  }

  static let delays: [(JSON, Int64?)] = [
    ([5, 5], 0), ([5, 5, 0], 0), ([5, 5, 60_000], .milliseconds(60_000)), ([5, 5, 60_000.1], nil), ([5, 5, -1], nil),
    ([5, 5, "1"], nil), ([5], nil), (["5", 5], nil), ([5, 5, 0.5], 500_000),
  ]

  @Test("The way that a driver states has a time of at most a minute before each place", arguments: delays)
  func delay(_ place: JSON, _ expected: Int64?) {
    let path = try? GesturePath([[1, 2, 0], place], nil, "test")
    #expect(path?.steps.map(\.delay) == expected.map { [$0] })
    if expected != nil {
      #expect(path?.steps.first?.first == CGPoint(x: 4, y: 3) && path?.start == CGPoint(x: 1, y: 2))
    }
  }

  @Test("The way that a driver states has 3600 places at most, and one at least") func most() {
    func path(_ count: Int) -> GesturePath? {
      try? GesturePath(.array(Array(repeating: [1, 1, 0], count: count)), nil, "test")
    }
    #expect(path(3_600)?.steps.count == 3_599 && path(3_601) == nil && path(0) == nil && path(1)?.steps == [])
  }

  @Test("The first place of a way is no step, unless the finger is down already, or a second one comes down there")
  func first() throws {
    let places: JSON = [[10, 20, 5], [11, 22, 6]]
    #expect(try GesturePath(places, nil, "test").steps.map(\.delay) == [.milliseconds(6)])
    let onward = try GesturePath(places, nil, from: CGPoint(x: 1, y: 2), "test")
    #expect(
      onward.steps.map(\.first) == [CGPoint(x: 9, y: 18), CGPoint(x: 10, y: 20)] && onward.start == CGPoint(x: 1, y: 2))
    let two = try GesturePath(places, [[30, 20], [31, 20]], "test")
    #expect(two.steps.map(\.second) == [CGPoint(x: 20, y: 0), CGPoint(x: 21, y: 0)])
    #expect(
      (try? GesturePath(places, [[30, 20]], "test")) == nil
        && (try? GesturePath(places, [[30, 20], [31]], "test")) == nil)
  }

  @Test(
    "A finger becomes a pan at ten points, once, in any direction",
    arguments: [
      (CGPoint(x: 10, y: 0), nil, true), (CGPoint(x: 9.9, y: 9.9), nil, false), (CGPoint(x: 0, y: -10), nil, true),
      (CGPoint(x: 30, y: 0), CGPoint(x: 109, y: 100), true), (CGPoint(x: 30, y: 0), CGPoint(x: 110, y: 100), false),
      (CGPoint(x: 30, y: 0), CGPoint(x: 100, y: 90), false), (CGPoint(x: 0, y: 0), CGPoint(x: 100, y: 100), false),
    ] as [(CGPoint, CGPoint?, Bool)])
  func pan(_ offset: CGPoint, _ place: CGPoint?, _ expected: Bool) {
    #expect(ReactFinger.isPan(offset, after: place, from: CGPoint(x: 100, y: 100)) == expected)
  }
}
