internal import NavbridgeVocabulary
internal import NavbridgeWire
internal import OrderedCollections

/// The acts of a run as a flow for Maestro (e2e-languages §11 to §15).
enum RecordedFlow {
  /// - Parameter app: the app's file, for the command that runs the flow.
  static func text(app: String, acts: [RecordedAct]) -> String {
    var lines = ["# navbridge test --app \(app) FILE", "appId: com.example.app", "---", "- launchApp"]
    for act in RecordedTest.merged(acts) {
      if let error = act.error {
        lines.append("# \(act.line) was refused: \(error.prefix { !$0.isNewline })")
      } else if let commands = commands(act) {
        lines += commands.map { "- \($0)" }
      } else {
        lines.append("# \(act.line): Maestro has no command for it")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The commands of an act, without the dash; nil for one that the language cannot express.
  private static func commands(_ act: RecordedAct) -> [String]? {
    if case .wait(let milliseconds) = act.action {
      return ["waitForAnimationToEnd: { timeout: \(milliseconds.wholePoints) }"]
    }
    guard case .request(let method, let params) = act.action else {
      guard case .expectation(let target, let matcher) = act.action else { return nil }
      return expectation(matcher, of: target).map { [$0] }
    }
    switch method {
    case DeviceMethods.tap.name:
      return (selector(params) ?? selector(act.element?.target)).map { ["tapOn: \($0)"] }
    case DeviceMethods.multiTap.name:
      guard
        let target = params["testID"].map({ "id: \(quoted(pattern($0.string ?? "")))" })
          ?? params["text"].map({ "text: \(quoted(pattern($0.string ?? "")))" })
      else { return nil }
      return ["tapOn: { \(target), repeat: \(params["times"]?.int ?? 2) }"]
    case DeviceMethods.scrollTo.name: return selector(params).map { ["scrollUntilVisible: { element: \($0) }"] }
    case DeviceMethods.longPress.name: return selector(params).map { ["longPressOn: \($0)"] }
    case DeviceMethods.gesture.name: return gesture(params)
    case DeviceMethods.scroll.name: return scroll(params, act.scrolled)
    case DeviceMethods.keys.name:
      return (params["replaces"] == true ? ["eraseText"] : []) + keys(params["text"]?.string ?? "")
    case DeviceMethods.rotate.name:
      return orientations[params["orientation"]?.string ?? ""].map { ["setOrientation: \($0)"] }
    case DeviceMethods.setUserInterfaceStyle.name:
      return ["setDarkMode: \(params["style"] == "dark" ? "enabled" : "disabled")"]
    case DeviceMethods.openURL.name: return ["openLink: \(quoted(params["url"]?.string ?? ""))"]
    case DeviceMethods.background.name: return ["pressKey: Home"]
    case DeviceMethods.foreground.name: return ["launchApp: { stopApp: false }"]
    case DeviceMethods.keyboard.name where params["visible"] == false: return ["hideKeyboard"]
    default: return nil
    }
  }

  private static let orientations = [
    "portrait": "PORTRAIT", "landscape": "LANDSCAPE_LEFT", "landscapeLeft": "LANDSCAPE_LEFT",
    "landscapeRight": "LANDSCAPE_RIGHT",
    "portraitUpsideDown": "UPSIDE_DOWN",
  ]

  /// A text in quotation marks. JSON's are also those of YAML.
  private static func quoted(_ text: String) -> String { JSON.string(text).description }

  /// The pattern that only a text itself fits: a selector is a regular expression.
  private static func pattern(_ text: String) -> String {
    text.reduce(into: "") { pattern, character in
      if #"\.[]{}()*+?^$|"#.contains(character) { pattern.append("\\") }
      pattern.append(character)
    }
  }

  private static func selector(_ target: JSON?) -> String? {
    if let id = target?["testID"]?.string { return "{ id: \(quoted(pattern(id))) }" }
    return target?["text"]?.string.map { quoted(pattern($0)) }
  }

  private static func expectation(_ matcher: RecordedAct.Matcher, of target: JSON) -> String? {
    switch matcher {
    case .isVisible: selector(target).map { "assertVisible: \($0)" }
    case .isNotVisible: selector(target).map { "assertNotVisible: \($0)" }
    case .hasText(let text):
      target["testID"]?.string.map {
        "assertVisible: { id: \(quoted(pattern($0))), text: \(quoted(pattern(text))) }"
      }
    }
  }

  private static func gesture(_ params: JSON) -> [String]? {
    guard let gesture = RecordedGesture(params) else { return nil }
    func point(_ place: SIMD2<Double>) -> String { quoted("\(place.x.wholePoints), \(place.y.wholePoints)") }
    if gesture.isStill { return ["\(gesture.isLong ? "longPressOn" : "tapOn"): { point: \(point(gesture.start)) }"] }
    let duration = max(1, gesture.time.wholePoints)
    return ["swipe: { start: \(point(gesture.start)), end: \(point(gesture.end)), duration: \(duration) }"]
  }

  /// Half of the element is the way of Maestro's swipe, whatever the distance was.
  private static func scroll(_ params: JSON, _ by: SIMD2<Double>?) -> [String]? {
    guard let selector = selector(params), let by else { return nil }
    let axes = [(by.y, "UP", "DOWN"), (by.x, "LEFT", "RIGHT")]
    return axes.filter { $0.0 != 0 }.map { distance, forth, back in
      "swipe: { from: \(selector), direction: \(distance > 0 ? forth : back) }"
    }
  }

  private static func keys(_ text: String) -> [String] {
    RecordedKeys.parts(of: text).map { part in
      switch part {
      case .text(let text): "inputText: \(quoted(text))"
      case .enter: "pressKey: Enter"
      case .backspace: "eraseText: 1"
      }
    }
  }
}
