internal import NavbridgeVocabulary
internal import NavbridgeWire
internal import OrderedCollections

/// The acts of a run as a suite for Detox (e2e-languages §3 to §9).
enum RecordedSuite {
  /// - Parameter app: the app's file, for the command that runs the suite.
  static func text(app: String, acts: [RecordedAct]) -> String {
    var lines = [
      "// navbridge test --app \(app) FILE", "describe('recorded', () => {", "  it('does what was done', async () => {",
      "    await device.launchApp({ newInstance: true });",
    ]
    for act in RecordedTest.merged(acts) {
      if let error = act.error {
        lines.append("    // \(act.line); was refused: \(error.prefix { !$0.isNewline })")
      } else if let statements = statements(act) {
        lines += statements.map { "    await \($0);" }
      } else {
        lines.append("    // \(act.line): Detox has no word for it")
      }
    }
    return (lines + ["  });", "});"]).joined(separator: "\n") + "\n"
  }

  /// The statements of an act, without `await`; nil for one that the language cannot express.
  private static func statements(_ act: RecordedAct) -> [String]? {
    if case .wait(let milliseconds) = act.action {
      return ["new Promise((end) => setTimeout(end, \(milliseconds.wholePoints)))"]
    }
    guard case .request(let method, let params) = act.action else {
      guard case .expectation(let target, let matcher) = act.action, let element = element(target) else { return nil }
      return ["expect(\(element))\(matcher.text)"]
    }
    switch method {
    case DeviceMethods.tap.name: return element(of: act, params).map { ["\($0).tap()"] }
    case DeviceMethods.longPress.name: return element(of: act, params).map { ["\($0).longPress()"] }
    case DeviceMethods.multiTap.name:
      return element(of: act, params).map { ["\($0).multiTap(\(params["times"]?.int ?? 2))"] }
    case DeviceMethods.swipe.name: return swipe(act, params)
    case DeviceMethods.gesture.name: return gesture(params)
    case DeviceMethods.scroll.name: return scroll(params, act.scrolled)
    case DeviceMethods.keys.name:
      return element(of: act, [:]).map { element in
        let text = params["text"]?.string ?? ""
        guard params["replaces"] == true else { return keys(text, of: element) }
        return ["\(element).replaceText(\(SourceText.string(text)))"]
      }
    case DeviceMethods.rotate.name:
      let isLandscape = params["orientation"]?.string?.hasPrefix("landscape") == true
      return ["device.setOrientation('\(isLandscape ? "landscape" : "portrait")')"]
    case DeviceMethods.openURL.name:
      return ["device.openURL({ url: \(SourceText.string(params["url"]?.string ?? "")) })"]
    case DeviceMethods.background.name: return ["device.sendToHome()"]
    case DeviceMethods.foreground.name: return ["device.launchApp({ newInstance: false })"]
    case DeviceMethods.reload.name: return ["device.reloadReactNative()"]
    default: return nil
    }
  }

  private static func swipe(_ act: RecordedAct, _ params: JSON) -> [String]? {
    guard let element = element(of: act, params), let direction = params["direction"]?.string else { return nil }
    return ["\(element).swipe(\(SourceText.string(direction)), '\(params["speed"]?.string ?? "fast")')"]
  }

  /// The element of an act. Detox finds no input by its placeholder, so that one is found by its class.
  private static func element(of act: RecordedAct, _ params: JSON) -> String? {
    if case .placeholder? = act.element { return "element(by.type('RCTUITextField')).atIndex(0)" }
    return element(params) ?? element(act.element?.target)
  }

  private static func element(_ target: JSON?) -> String? {
    if let id = target?["testID"]?.string { return "element(by.id(\(SourceText.string(id))))" }
    return target?["text"]?.string.map { "element(by.text(\(SourceText.string($0))))" }
  }

  /// A finger on a place; nil for one that moves, because Detox moves fingers over elements only.
  private static func gesture(_ params: JSON) -> [String]? {
    guard let gesture = RecordedGesture(params), gesture.isStill else { return nil }
    let point = "{ x: \(gesture.start.x.wholePoints), y: \(gesture.start.y.wholePoints) }"
    return [gesture.isLong ? "device.longPress(\(point), \(gesture.time.wholePoints))" : "device.tap(\(point))"]
  }

  /// A scroll by points: the content goes up where one scrolls down. The finger begins in the middle, which a keyboard leaves free.
  private static func scroll(_ params: JSON, _ by: SIMD2<Double>?) -> [String]? {
    guard let element = element(params), let by else { return nil }
    let axes = [(by.y, "down", "up"), (by.x, "right", "left")]
    return axes.filter { $0.0 != 0 }.map { distance, forth, back in
      "\(element).scroll(\(abs(distance).wholePoints), '\(distance > 0 ? forth : back)', 0.5, 0.5)"
    }
  }

  /// Keys for an element: texts, and keys that have a function of their own.
  private static func keys(_ text: String, of element: String) -> [String] {
    RecordedKeys.parts(of: text).map { part in
      switch part {
      case .text(let text): "\(element).typeText(\(SourceText.string(text)))"
      case .enter: "\(element).tapReturnKey()"
      case .backspace: "\(element).tapBackspaceKey()"
      }
    }
  }
}

extension Double {
  /// The nearest whole number. A number of a peer may be of any size, and is cut where no screen and no gesture reaches.
  package var wholePoints: Int { isNaN ? 0 : Int(max(-1e9, min(1e9, rounded()))) }
}

/// The keys of a text: characters, and keys without one.
enum RecordedKeys: Equatable {
  case text(String)
  case enter
  case backspace

  static func parts(of text: String) -> [RecordedKeys] {
    text.reduce(into: []) { parts, character in
      switch character {
      case "\n": parts.append(.enter)
      case "\u{8}": parts.append(.backspace)
      default:
        if case .text(let before)? = parts.last {
          parts[parts.count - 1] = .text(before + String(character))
        } else {
          parts.append(.text(String(character)))
        }
      }
    }
  }
}
