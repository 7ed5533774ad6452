internal import HeadlessUIKit
internal import NavbridgeRuntime
internal import NavbridgeVocabulary
internal import NavbridgeWire

extension Finger {
  /// Puts a finger on whatever lies at the beginning of a way, and moves it along that.
  ///
  /// - Parameters:
  ///   - holds: true if the finger stays down at the end of the way.
  ///   - bounces: false if content that scrolls is not pulled beyond its end.
  ///   - taps: the number of taps, for a way of one place.
  func gesture(
    _ path: GesturePath, holds: Bool, bounces: Bool, taps: Int, _ reply: DriverReply<Bool>
  ) throws(RPCError) {
    guard taps == 1 || (path.steps.isEmpty && !holds) else {
      throw RPCError(
        .invalidParams, "device/gesture: 'taps' is for a way of one place, at the end of which the finger is lifted.")
    }
    guard host.reactFinger.held == nil else { throw .fingerIsHeld }
    if let running = host.application.busyWith.first {
      throw RPCError(
        .notHittable, "No view receives touches at this time: \(running).", data: ["coveredBy": .string(running)])
    }
    if !holds, host.keyboard.covers(path.start) {
      return try press(host.keyboard.layout.cell(at: path.end)?.key, times: taps, reply)
    }
    var act = ReactFinger.Act(
      taps > 1 ? .taps(taps) : .follow(.way(path.steps)), in: contents(at: path.start), at: path.start, reply)
    act.bounces = bounces
    if holds { act.held = HeldFinger(path, reply) }
    host.reactFinger.begin(act)
  }

  /// Scrolls what lies in the middle of the screen to its top, for a tap on the status bar that nothing below has taken.
  /// Returns false for another touch, or if there is nothing that scrolls.
  ///
  /// - Parameters:
  ///   - start: the place in the window at which the finger came down. Nil for one that looks for an element.
  ///   - place: the place at which it is lifted.
  func tapStatusBar(from start: CGPoint?, to place: CGPoint?) -> Bool {
    let size = host.application.screen.bounds.size
    guard let start, let place, max(abs(place.x - start.x), abs(place.y - start.y)) < ReactFinger.slop,
      CGRect(x: 0, y: 0, width: size.width, height: host.application.statusBarHeight).contains(start)
    else { return false }
    let middle = CGPoint(x: size.width / 2, y: size.height / 2)
    if let scroll = host.application.hitTest(middle)?.enclosingScrollView { return scroll.scrollToTop() }
    guard let content = contents(at: middle).first, let session = host.session, session.params.components else {
      return false
    }
    let (rootTag, hostTag) = (content.place.rootTag, content.place.hostTag)
    host.wire.notify(session.peer, SurfaceMessages.scrollToTop, rootTag, hostTag ?? rootTag, true)
    return true
  }

  /// The contents of React's that a touch at a point of the window may reach, the frontmost first.
  func contents(at point: CGPoint) -> [ReactContent] {
    guard touchesReact, !host.keyboard.covers(point) else { return [] }
    return reactContents.filter { content in
      guard let view = content.view, view.frameOnScreen.contains(point) else { return false }
      guard (try? reach(content, at: view.convertFromWindow(point), during: nil)) != nil else { return false }
      // A native stack or native tabs lie in the content around them, with bars of their own.
      return !(host.application.hitTest(point)?.isInBar(within: view) ?? false)
    }
  }

  /// The native target that a touch at a point of the window reaches.
  func target(at point: CGPoint) -> TouchTarget? {
    if host.keyboard.covers(point) { return nil }
    return targets.first { $0.frame.contains(point) && (try? reach($0.view, at: point, during: nil)) != nil }
  }

  /// Presses a key of the keyboard that shows.
  private func press(_ key: UIKeyboardLayout.Key?, times: Int, _ reply: DriverReply<Bool>) throws(RPCError) {
    guard let key else { return host.wire.resolve(reply, false) }
    var typed = ""
    for _ in 0..<times { typed += host.keyboard.press(key) ?? "" }
    guard !typed.isEmpty else { return host.wire.resolve(reply, true) }
    try pressKeys(typed, replaces: false, reply)
  }

  /// Presses keys for whatever has the focus.
  func pressKeys(_ text: String, replaces: Bool, _ reply: DriverReply<Bool>) throws(RPCError) {
    if let bar = host.application.keyboardOwner as? UISearchBar {
      return host.wire.resolve(reply, bar.pressKeys(text, replaces: replaces))
    }
    guard touchesReact else { throw .notOnScreen("no text input that has the focus") }
    host.reactFinger.begin(
      .init(action: .keys(text, replaces: replaces), testID: nil, text: nil, reply: reply))
  }
}

extension ReactFinger {
  /// The time, in nanoseconds, after which a press of a native target is a long one.
  private static let longPress = Int64.milliseconds(500)

  /// Touches a native target, because no content of React's has taken the touch. A finger that moves drags a native scroll
  /// view, or is taken by a native recognizer.
  func touchNative(_ act: Act) {
    guard let start = act.start else { return end(act, .success(false)) }
    if case .taps(let count) = act.action { return tapNatively(act, at: start, times: count) }
    guard case .follow(let path) = act.action else { return end(act, .success(false)) }
    steps = path.steps(over: nil)[...]
    act.held?.touches = Finger(host).target(at: start) != nil
    followNatively(act, from: start, since: host.clock.now)
  }

  /// Taps the native target at a place several times. The first tap decides on the target; the others come before what the
  /// script does about it, and are lost if something else lies over the target by then.
  private func tapNatively(_ act: Act, at start: CGPoint, times: Int) {
    guard let target = Finger(host).target(at: start) else {
      return end(act, .success(Finger(host).tapStatusBar(from: start, to: start)))
    }
    do throws(RPCError) {
      tapAgain(act, target, at: start, times: times - 1, isTaken: try Finger(host).press(target, .tap))
    } catch {
      end(act, .failure(error))
    }
  }

  private func tapAgain(_ act: Act, _ target: TouchTarget, at start: CGPoint, times: Int, isTaken: Bool) {
    guard times > 0 else { return end(act, .success(isTaken)) }
    rest(Self.betweenTaps) { [self] in
      let isReached = target.view.window != nil && (try? Finger(host).reach(target.view, at: start, during: nil)) != nil
      if isReached { target.tap() }
      tapAgain(act, target, at: start, times: times - 1, isTaken: isReached)
    }
  }

  /// - Parameter began: the time at which the finger came down.
  private func followNatively(_ act: Act, from start: CGPoint, at place: CGPoint? = nil, since began: Int64) {
    nextStep(act) { [self] step in
      guard let step else {
        let isLong = host.clock.now - began >= Self.longPress
        return end(act, liftNatively(from: start, at: place ?? start, isLong: isLong))
      }
      rest(step.delay) { [self] in
        guard let offset = step.first else { return followNatively(act, from: start, at: place, since: began) }
        if step.second == nil, Self.isPan(offset, after: place, from: start), beginPan(act, from: start, moving: offset)
        {
          return
        }
        let next = CGPoint(x: start.x + offset.x, y: start.y + offset.y)
        followNatively(act, from: start, at: next, since: began)
      }
    }
  }

  /// Lifts a finger that no recognizer has taken: it has pressed a target, or dragged a scroll view.
  private func liftNatively(from start: CGPoint, at place: CGPoint, isLong: Bool) -> Result<Bool, RPCError> {
    let finger = Finger(host)
    let way = CGPoint(x: place.x - start.x, y: place.y - start.y)
    guard max(abs(way.x), abs(way.y)) < Self.slop else {
      guard let scroll = host.application.hitTest(start)?.enclosingScrollView else { return .success(false) }
      let offset = scroll.contentOffset
      return .success(scroll.drag(to: CGPoint(x: offset.x - way.x, y: offset.y - way.y)))
    }
    guard let target = finger.target(at: start) else {
      return .success(finger.tapStatusBar(from: start, to: place))
    }
    do throws(RPCError) {
      return .success(try finger.press(target, isLong && target.longPress != nil ? .longPress : .tap))
    } catch {
      return .failure(error)
    }
  }

  /// Makes a gesture on a container, unless something else lies over its place: a native view, or content of React's in a view
  /// that leaves other touches to those below, such as an overlay's.
  func make(_ gesture: ContainerGesture?, _ reply: DriverReply<Bool>) {
    guard let gesture else { return host.wire.resolve(reply, false) }
    let contents = gesture.kind != .keys ? Finger(host).contents(at: gesture.start) : []
    make(gesture, below: contents.prefix { !($0.view?.isDescendant(of: gesture.view) ?? false) }, reply)
  }

  private func make(_ gesture: ContainerGesture, below contents: ArraySlice<ReactContent>, _ reply: DriverReply<Bool>) {
    guard let content = contents.first else {
      do throws(RPCError) { host.wire.resolve(reply, try Finger(host).make(gesture)) } catch {
        host.wire.reject(reply, error)
      }
      return
    }
    find(in: content, at: gesture.start) { [self] result in
      switch result {
      case .failure(let error): host.wire.reject(reply, error)
      case .success(let answer):
        guard answer.isFound, let view = content.view else { return make(gesture, below: contents.dropFirst(), reply) }
        if gesture.kind == .drag { return host.wire.resolve(reply, false) }
        host.wire.reject(reply, .covered(by: Finger(host).name(view)))
      }
    }
  }

  /// Asks the script for the element of a content at a point of the window.
  private func find(
    in content: ReactContent, at point: CGPoint, completion: @escaping SurfaceRequests<SurfaceTouchAnswer>.Completion
  ) {
    let place = content.view?.convertFromWindow(point) ?? point
    let (rootTag, hostTag) = (content.place.rootTag, content.place.hostTag)
    requests.ask(
      SurfaceMessages.touch, about: content.surface,
      members: { id in (id, rootTag, hostTag, .find, place.x, place.y, nil, nil, nil, nil) }, completion: completion)
  }

  /// Answers with the element that a finger at a point of the window would touch (`device/elementAt`).
  func findElement(at point: CGPoint, _ reply: DriverReply<JSON>) {
    if host.keyboard.covers(point) {
      return host.wire.resolve(reply, ["element": describe(host.keyboard.layout.cell(at: point))])
    }
    findElement(at: point, Finger(host).contents(at: point)[...], reply)
  }

  private func findElement(at point: CGPoint, _ contents: ArraySlice<ReactContent>, _ reply: DriverReply<JSON>) {
    guard let content = contents.first else {
      return host.wire.resolve(reply, ["element": Finger(host).target(at: point).map(describe) ?? .null])
    }
    guard content.view != nil else { return findElement(at: point, contents.dropFirst(), reply) }
    let rootTag = content.place.rootTag
    find(in: content, at: point) { [self] result in
      switch result {
      case .failure(let error): host.wire.reject(reply, error)
      case .success(let answer):
        guard answer.isFound, var element = answer.element else {
          return findElement(at: point, contents.dropFirst(), reply)
        }
        element.update { $0["rootTag"] = .int(rootTag) }
        host.wire.resolve(reply, ["element": element])
      }
    }
  }

  /// The key at a place of the keyboard; the keyboard itself between the keys.
  private func describe(_ cell: UIKeyboardLayout.Cell?) -> JSON {
    [
      "class": "UIKeyboard", "key": .string(cell?.key.name ?? ""),
      "frame": .numbers((cell?.frame ?? host.keyboard.layout.frame).numbers),
    ]
  }

  private func describe(_ target: TouchTarget) -> JSON {
    [
      "class": .string("\(type(of: target.view))"), "frame": .numbers(target.frame.numbers),
      "testID": target.testID.map { .string($0) } ?? .null, "text": target.text.map { .string($0) } ?? .null,
    ]
  }
}

extension UIView {
  /// Converts a point of the window to one of the view.
  func convertFromWindow(_ point: CGPoint) -> CGPoint {
    let origin = convert(CGPoint.zero, to: nil)
    return CGPoint(x: point.x - origin.x, y: point.y - origin.y)
  }

  /// The view itself or the nearest one around it that scrolls.
  fileprivate var enclosingScrollView: UIScrollView? {
    var view: UIView? = self
    while let each = view {
      if let scroll = (each as? any ScrollViewOwner)?.scrollView ?? each as? UIScrollView { return scroll }
      view = each.superview
    }
    return nil
  }
}

extension UIView {
  /// True for a bar, or a view in one, that lies within another view.
  fileprivate func isInBar(within other: UIView) -> Bool {
    var view: UIView? = self
    while let each = view, each !== other {
      if each is UINavigationBar || each is UITabBar { return true }
      view = each.superview
    }
    return false
  }
}

extension UISearchBar {
  /// Presses keys into the bar, which has the focus. The return key searches.
  fileprivate func pressKeys(_ keys: String, replaces: Bool) -> Bool {
    var isFirst = replaces
    for key in keys {
      let before = isFirst ? "" : text
      isFirst = false
      switch key {
      case "\n": tapSearch()
      case "\u{8}": _ = type(String(before.dropLast()))
      default: _ = type(before + String(key))
      }
    }
    return true
  }
}
