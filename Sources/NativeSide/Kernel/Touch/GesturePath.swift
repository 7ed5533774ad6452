internal import HeadlessUIKit
internal import NavbridgeRuntime
internal import NavbridgeVocabulary
internal import NavbridgeWire

/// The way of a finger, or of two, or a further part of it, as a driver states it (`device/gesture`, `device/moveFinger`).
struct GesturePath {
  /// The place in the window at which the finger begins.
  let start: CGPoint
  /// The places after that, as offsets from it.
  private(set) var steps: [FingerPath.Step] = []

  /// The place at which the finger ends.
  var end: CGPoint {
    let offset = steps.last { $0.first != nil }?.first ?? .zero
    return CGPoint(x: start.x + offset.x, y: start.y + offset.y)
  }

  /// The most places of a way: a minute of frames at 60 Hz.
  private static let most = 3_600

  /// Reads `[[x, y, ms], …]` and, for a second finger, `[[x, y], …]`. Throws -32602 for a way that cannot be read.
  ///
  /// - Parameter earlier: the place at which the finger has begun before; nil if it begins with this way.
  init(_ path: JSON, _ second: JSON?, from earlier: CGPoint? = nil, _ method: String) throws(RPCError) {
    let (path, second) = (path.array ?? [], second.map { $0.array ?? [] })
    func refusal(_ reason: String) -> RPCError { RPCError(.invalidParams, "\(method): \(reason).") }
    guard let first = path.first, path.count <= Self.most, let start = earlier ?? Self.place(first) else {
      throw refusal("'path' is an array of 1 to \(Self.most) places, [x, y, ms] each")
    }
    guard second == nil || second?.count == path.count else {
      throw refusal("'second' has a place, [x, y], for each place of 'path'")
    }
    self.start = start
    for (index, place) in path.enumerated() {
      guard let point = Self.place(place), let delay = Self.delay(place) else {
        throw refusal("the place \(index) of 'path' is no [x, y, ms]")
      }
      var step = FingerPath.Step(delay: delay, first: point.offset(from: start))
      if let other = second?[index] {
        guard let point = Self.place(other) else { throw refusal("the place \(index) of 'second' is no [x, y]") }
        step.second = point.offset(from: start)
      }
      // The first place is where the finger begins, unless it has begun before, or there is a second one to be put down, too.
      if index > 0 || earlier != nil || step.second != nil { steps.append(step) }
    }
  }

  private static func place(_ value: JSON) -> CGPoint? {
    guard let x = value[0]?.double, let y = value[1]?.double else { return nil }
    return CGPoint(x: x, y: y)
  }

  /// The time before a place, in nanoseconds: at most a minute.
  private static func delay(_ value: JSON) -> Int64? {
    guard let delay = value[2] else { return 0 }
    return delay.double.flatMap { (0...60_000).contains($0) ? .milliseconds($0) : nil }
  }
}

extension CGPoint {
  fileprivate func offset(from start: CGPoint) -> CGPoint { CGPoint(x: x - start.x, y: y - start.y) }
}
