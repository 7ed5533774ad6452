internal import NavbridgeVocabulary
internal import NavbridgeWire

/// The finger of a page on the device, from the press of its button to the release.
struct PageFinger {
  let page: WebSocket
  let start: (x: Double, y: Double)
  /// The moment at which it came down.
  let began: Double
  private(set) var place: (x: Double, y: Double)
  private(set) var hasMoved = false

  init(of page: WebSocket, at place: (x: Double, y: Double), began: Double) {
    (self.page, start, self.place, self.began) = (page, place, place, began)
  }

  mutating func move(to next: (x: Double, y: Double)) {
    place = next
    hasMoved = hasMoved || max(abs(next.x - start.x), abs(next.y - start.y)) >= RecordedAct.slop
  }

  /// The time for which it must stay, in milliseconds: a finger that has not moved presses long, as `device/longPress` does.
  func rest(at time: Double) -> Double { hasMoved ? 0 : max(0, 600 - (time - began)) }
}

extension Inspection {
  /// Carries out a request about the finger of a page. Each of them is an act at its moment, so that the way is repeated as
  /// it was. The present moment is that of the real time, which gives the finger its speed.
  func moveFinger(_ request: JSON, _ answer: PageAnswer) async throws(PageRefusal) -> JSON? {
    let place = try place(request)
    switch request["phase"]?.string {
    case "down": return try await putDown(at: place, answer)
    case "move":
      // The finger may have been lifted meanwhile.
      guard finger?.page === answer.socket, past == nil else { return [:] }
      await advanceWithRealTime()
      finger?.move(to: place)
      await perform(DeviceMethods.moveFinger.name, ["path": Self.path(place)], answer)
    case "up": return await lift(at: place, answer)
    case "cancel":
      guard finger?.page === answer.socket else { return [:] }
      finger = nil
      await perform(DeviceMethods.liftFinger.name, ["cancel": true], answer)
    default: throw PageRefusal(message: "'phase' must be 'down', 'move', 'up' or 'cancel'.")
    }
    return nil
  }

  private func putDown(at place: (x: Double, y: Double), _ answer: PageAnswer) async throws(PageRefusal) -> JSON? {
    try refuseInPast()
    guard finger == nil else { throw PageRefusal(message: "Another page has its finger on the device.") }
    await liftFinger()
    let element = try await locator(at: place).locator
    await advanceWithRealTime()
    finger = PageFinger(of: answer.socket, at: place, began: present.time)
    await perform(DeviceMethods.gesture.name, ["path": Self.path(place), "holds": true], on: element, answer)
    return nil
  }

  private func lift(at place: (x: Double, y: Double), _ answer: PageAnswer) async -> JSON? {
    guard var finger, finger.page === answer.socket else { return [:] }
    let isMoved = place != finger.place
    // A finger that is lifted where it was has the speed of its last move.
    if isMoved { await advanceWithRealTime() }
    finger.move(to: place)
    self.finger = nil
    let rest = finger.rest(at: present.time)
    let path: JSON = isMoved || rest > 0 ? ["path": Self.path(place, after: rest)] : [:]
    await perform(DeviceMethods.liftFinger.name, path, answer)
    return nil
  }

  private static func path(_ place: (x: Double, y: Double), after time: Double = 0) -> JSON {
    [[.double(place.x), .double(place.y), .double(time)]]
  }

  private func perform(
    _ method: String, _ params: JSON, on element: Locator? = nil, _ answer: PageAnswer
  ) async {
    await record(.request(method: method, params: params), on: element) { [weak self] outcome in
      switch outcome {
      case .success(let done): answer.give(self.flatMap { $0.locatorOfTouch }.map { ["locator": $0] } ?? done)
      case .failure(let error):
        if let self, !holdsFinger { finger = nil }
        answer.refuse(error.message)
      }
    }
  }

  /// The last act as a test names it, if it is that of a finger that has been lifted where it was.
  private var locatorOfTouch: JSON? {
    guard finger == nil, let last = RecordedAct.mergingFingers(acts).last,
      case .request(DeviceMethods.longPress.name, _) = last.action
    else { return nil }
    return .string(last.text)
  }

  /// Lifts the finger that the present app has on its screen and that no page holds any more: the page has left, or the run
  /// goes on from an earlier moment.
  func liftFinger() async {
    finger = nil
    if holdsFinger { await record(.request(method: DeviceMethods.liftFinger.name, params: [:])) { _ in } }
  }

  /// True if the acts of the present app have left a finger on its screen.
  private var holdsFinger: Bool {
    for act in acts.prefix(present.acts).reversed() {
      guard case .request(let method, let params) = act.action else { continue }
      switch method {
      case DeviceMethods.gesture.name: return params["holds"]?.bool == true && act.error == nil
      case DeviceMethods.liftFinger.name, DeviceMethods.reload.name: return false
      // The finger was taken from the screen before.
      case DeviceMethods.moveFinger.name: if act.error != nil { return false }
      default: break
      }
    }
    return false
  }

  /// A page has left, with the finger that it held, or puts down by a request that waits.
  func leave(_ socket: WebSocket) {
    sendState()
    enqueue { if $0.finger?.page === socket { await $0.liftFinger() } }
  }
}
