internal import HeadlessUIKit
internal import NavbridgeRuntime
internal import NavbridgeVocabulary
internal import NavbridgeWire

/// A finger that a driver holds on the screen.
extension ReactFinger {
  /// The finger that a driver holds. Nil if there is none, or if its end is known.
  var held: HeldFinger? { ([current].compactMap { $0 } + waiting).compactMap(\.held).first { !$0.isLeaving } }

  /// True while a driver's finger lies still, and the next request decides what becomes of it.
  var rests: Bool { current?.held?.rests ?? false }

  /// Takes the next step of an act's finger. At the end of the way, where the finger is lifted, it is nil. A finger that is
  /// held rests there until its driver says more.
  func nextStep(_ act: Act, _ go: @escaping @MainQueue @Sendable (FingerPath.Step?) -> Void) {
    guard let held = act.held else { return go(steps.popFirst()) }
    switch held.next(arrived: { answer($0, .success(held.touches)) }) {
    case .step(let step): go(step)
    case .lift: go(nil)
    case .leave: leave(act)
    case .rest: held.rest { [self] in nextStep(act, go) }
    }
  }

  /// The touch has ended with its view. A finger that is held stays down, and touches nothing.
  func touchEnded(_ act: Act) {
    guard let held = act.held else { return end(act, .success(true)) }
    held.touches = false
    moveOverNothing(act)
  }

  private func moveOverNothing(_ act: Act) {
    nextStep(act) { [self] step in
      guard let step else { return end(act, .success(true)) }
      rest(step.delay) { [self] in moveOverNothing(act) }
    }
  }

  /// Moves the held finger on, and decides what becomes of it then. Throws -32004 if no finger is held.
  func goOn(_ path: JSON?, _ second: JSON?, _ end: HeldFinger.End, _ reply: DriverReply<Bool>, _ method: String)
    throws(RPCError)
  {
    guard let held else {
      throw RPCError(
        .notFound, "There is no finger that is held on the screen. device/gesture with 'holds' puts one down.")
    }
    let path = try path.map { path throws(RPCError) in try GesturePath(path, second, from: held.start, method) }
    held.add(path?.steps ?? [], end, reply)
  }

  /// Takes the held finger from the screen, as iOS does for a system alert: nothing is pressed, and a native gesture is
  /// cancelled.
  ///
  /// - Parameter why: the rest of a sentence.
  func takeAwayHeldFinger(because why: String) {
    guard let held else { return }
    let isCurrent = current?.held === held
    waiting.removeAll { $0.held === held }
    for reply in held.takeAway() { answer(reply, .failure(.fingerTaken(why))) }
    // A finger that rests has left by now, and one whose message the script has yet to answer leaves then.
    guard isCurrent, let act = current, act.held === held, let press else { return }
    host.clock.cancel(press)
    leave(act)
  }

  private func leave(_ act: Act) {
    if let touched { cancel(act, touched.content, touched.point) }
    end(act, .success(act.held?.touches ?? false))
  }

  /// A finger is taken from the screen with the driver that holds it.
  func connectionClosed(_ id: Int) {
    if held?.driver == id { takeAwayHeldFinger(because: "its driver has left") }
  }
}

extension RPCError {
  /// The error for a second act on React's content, or a second gesture, while a finger is held.
  static let fingerIsHeld = RPCError(
    .notHittable, "A finger is held on the screen. device/liftFinger lifts it.",
    data: ["coveredBy": "a finger that is held"])

  fileprivate static func fingerTaken(_ why: String) -> RPCError {
    RPCError(.notHittable, "The finger was taken from the screen: \(why).", data: ["coveredBy": .string(why)])
  }
}
