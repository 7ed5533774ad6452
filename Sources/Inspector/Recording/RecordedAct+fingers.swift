internal import NavbridgeVocabulary
internal import NavbridgeWire
internal import OrderedCollections

/// The acts of a finger that is held on the screen, as a person sees them: one from the touch to the lift.
extension RecordedAct {
  /// The places that one way may have, and the longest time between two of them, in milliseconds (protocol §8).
  private static let (mostPlaces, longestPause) = (3_600, 60_000.0)
  /// How far a finger moves, in points, before it no longer presses what lies below it.
  static let slop = 10.0
  /// The time, in milliseconds, after which a finger presses long.
  static let longPress = 500.0

  /// Joins the parts of each way of a finger, with the times between them. The joined act has the same effect.
  static func mergingFingers(_ acts: [RecordedAct]) -> [RecordedAct] {
    acts.reduce(into: [RecordedAct]()) { merged, act in
      if let whole = merged.last?.joined(with: act) {
        merged[merged.count - 1] = whole
      } else {
        merged.append(act)
      }
    }.map(\.named)
  }

  /// The method and the params of a part of a finger's way that the device has not refused.
  private var finger: (method: String, params: JSON)? {
    guard case .request(let method, let params) = action, error == nil, params["second"] == nil else { return nil }
    switch method {
    case DeviceMethods.gesture.name, DeviceMethods.moveFinger.name: return (method, params)
    case DeviceMethods.liftFinger.name: return params["cancel"]?.bool == true ? nil : (method, params)
    default: return nil
    }
  }

  private var places: [JSON] { finger?.params["path"]?.array ?? [] }

  /// The moment of the last place.
  private var end: Double { at + places.reduce(0) { $0 + ($1[2]?.double ?? 0) } }

  /// This act with the next one, if that goes on with the finger that this one leaves down.
  private func joined(with next: RecordedAct) -> RecordedAct? {
    guard let (method, params) = finger, let (nextMethod, _) = next.finger, nextMethod != DeviceMethods.gesture.name,
      method == DeviceMethods.moveFinger.name || params["holds"]?.bool == true
    else { return nil }
    let isLifted = nextMethod == DeviceMethods.liftFinger.name
    // A finger that is lifted at once has the speed of its last move.
    let pause = (max(0, next.at - end) * 1_000_000).rounded() / 1_000_000
    var more = next.places
    if more.isEmpty, pause > Self.rest, let last = places.last { more = [last] }
    if let first = more.first { more[0] = Self.place(first, after: pause + (next.places.first?[2]?.double ?? 0)) }
    guard places.count + more.count <= Self.mostPlaces, pause <= Self.longestPause else { return nil }
    var members = params.object ?? [:]
    members["path"] = .array(places + more)
    if isLifted { members["holds"] = nil }
    let name = method == DeviceMethods.moveFinger.name && isLifted ? nextMethod : method
    return RecordedAct(at: at, action: .request(method: name, params: .object(members)), element: element)
  }

  /// The time, in milliseconds, after which a finger that does not move has no speed (protocol §8).
  private static let rest = 50.0

  private static func place(_ place: JSON, after pause: Double) -> JSON {
    [place[0] ?? 0, place[1] ?? 0, .double(pause)]
  }

  /// A finger that has not moved, as a touch of its element; another act as it is.
  private var named: RecordedAct {
    guard let element, let (method, params) = finger, method == DeviceMethods.gesture.name, params["holds"] == nil,
      element.target != nil, let start = places.first
    else { return self }
    let isNear = places.allSatisfy { place in
      [0, 1].allSatisfy { abs((place[$0]?.double ?? 0) - (start[$0]?.double ?? 0)) < Self.slop }
    }
    guard isNear else { return self }
    return RecordedAct(at: at, action: element.touch(isLong: end - at >= Self.longPress))
  }
}
