internal import NavbridgeDriver
internal import NavbridgeInspector
internal import NavbridgeRuntime
internal import NavbridgeVocabulary
internal import NavbridgeWire
internal import OrderedCollections

/// Decides which requests to the device a person's act consists of, and how a test would name the element.
@ScriptThread
struct ActPlanner {
  /// A person's act as requests to the device, and in words.
  struct Plan: Sendable {
    var words: String
    var acts: [RecordedAct]
  }

  private let run: AgentRun

  init(_ run: AgentRun) { self.run = run }

  func plan(_ arguments: ActArguments) async throws(ToolRefusal) -> Plan {
    let (kind, value) = (arguments.kind, arguments.value)
    func text() throws(ToolRefusal) -> String {
      guard let value else { throw ToolRefusal("'value' is missing: act {\"do\":\"\(kind.rawValue)\",\"value\":…}.") }
      return value
    }
    switch kind {
    case .tap, .longPress, .multiTap: return try await touch(arguments)
    case .drag: return try await drag(arguments)
    case .pinch: return try await pinch(arguments)
    case .type, .replace: return try await type(try text(), arguments)
    case .submit: return Plan(words: "press return", acts: [Self.request(DeviceMethods.keys.name, ["text": "\n"])])
    case .swipe: return try await swipe(arguments)
    case .scroll: return try await scroll(arguments)
    case .scrollTo: return try await scrollTo(arguments)
    case .back: return try back()
    case .dismiss:
      return Plan(words: "sweep the sheet down", acts: [Self.request(DeviceMethods.dismissModal.name, [:])])
    case .rotate:
      let orientations = ["portrait", "landscape", "landscapeLeft", "landscapeRight", "portraitUpsideDown"]
      let orientation = try word(try text(), of: orientations)
      return Plan(
        words: "rotate to \(orientation)",
        acts: [Self.request(DeviceMethods.rotate.name, ["orientation": .string(orientation)])])
    case .appearance:
      let style = try word(try text(), of: ["light", "dark"])
      return Plan(
        words: "appearance \(style)",
        acts: [Self.request(DeviceMethods.setUserInterfaceStyle.name, ["style": .string(style)])])
    case .link:
      let link = try text()
      return Plan(
        words: "open the link \(AppText.quoted(link))",
        acts: [Self.request(DeviceMethods.openURL.name, ["url": .string(link)])])
    case .reload: return Plan(words: "reload", acts: [Self.request(DeviceMethods.reload.name, [:])])
    case .notification:
      let title = try text()
      return Plan(words: "notification \(AppText.quoted(title))", acts: [Self.notification(title)])
    case .background: return Plan(words: "to the background", acts: [Self.request(DeviceMethods.background.name, [:])])
    case .foreground: return Plan(words: "to the front", acts: [Self.request(DeviceMethods.foreground.name, [:])])
    case .hideKeyboard:
      return Plan(words: "hide the keyboard", acts: [Self.request(DeviceMethods.keyboard.name, ["visible": false])])
    case .run:
      let source = try text()
      return Plan(
        words: "run \(AppText.quoted(source, most: 60))",
        acts: [RecordedAct(at: 0, action: RecordedAct.evaluation(of: source))])
    }
  }

  private func word(_ given: String, of words: [String]) throws(ToolRefusal) -> String {
    guard words.contains(given) else {
      throw ToolRefusal(
        "'value' must be one of \(words.joined(separator: ", ")).\(words.question(about: given))")
    }
    return given
  }

  static func request(
    _ method: String, _ params: JSON, on element: Locator? = nil, scrolled: SIMD2<Double>? = nil
  ) -> RecordedAct {
    RecordedAct(at: 0, action: .request(method: method, params: params), element: element, scrolled: scrolled)
  }

  /// A notification of the system's that a person has tapped, as a test in JavaScript sends it.
  private static func notification(_ title: String) -> RecordedAct {
    let source = "(title) => require('navbridge').system.notify({ title })"
    return request(ScriptMethods.run.name, ["source": .string(source), "arguments": [.string(title)]])
  }

  // MARK: - Elements

  /// An element, and the way in which the device and a test find it.
  private struct Found {
    let element: ScreenElement?
    let locator: Locator
    let words: String
    /// What is done before, so that it is in sight.
    var before: [RecordedAct] = []
  }

  private func find(_ target: ElementTarget, at place: ToolPoint?) async throws(ToolRefusal) -> Found {
    if let place {
      let locator = Locator.place(x: place.x, y: place.y)
      return Found(element: nil, locator: locator, words: "[\(place.x.wholePoints), \(place.y.wholePoints)]")
    }
    guard !target.isEmpty else {
      throw ToolRefusal("Name the element by 'ref', 'testID', 'text', or 'role' and 'name', or a place by 'at'.")
    }
    let element: ScreenElement
    do throws(ToolRefusal) {
      element = try target.element(in: run.reader.elements, ids: run.ids)
    } catch {
      guard target.matches(in: run.reader.elements, ids: run.ids).isEmpty, target.ref == nil, target.role == nil,
        !run.reader.isBelowModal, let named = Self.locator(of: target)
      else { throw error }
      // A text within a button, or one that the list of elements leaves out, is found by the device itself.
      if holds(named) { return Found(element: nil, locator: named, words: target.words) }
      // A list makes its rows when they come into sight.
      guard run.reader.elements.contains(where: { $0.role == .scroll && $0.beyond != nil && !$0.seen.isEmpty }) else {
        throw error
      }
      let scroll = Self.request(DeviceMethods.scrollTo.name, named.target ?? [:])
      return Found(element: nil, locator: named, words: target.words, before: [scroll])
    }
    let words = ScreenText.short(element, id: run.name(of: element))
    if element.seen.isEmpty {
      guard let named = uniqueName(of: element) else {
        throw ToolRefusal(
          "\(words) is not in sight, and has no testID or text to scroll to. 'act' with do 'scroll' moves a list.")
      }
      let scroll = Self.request(DeviceMethods.scrollTo.name, named.target ?? [:])
      return Found(element: element, locator: named, words: words, before: [scroll])
    }
    return Found(element: element, locator: try await locator(of: element), words: words)
  }

  private static func locator(of target: ElementTarget) -> Locator? {
    target.testID.map(Locator.testID) ?? target.text.map(Locator.text)
  }

  /// True if the snapshot has the text or testID somewhere.
  private func holds(_ locator: Locator) -> Bool {
    guard let target = locator.target else { return false }
    return SnapshotNames.contains(target, in: run.snapshot)
  }

  /// A name that only this element has: its testID, or the text that it shows itself.
  private func uniqueName(of element: ScreenElement) -> Locator? {
    let all = run.reader.elements
    if let testID = element.testID, all.count(where: { $0.testID == testID }) == 1 { return .testID(testID) }
    let isText = [.text, .heading].contains(element.role) || element.role == .tab || element.role == .button
    if isText, !element.name.isEmpty, all.count(where: { $0.name == element.name }) == 1,
      SnapshotNames.contains(["text": .string(element.name)], in: run.snapshot)
    {
      return .text(element.name)
    }
    return nil
  }

  private func locator(of element: ScreenElement) async throws(ToolRefusal) -> Locator {
    if let testID = element.testID, let unique = uniqueName(of: element), unique == .testID(testID) { return unique }
    guard let place = element.touchPlace else { throw ToolRefusal("Nothing of the element is in sight.") }
    let answer = await run.ask(DeviceMethods.elementAt.name, ["x": .double(place.x), "y": .double(place.y)])
    let hit = try? answer?.get()["element"]
    // What a finger finds there has a name of its own, unless that belongs to something else.
    let found = Locator(x: place.x, y: place.y, element: hit, in: run.snapshot)
    return found
  }

  // MARK: - Fingers

  private func touch(_ arguments: ActArguments) async throws(ToolRefusal) -> Plan {
    let found = try await find(arguments.target, at: arguments.at)
    // A search bar takes a finger as a whole, and so does the button that ends it.
    if let element = found.element, arguments.kind == .tap {
      let isEnd = element.key.hasSuffix(ScreenReader.endOfSearch)
      if isEnd || element.role == .search, element.key.contains("topBar") {
        let params: JSON = isEnd ? ["cancel": true] : [:]
        return Plan(words: "tap \(found.words)", acts: found.before + [Self.request(DeviceMethods.search.name, params)])
      }
    }
    let (verb, action): (String, RecordedAct.Action) =
      switch arguments.kind {
      case .longPress: ("press", found.locator.touch(isLong: true))
      case .multiTap: ("tap \(arguments.times) times", multiTap(found.locator, times: arguments.times))
      default: ("tap", found.locator.touch(isLong: false))
      }
    return Plan(
      words: "\(verb) \(found.words)", acts: found.before + [RecordedAct(at: 0, action: action, element: found.locator)]
    )
  }

  private func multiTap(_ locator: Locator, times: Int) -> RecordedAct.Action {
    if var target = locator.target?.object {
      target["times"] = .int(Int64(times))
      return .request(method: DeviceMethods.multiTap.name, params: .object(target))
    }
    guard case .place(let x, let y) = locator else { return locator.touch(isLong: false) }
    return .request(
      method: DeviceMethods.gesture.name,
      params: ["path": [[.double(x), .double(y), 0]], "taps": .int(Int64(times))])
  }

  /// Keys go to what has the focus, so that a field is tapped first.
  private func type(_ text: String, _ arguments: ActArguments) async throws(ToolRefusal) -> Plan {
    var keys: JSONObject = ["text": .string(text)]
    if arguments.kind == .replace { keys["replaces"] = true }
    let verb = arguments.kind == .replace ? "replace by" : "type"
    if arguments.target.isEmpty, arguments.at == nil {
      let focused = run.reader.elements.first { $0.states.contains("focused") }
      let locator = focused.flatMap(uniqueName)
      return Plan(
        words: "\(verb) \(AppText.quoted(text))",
        acts: [Self.request(DeviceMethods.keys.name, .object(keys), on: locator)])
    }
    let found = try await find(arguments.target, at: arguments.at)
    if found.element == nil, arguments.at == nil { throw ToolRefusal("\(found.words) is no field that is in sight.") }
    if let element = found.element, ![.textbox, .search, .combobox].contains(element.role) {
      throw ToolRefusal(
        "\(found.words) takes no text. "
          + "\(Self.list(run.reader.elements.filter { [.textbox, .search].contains($0.role) }, "The fields are", run))")
    }
    var acts = found.before
    if let element = found.element, element.key.hasPrefix(ScreenReader.partOfAlert), let testID = element.testID {
      let before = arguments.kind == .type ? element.value ?? "" : ""
      let params: JSON = ["testID": .string(testID), "text": .string(before + text)]
      let act = Self.request(DeviceMethods.type.name, params, on: .testID(testID))
      return Plan(words: "\(verb) \(AppText.quoted(text)) into \(found.words)", acts: [act])
    }
    if found.element?.role == .search {
      var params: JSONObject = ["text": .string(text)]
      if arguments.kind == .type { params["text"] = .string((found.element?.value ?? "") + text) }
      acts.append(Self.request(DeviceMethods.search.name, .object(params), on: found.locator))
      return Plan(words: "\(verb) \(AppText.quoted(text)) into \(found.words)", acts: acts)
    }
    if found.element?.states.contains("focused") != true {
      acts.append(RecordedAct(at: 0, action: found.locator.touch(isLong: false), element: found.locator))
    }
    acts.append(Self.request(DeviceMethods.keys.name, .object(keys), on: found.locator))
    return Plan(words: "\(verb) \(AppText.quoted(text)) into \(found.words)", acts: acts)
  }

  private static func list(_ elements: [ScreenElement], _ words: String, _ run: AgentRun) -> String {
    guard !elements.isEmpty else { return "The screen has no field." }
    return words + ":\n"
      + elements.prefix(6).map { "  " + ScreenText.line($0, id: run.name(of: $0)) }.joined(separator: "\n")
  }

  private func swipe(_ arguments: ActArguments) async throws(ToolRefusal) -> Plan {
    guard let direction = arguments.direction else {
      throw ToolRefusal("'direction' is missing: up, down, left or right.")
    }
    let found = try await find(arguments.target, at: arguments.at)
    let words = "swipe \(direction.rawValue) on \(found.words)"
    if var params = found.locator.target?.object {
      params["direction"] = .string(direction.rawValue)
      if let distance = arguments.distance { params["distance"] = .double(distance) }
      return Plan(
        words: words, acts: found.before + [Self.request(DeviceMethods.swipe.name, .object(params), on: found.locator)])
    }
    guard case .place(let x, let y) = found.locator else { throw ToolRefusal("Nothing can be swept there.") }
    let length =
      arguments.distance ?? found.element.map { (direction.isVertical ? $0.frame.height : $0.frame.width) / 2 } ?? 200
    let end = direction.moved(x, y, by: length)
    let path: JSON = [[.double(x), .double(y), 0], [.double(end.x), .double(end.y), 100]]
    return Plan(words: words, acts: [Self.request(DeviceMethods.gesture.name, ["path": path])])
  }

  private func drag(_ arguments: ActArguments) async throws(ToolRefusal) -> Plan {
    guard let end = arguments.destination else {
      throw ToolRefusal("'target' is missing: the place where the drag ends, [x, y].")
    }
    let found = try await find(arguments.target, at: arguments.at)
    guard let start = arguments.at.map({ ($0.x, $0.y) }) ?? found.element?.touchPlace else {
      throw ToolRefusal("\(found.words) is not in sight, and has no place from which it could be dragged.")
    }
    // The first movement only begins the drag, and the finger rests before it is lifted, so that nothing goes on with its speed.
    let (x, y) = (end.x - start.0, end.y - start.1)
    let part = min(1, Self.slop / max(1, (x * x + y * y).squareRoot()))
    let path: JSON = [
      [.double(start.0), .double(start.1), 0], [.double(start.0 + x * part), .double(start.1 + y * part), 50],
      [.double(end.x), .double(end.y), 300], [.double(end.x), .double(end.y), 100],
    ]
    return Plan(
      words: "drag \(found.words) to [\(end.x.wholePoints), \(end.y.wholePoints)]",
      acts: [Self.request(DeviceMethods.gesture.name, ["path": path])])
  }

  private func pinch(_ arguments: ActArguments) async throws(ToolRefusal) -> Plan {
    guard let scale = arguments.scale, scale >= 0.05 else {
      throw ToolRefusal("'scale' is missing, or less than 0.05: 2 doubles the distance.")
    }
    let found = try await find(arguments.target, at: arguments.at)
    guard var params = found.locator.target?.object else {
      throw ToolRefusal("\(found.words) has no testID and no text of its own, by which it could be pinched.")
    }
    params["scale"] = .double(scale)
    return Plan(
      words: "pinch \(found.words) to \(scale) times",
      acts: found.before + [Self.request(DeviceMethods.pinch.name, .object(params), on: found.locator)])
  }

  private func scroll(_ arguments: ActArguments) async throws(ToolRefusal) -> Plan {
    let direction = arguments.direction ?? .down
    var target = arguments.target
    if target.isEmpty, arguments.at == nil {
      let lists = run.reader.elements.filter { $0.role == .scroll && !$0.seen.isEmpty && $0.beyond != nil }
      guard let largest = lists.max(by: { $0.frame.area < $1.frame.area }) else {
        throw ToolRefusal("Nothing on the screen has more content than is in sight.")
      }
      target = ElementTarget(ref: run.name(of: largest))
    }
    let found = try await find(target, at: arguments.at)
    let frame = found.element?.seen.first ?? ScreenRectangle(x: 0, y: 100, width: 300, height: 600)
    let length = arguments.distance ?? (direction.isVertical ? frame.height : frame.width) * 0.8
    let words = "scroll \(direction.rawValue) by \(length.wholePoints) in \(found.words)"
    let (x, y) = found.element?.touchPlace ?? (frame.x + frame.width / 2, frame.y + frame.height / 2)
    // The finger moves the other way, in parts that the element has room for, and rests before it is lifted.
    let room = max(20, (direction.isVertical ? frame.height : frame.width) * 0.8)
    let scrolled = direction.vector(length)
    let parts = max(1, Int((length / room).rounded(.up)))
    let acts = (0..<parts).map { _ in
      let (half, opposite) = (length / Double(parts) / 2, direction.opposite)
      let (start, end) = (direction.moved(x, y, by: half), opposite.moved(x, y, by: half))
      // The first movement only begins the scroll.
      let slop = opposite.moved(start.x, start.y, by: min(Self.slop, length / Double(parts)))
      let path: JSON = [
        [.double(start.x), .double(start.y), 0], [.double(slop.x), .double(slop.y), 50],
        [.double(end.x), .double(end.y), 300], [.double(end.x), .double(end.y), 100],
      ]
      return Self.request(
        DeviceMethods.gesture.name, ["path": path, "bounces": false], on: found.locator,
        scrolled: scrolled / Double(parts))
    }
    return Plan(words: words, acts: found.before + acts)
  }

  /// The points that a finger moves before what lies below it scrolls.
  private static let slop = 12.0

  private func scrollTo(_ arguments: ActArguments) async throws(ToolRefusal) -> Plan {
    var target = Self.locator(of: arguments.target)?.target
    var words = arguments.target.words
    if target == nil, !arguments.target.isEmpty {
      let element = try arguments.target.element(in: run.reader.elements, ids: run.ids)
      target = uniqueName(of: element)?.target
      words = ScreenText.short(element, id: run.name(of: element))
    }
    guard let target else {
      throw ToolRefusal("Name the element by 'testID' or 'text', so that it is known when it shows.")
    }
    return Plan(words: "scroll to \(words)", acts: [Self.request(DeviceMethods.scrollTo.name, target)])
  }

  private func back() throws(ToolRefusal) -> Plan {
    if run.reader.elements.contains(where: { $0.states.contains("back") && !$0.seen.isEmpty }) {
      return Plan(
        words: "back",
        acts: [Self.request(DeviceMethods.tap.name, ["back": true], on: Locator.backButton(in: run.snapshot))])
    }
    // A library's header is React's content, and its back button one by its name.
    let own = run.reader.elements.filter { element in
      let name = element.name.lowercased()
      return element.isActionable && !element.seen.isEmpty && (name == "back" || name.hasSuffix(", back"))
    }
    if own.count == 1, let place = own[0].touchPlace {
      let locator = uniqueName(of: own[0]) ?? .place(x: place.x.rounded(), y: place.y.rounded())
      return Plan(
        words: "back by \(ScreenText.short(own[0], id: run.name(of: own[0])))",
        acts: [RecordedAct(at: 0, action: locator.touch(isLong: false), element: locator)])
    }
    let places = ScreenText.places(run.reader.places)
    throw ToolRefusal(
      "No back button is in sight: \(places). A sheet is closed by 'dismiss'; a stack without a button by act "
        + "{\"do\":\"swipe\",\"at\":[2,400],\"direction\":\"right\",\"distance\":300}.")
  }
}

extension ActArguments.Direction {
  var isVertical: Bool { self == .up || self == .down }

  var opposite: Self {
    switch self {
    case .up: .down
    case .down: .up
    case .left: .right
    case .right: .left
    }
  }

  func vector(_ length: Double) -> SIMD2<Double> {
    switch self {
    case .up: SIMD2(0, -length)
    case .down: SIMD2(0, length)
    case .left: SIMD2(-length, 0)
    case .right: SIMD2(length, 0)
    }
  }

  func moved(_ x: Double, _ y: Double, by length: Double) -> (x: Double, y: Double) {
    let vector = vector(length)
    return (x + vector.x, y + vector.y)
  }
}

/// The names that stand in a snapshot.
enum SnapshotNames {
  /// True if something in a snapshot has the testID or the text of a driver's target.
  static func contains(_ target: JSON, in value: JSON) -> Bool {
    switch value {
    case .array(let items): return items.contains { contains(target, in: $0) }
    case .object(let members):
      if members["visible"] == false { return false }
      if let id = target["testID"], members["testID"] == id { return true }
      if let text = target["text"], members["text"] == text || members["title"] == text { return true }
      return members.contains { key, member in
        key.text != "options" && key.text != "resolvedOptions" && contains(target, in: member)
      }
    default: return false
    }
  }
}
