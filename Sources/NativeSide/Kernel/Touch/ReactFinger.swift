internal import HeadlessUIKit
internal import NavbridgeRuntime
internal import NavbridgeVocabulary
internal import NavbridgeWire

/// The acts of a driver on React's content, one after the other (protocol §5, 'touches').
///
/// The script looks for the element in one surface after the other. The native side decides if a finger reaches it, and
/// the script's responder system decides about its effect. Each act is answered exactly once.
@MainQueue
final class ReactFinger: HostPart {
  /// The time, in nanoseconds, of a long press. Both iOS and React Native take 500 ms as long; the rest makes sure that
  /// their timers fire before the finger lifts.
  private static let longPress = Int64.milliseconds(600)
  /// The time, in nanoseconds, between the taps of one act.
  static let betweenTaps = Int64.milliseconds(50)

  unowned let host: NativeHost
  /// The messages to the script that await its answer.
  let requests: SurfaceRequests<SurfaceTouchAnswer>
  var waiting: [Act] = []
  private(set) var current: Act?
  /// The names in the contents in which the current act has found nothing.
  private var otherNames: [String] = []
  /// The number of the current act. A step of an act that has ended has no effect.
  private var number = 0
  private(set) var press: TimerToken?
  /// The content that the finger of the current act touches, and its place there.
  var touched: (content: ReactContent, point: CGPoint)?
  /// The steps that are left to the finger of the current act, unless it is held.
  var steps: ArraySlice<FingerPath.Step> = []
  /// The native recognizer that has taken the finger over.
  var pan: UIPanGestureRecognizer?

  init(host: NativeHost) {
    self.host = host
    requests = SurfaceRequests(host: host)
  }

  /// True while a touch is under way, or a message to the script about one is not answered.
  private var isBusy: Bool { (current != nil && !rests) || !requests.isEmpty }

  func addBusyReasons(to reasons: inout BusyReasons) {
    reasons.add(if: isBusy, "a finger touches React's content")
    reasons.mention(if: rests, "a finger is held on the screen, until device/liftFinger")
  }

  /// A finger that rests on an element lifts when time has passed.
  func delaysActs(timePasses: Bool) -> Bool { isBusy && (timePasses || press == nil) }

  nonisolated static var scriptMessages: [ScriptMessageHandler] {
    [
      .handle(SurfaceMessages.touched) {
        session, id, rootTag, isFound, x, y, size, coveredBy, isTaken, names,
        element in
        let answer = SurfaceTouchAnswer(
          isFound: isFound, x: x, y: y, size: size, coveredBy: coveredBy, isTaken: isTaken ?? true, names: names ?? [],
          element: element)
        session.host.reactFinger.requests.answered(id, rootTag: rootTag, answer)
      },
      .handle(HostMessages.keyboard) { session, isVisible, rootTag, hostTag, capitalizes in
        let place = rootTag.map { SurfacePlace(rootTag: $0, hostTag: hostTag) }
        let content = place.flatMap { place in Finger(session.host).reactContents.first { $0.place == place } }
        session.host.keyboard.setVisible(isVisible, in: content?.view, of: place, capitalizes: capitalizes)
      },
    ]
  }

  /// Begins an act, or adds it to those that wait for the end of the current one. While a finger is held it is refused,
  /// because that may last for ever.
  func begin(_ act: Act) {
    guard held == nil else { return answer(act.reply, .failure(.fingerIsHeld)) }
    if current == nil { start(act) } else { waiting.append(act) }
  }

  private func start(_ act: Act) {
    current = act
    number += 1
    otherNames = []
    search(act, (act.contents ?? Finger(host).reactContents)[...])
  }

  /// Ends all acts, because their context has ended.
  func scriptWillEnd() {
    let abandoned = waiting
    waiting = []
    requests.contextEnded()
    if let current { end(current, .failure(.bridgeInvalidated)) }
    for act in abandoned { answer(act.reply, .failure(.bridgeInvalidated)) }
  }

  // MARK: - Steps

  /// Asks for the element in the first of the contents, and then in the others.
  private func search(_ act: Act, _ contents: ArraySlice<ReactContent>) {
    guard let content = contents.first else {
      return act.start == nil ? end(act, .failure(notFound(act))) : touchNative(act)
    }
    guard let view = content.view else { return search(act, contents.dropFirst()) }
    let center = act.start.map(view.convertFromWindow) ?? CGPoint(x: view.bounds.width / 2, y: view.bounds.height / 2)
    let runningBefore = host.application.busyWith.first
    ask(act, .start, content, center) { [self] answer in
      guard answer.isFound else {
        otherNames += answer.names
        return search(act, contents.dropFirst())
      }
      if let cover = answer.coveredBy { return end(act, .failure(.covered(by: cover))) }
      let place = answer.x.flatMap { x in answer.y.map { y in CGPoint(x: x, y: y) } }
      // The answer may have come with messages that change the screen.
      step(act) { [self] in
        // Text that was typed, or content that has scrolled, may itself have begun a transition, of a sheet for instance.
        let running = act.isTouch ? host.application.busyWith.first : runningBefore
        aim(act, content, place ?? center, answer, during: running)
      }
    }
  }

  private func notFound(_ act: Act) -> RPCError {
    var names = Finger(host).names(act.nameKind)
    names.names += otherNames
    return act.notFound(names)
  }

  /// Decides if a finger reaches the element that was found. Typing and scrolling have been done by then.
  ///
  /// - Parameters:
  ///   - answer: the answer by which the element was found.
  ///   - running: the transition that keeps a finger from it.
  private func aim(
    _ act: Act, _ content: ReactContent, _ point: CGPoint, _ answer: SurfaceTouchAnswer, during running: String?
  ) {
    if act.isTouch, content.view?.receivesTouches == false { return passThrough(act, content, point) }
    // Keys are no touch.
    if case .keys = act.action { return end(act, .success(answer.isTaken)) }
    do throws(RPCError) {
      try Finger(host).reach(content, at: point, during: running)
    } catch {
      cancel(act, content, point)
      return end(act, .failure(error))
    }
    if let view = content.view { host.design.fingerTouched(view.convert(point, to: nil)) }
    switch act.action {
    case .keys: break
    case .type, .scroll, .search: end(act, .success(answer.isTaken))
    case .follow(let path):
      let size = answer.size.map { CGSize(width: $0.x, height: $0.y) }
      steps = path.steps(over: size)[...]
      touched = (content, point)
      act.held?.touches = true
      follow(act, content, from: point)
    case .tap: lift(act, content, point)
    case .taps(let count): lift(act, content, point, tapsAfter: count - 1)
    case .longPress:
      rest(Self.longPress) { [self] in lift(act, content, point) }
    }
  }

  /// Leaves the finger where it is for a time in nanoseconds.
  func rest(_ duration: Int64, then next: @escaping @MainQueue @Sendable () -> Void) {
    press = host.application.schedule(after: duration) { [self, number] in
      guard number == self.number else { return }
      press = nil
      next()
    }
  }

  /// Touches the native target below content that receives no touches, such as the React view of a tab.
  private func passThrough(_ act: Act, _ content: ReactContent, _ point: CGPoint) {
    cancel(act, content, point)
    let finger = Finger(host)
    guard let place = content.view?.convert(point, to: nil),
      let target = finger.targets.first(where: { $0.frame.contains(place) })
    else { return end(act, .failure(.covered(by: "nothing that reacts to a press"))) }
    do throws(RPCError) {
      end(act, .success(try finger.press(target, act.action)))
    } catch { end(act, .failure(error)) }
  }

  /// Lifts the finger. A touch ends with its view, if that has left the screen meanwhile.
  ///
  /// - Parameter tapsAfter: the number of taps that follow.
  func lift(_ act: Act, _ content: ReactContent, _ point: CGPoint, tapsAfter: Int = 0) {
    guard content.isOnScreen else {
      cancel(act, content, point)
      // A finger that was held has rested meanwhile, and the touch has ended with its view.
      return end(act, act.held == nil ? .failure(.offScreen) : .success(true))
    }
    touched = nil
    ask(act, .end, content, point) { [self] answer in
      guard tapsAfter > 0 else {
        let place = content.view?.convert(point, to: nil)
        return end(act, .success(answer.isTaken || Finger(host).tapStatusBar(from: act.start, to: place)))
      }
      rest(Self.betweenTaps) { [self] in
        // Only the first tap is aimed. What the script has done about it may be over the place of the others.
        guard content.isOnScreen else { return end(act, .success(false)) }
        ask(act, .start, content, point) { [self] answer in
          guard answer.isFound, answer.coveredBy == nil else { return end(act, .success(false)) }
          lift(act, content, point, tapsAfter: tapsAfter - 1)
        }
      }
    }
  }

  /// Takes a touch back, if the act is one.
  func cancel(_ act: Act, _ content: ReactContent, _ point: CGPoint) {
    guard act.isTouch else { return }
    touched = nil
    requests.ask(SurfaceMessages.touch, about: content.surface) { id in
      act.touch(id, .cancel, content.place, point, nil)
    } completion: { _ in
      // The act has ended already.
    }
  }

  /// Sends the script a message of an act. Without an answer the act ends with an error.
  func ask(
    _ act: Act, _ phase: TouchPhase, _ content: ReactContent, _ point: CGPoint,
    second: SIMD2<Double>? = nil, then next: @escaping @MainQueue (SurfaceTouchAnswer) -> Void
  ) {
    let completion: SurfaceRequests<SurfaceTouchAnswer>.Completion = { [self, number] result in
      guard number == self.number, current != nil else { return }
      switch result {
      case .success(let answer): next(answer)
      case .failure(let error): end(act, .failure(error))
      }
    }
    let (surface, place) = (content.surface, content.place)
    let (rootTag, hostTag, testID) = (place.rootTag, place.hostTag, act.testID ?? "")
    switch act.action {
    case .scroll(let x, let y):
      requests.ask(
        SurfaceMessages.scroll, about: surface, members: { ($0, rootTag, hostTag, testID, x, y) },
        completion: completion)
    case .type(let text):
      requests.ask(
        SurfaceMessages.type, about: surface, members: { ($0, rootTag, hostTag, testID, text) }, completion: completion)
    case .keys(let text, let replaces):
      requests.ask(
        SurfaceMessages.keys, about: surface, members: { ($0, rootTag, hostTag, text, replaces) },
        completion: completion)
    case .search(let within):
      requests.ask(
        SurfaceMessages.scrollTo, about: surface, members: { ($0, rootTag, hostTag, act.testID, act.text, within) },
        completion: completion)
    case .tap, .taps, .longPress, .follow:
      requests.ask(
        SurfaceMessages.touch, about: surface, members: { act.touch($0, phase, place, point, second) },
        completion: completion)
    }
  }

  /// Runs a step as a separate item of the main queue, unless the act has ended by then.
  private func step(_ act: Act, _ work: @escaping @MainQueue @Sendable () -> Void) {
    host.application.async { [self, number] in
      if number == self.number, current != nil { work() }
    }
  }

  // MARK: - Ends

  func end(_ act: Act, _ result: Result<Bool, RPCError>) {
    if let press { host.clock.cancel(press) }
    pan?.cancel()
    (current, press, pan, touched, steps) = (nil, nil, nil, nil, [])
    // The request that has put a held finger down may have been answered long ago.
    for reply in act.held?.end() ?? [act.reply] { answer(reply, result) }
    if !waiting.isEmpty { start(waiting.removeFirst()) }
  }

  func answer(_ reply: DriverReply<Bool>, _ result: Result<Bool, RPCError>) {
    guard !reply.peer.isGone else { return host.wire.abandon(reply.reply) }
    switch result {
    case .success(let done): host.wire.resolve(reply, done)
    case .failure(let error): host.wire.reject(reply, error)
    }
  }
}

extension NativeHost {
  var reactFinger: ReactFinger { part(ReactFinger.self) }
}

extension UIView {
  /// False if the view, or one around it, leaves touches to the views below.
  fileprivate var receivesTouches: Bool {
    var view: UIView? = self
    while let each = view {
      guard each.isUserInteractionEnabled else { return false }
      view = each.superview
    }
    return true
  }
}
