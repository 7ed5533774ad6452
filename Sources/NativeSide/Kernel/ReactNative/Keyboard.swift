internal import HeadlessUIKit
internal import NavbridgeRuntime
internal import NavbridgeVocabulary
internal import NavbridgeWire

/// The keyboard of the screen. A driver shows and hides it; it is also visible while a search bar is edited.
@MainQueue
final class Keyboard: HostPart {
  /// The time, in nanoseconds, that the keyboard takes to come and to go.
  private static let duration = Int64.milliseconds(250)

  private unowned let host: NativeHost
  /// True when a driver has shown the keyboard, for a text field that exists only on the script side.
  private var isForced = false
  /// The characters that the keys have.
  private var page = UIKeyboardLayout.Page.letters
  /// True while the text that is edited asks for a capital.
  private var capitalizes = false
  /// What the shift key has set for the next letter. Nil if it was not pressed.
  private var pressedShift: Bool?
  /// True while the script moves the focus. It knows of the changes then.
  private var isCalledByScript = false

  init(host: NativeHost) { self.host = host }

  nonisolated static var driverMethods: [DriverHandler] {
    [.handle(DeviceMethods.keyboard) { host, isVisible in host.keyboard.setVisible(isVisible) }]
  }

  var isVisible: Bool { isForced || host.application.keyboardOwner != nil }

  /// True while a letter key types a capital.
  var isShifted: Bool { pressedShift ?? capitalizes }

  /// The keys as they are shown.
  var layout: UIKeyboardLayout { UIKeyboardLayout(host.application.screen, page: page, isShifted: isShifted) }

  /// True if a touch at a point of the window is one of the keyboard, which lies over all but alerts.
  func covers(_ point: CGPoint) -> Bool {
    guard isVisible, layout.frame.contains(point) else { return false }
    return !(host.application.windows.last { !$0.isHidden }?.rootViewController is RCTAlertController)
  }

  /// Follows a finger on a key.
  ///
  /// - Returns: the character that it types, `\n` for the return key and `\b` for the one that deletes. Nil for a key
  ///   that types nothing.
  func press(_ key: UIKeyboardLayout.Key) -> String? {
    switch key {
    case .character(let character):
      pressedShift = nil
      return String(character)
    case .space:
      // The letters come back after a space.
      page = .letters
      return " "
    case .return: return "\n"
    case .delete: return "\u{8}"
    case .shift:
      pressedShift = !isShifted
      return nil
    case .page(let next):
      page = next
      return nil
    case .emoji, .globe, .dictation: return nil
    }
  }

  /// Has the keyboard begin with letters for another text.
  private func reset() { (page, pressedShift) = (.letters, nil) }

  /// Shows or hides the keyboard. Returns false when nothing changes.
  func setVisible(_ isVisible: Bool) -> Bool {
    let wasVisible = self.isVisible
    isForced = isVisible
    if !isVisible { capitalizes = false }
    if !isVisible || !wasVisible { reset() }
    if !isVisible { host.application.keyboardOwner?.resignFirstResponder() }
    guard wasVisible != isVisible else { return false }
    announce(isVisible)
    return true
  }

  /// Shows or hides the keyboard because a text input of React's has taken the focus, or has given it up.
  ///
  /// - Parameters:
  ///   - view: the view in which the input's content is shown. The input is then the first responder of the window, and
  ///     shares the fate of the view. Without one, and in a window that is not the key window, the keyboard stays until the
  ///     script hides it.
  ///   - place: the content.
  ///   - capitalizes: true while the input's text asks for a capital.
  func setVisible(_ isVisible: Bool, in view: UIView?, of place: SurfacePlace?, capitalizes: Bool) {
    isCalledByScript = true
    defer {
      isCalledByScript = false
      self.capitalizes = isVisible && capitalizes
    }
    guard isVisible, let view, let place, view.window?.isKeyWindow ?? false else {
      _ = setVisible(isVisible)
      return
    }
    let wasVisible = self.isVisible
    if !wasVisible { reset() }
    isForced = false
    _ = responder(in: view, of: place).becomeFirstResponder()
    if !wasVisible { announce(true) }
  }

  /// Returns the first responder that stands for the text inputs of a content.
  private func responder(in view: UIView, of place: SurfacePlace) -> ReactInputResponder {
    for case let known as ReactInputResponder in view.subviews where known.place == place { return known }
    let responder = ReactInputResponder(in: place) { [unowned self] responder, isFocused in
      focusChanged(of: responder, isFocused)
    }
    view.insertSubview(responder, at: 0)
    return responder
  }

  /// Called when a text input of React's has become the first responder, or has lost that role. The script learns of it
  /// unless it is the cause.
  private func focusChanged(of responder: ReactInputResponder, _ isFocused: Bool) {
    guard !isCalledByScript, let session = host.session, session.scrolls else { return }
    let place = responder.place
    session.emit(
      DeviceEventDeclarations.declared.inputFocusChanged, isFocused, Int(place.rootTag), place.hostTag.map { Int($0) })
    if isFocused { return announce(true) }
    // Another input may take the keyboard in the same turn.
    host.application.async { [self] in if !isVisible { announce(false) } }
  }

  /// Hides a keyboard that was shown for a text field of the script side, because the context has ended, and its text
  /// fields with it.
  func scriptDidEnd() {
    isForced = false
    guard let responder = host.application.keyboardOwner as? ReactInputResponder else { return }
    responder.removeFromSuperview()
  }

  /// Sends the events of the animation: two as it begins, two when it has ended, each pair in iOS's order. A module
  /// without listeners does not observe the keyboard, and then no time passes for it.
  private func announce(_ isVisible: Bool) {
    let events = KeyboardObserverDeclaration.declared
    let duration = host.application.areAnimationsEnabled ? Self.duration : 0
    let frames = frames(isVisible)
    let session = host.session
    if let session, session.scrolls {
      let height = isVisible ? host.application.screen.keyboardHeight : 0
      session.emit(DeviceEventDeclarations.declared.keyboardMoved, height)
    }
    func send(_ names: [KeyboardObserverDeclaration.Event]) {
      // The animation may end in another context than the one in which it began.
      guard host.session === session else { return }
      for name in names {
        host.emit(
          name, observedBy: KeyboardObserver.self, duration.inMilliseconds, "keyboard", frames.start, frames.end, true)
      }
    }
    send([events.keyboardWillChangeFrame, isVisible ? events.keyboardWillShow : events.keyboardWillHide])
    guard let observer = host.module(KeyboardObserver.self), observer.listeners.count > 0 else { return }
    _ = host.application.schedule(after: duration) {
      send([events.keyboardDidChangeFrame, isVisible ? events.keyboardDidShow : events.keyboardDidHide])
    }
  }

  /// The keyboard's frames before and after the animation, in React Native's form. A hidden keyboard lies below the
  /// screen.
  private func frames(_ isVisible: Bool) -> (start: JSON, end: JSON) {
    let screen = host.application.screen
    func frame(at y: Double) -> JSON {
      [
        "screenX": 0, "screenY": .double(y), "width": .double(screen.bounds.width),
        "height": .double(screen.keyboardHeight),
      ]
    }
    let (hidden, shown) = (frame(at: screen.bounds.height), frame(at: screen.bounds.height - screen.keyboardHeight))
    return isVisible ? (hidden, shown) : (shown, hidden)
  }
}

extension NativeHost {
  var keyboard: Keyboard { part(Keyboard.self) }
}

/// React Native's Keyboard. The device's keyboard sends its events.
@MainQueue
final class KeyboardObserver: ListeningModule {
  nonisolated static let implementation = ModuleImplementation(
    of: KeyboardObserverDeclaration.self, methods: listeningMethods, make: { KeyboardObserver($0) })

  var listeners = EventListeners()
  unowned let session: ScriptSession
  private init(_ session: ScriptSession) { self.session = session }
}
