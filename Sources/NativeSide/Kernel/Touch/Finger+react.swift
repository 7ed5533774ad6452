internal import HeadlessUIKit
internal import NavbridgeVocabulary
internal import NavbridgeWire

extension Finger {
  /// Taps or long-presses the target of a name.
  func press(
    _ name: TouchTargetName, _ action: ReactFinger.Action, _ reply: DriverReply<Bool>
  ) throws(RPCError) {
    guard let target = try find(name, orInReact: action, reply) else { return }
    if let content = content(of: target) { return host.reactFinger.begin(.init(action, in: [content], reply)) }
    host.wire.resolve(reply, try press(target, action))
  }

  /// Returns the content of React's in a button of a bar: it takes the touches of the button.
  private func content(of target: TouchTarget) -> ReactContent? {
    guard touchesReact, target.buttonId != nil else { return nil }
    return reactContents.first { content in
      guard let view = content.view else { return false }
      let middle = view.convert(CGPoint(x: view.bounds.width / 2, y: view.bounds.height / 2), to: nil)
      let isInside = view.bounds.width <= target.frame.width && view.bounds.height <= target.frame.height
      return isInside && target.frame.contains(middle)
    }
  }

  /// Taps a target several times. Without a native one, an element of React's with that name is looked for.
  func multiTap(_ times: Int, _ element: ElementName, _ reply: DriverReply<Bool>) throws(RPCError) {
    let target = targets.first { target in
      element.testID.map { $0.isExactly(target.testID) } ?? element.text?.isExactly(target.text) ?? false
    }
    guard let target else { return try move(.taps(times), over: element, reply) }
    try reach(target)
    let contents = content(of: target).map { [$0] } ?? []
    host.reactFinger.begin(.init(.taps(times), in: contents, at: target.center, reply))
  }

  /// Types into a field of an alert, or into a text input of React's. Other native views take no text but the search bar
  /// (`device/search`).
  func typeText(_ text: String, testID: String, _ reply: DriverReply<Bool>) throws(RPCError) {
    if let target = targets.first(where: { testID.isExactly($0.testID) }), let field = target.view as? RCTAlertField {
      try reach(target)
      field.text = text
      return host.wire.resolve(reply, true)
    }
    guard touchesReact, !targets.contains(where: { testID.isExactly($0.testID) }) else {
      throw .notOnScreen("no text input with the testID '\(cut: testID)'", names(.testIDs), near: testID)
    }
    host.reactFinger.begin(.init(action: .type(text), testID: testID, text: nil, reply: reply))
  }

  /// Finds the native target of a name. Without one, an element of React's with that test id or text is looked for, and
  /// the result is nil: the act is then answered later.
  private func find(
    _ name: TouchTargetName, orInReact action: ReactFinger.Action, _ reply: DriverReply<Bool>
  ) throws(RPCError) -> TouchTarget? {
    do throws(RPCError) {
      return try find(name)
    } catch {
      guard touchesReact else { throw error }
      switch name {
      case .testID(let testID):
        host.reactFinger.begin(.init(action: action, testID: testID, text: nil, reply: reply))
      case .text(let text):
        host.reactFinger.begin(.init(action: action, testID: nil, text: text, reply: reply))
      case .button, .component, .tab, .back: throw error
      }
      return nil
    }
  }

  /// Moves a finger over an element of React's. A native scroll view is dragged by `device/scroll`.
  func move(_ action: ReactFinger.Action, over element: ElementName, _ reply: DriverReply<Bool>) throws(RPCError) {
    guard touchesReact else { throw .notOnScreen("no content of React's with \(element)") }
    host.reactFinger.begin(.init(action: action, testID: element.testID, text: element.text, reply: reply))
  }

  var touchesReact: Bool { host.session?.touches ?? false }
}

/// The name of an element of React's: its test id, or the text that it shows.
struct ElementName: CustomStringConvertible {
  let testID: String?
  let text: String?

  /// Throws -32602 if both are missing. A test id counts before a text.
  init(_ testID: String?, _ text: String?, _ method: String) throws(RPCError) {
    guard testID != nil || text != nil else {
      throw RPCError(.invalidParams, "\(method): one of 'testID' and 'text' is expected.")
    }
    self.testID = testID
    self.text = testID == nil ? text : nil
  }

  var description: String { testID.map { "the testID '\(cut: $0)'" } ?? "the text '\(cut: text ?? "")'" }
}
