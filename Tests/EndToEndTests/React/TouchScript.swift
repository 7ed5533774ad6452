import NavbridgeRuntime
import NavbridgeVocabulary
import NavbridgeWire
import ScriptSide
import Testing

/// A script whose surfaces have elements, and that answers touches of them.
@ScriptThread
final class TouchScript: ScriptConnectionDelegate {
  /// An element of a component's content. Without a place, the script does not report where it is.
  struct Element: Sendable {
    let componentId: String
    let testID: String
    var text: String?
    var place: (x: Double, y: Double)?
    /// The `<Modal>` that contains the element.
    var hostTag: Int64?
  }

  let connection: ScriptConnection
  var elements: [Element] = []
  /// Decides if a message is answered. The messages are shown as in `words`.
  var answers: (String) -> Bool = { _ in true }
  /// False for a script that does not repeat the numbers of messages.
  var repeatsNumbers = true
  /// The messages about content and the events, in order: `start c1 A`, `type c1 A hello`, `describe c1`.
  private(set) var words: [String] = []
  private(set) var touches: [SurfaceTouch] = []
  private(set) var bodies: [String: [JSON]] = [:]
  private(set) var closed: String?
  private var epochs = 0
  private var waiting: [(word: String, answer: AwaitedAnswer<Bool>)] = []
  private var components: [Int: String] = [:]
  private var frames: [Int: [Double]] = [:]
  private var commands = 0

  private init(_ connection: ScriptConnection) {
    self.connection = connection
    connection.delegate = self
  }

  static func start(
    _ world: World, sharedClock: Bool = true, touches: Bool = true
  ) async throws -> TouchScript {
    let connection = ScriptConnection(
      try world.rawConnection(), architecture: world.setup.architecture, sharedClock: sharedClock, touches: touches)
    let script = TouchScript(connection)
    let failure = await AwaitedAnswer.value(whenCancelled: { .cancelled("initialize") }) { answer in
      connection.initialize { answer.settle($0) }
    }
    if let failure { throw failure }
    return script
  }

  func clear() { (words, touches, bodies) = ([], [], [:]) }

  /// Waits for a message that has arrived or will arrive; fails when the test ends before it.
  func received(_ word: String, sourceLocation: SourceLocation = #_sourceLocation) async throws {
    let came = await AwaitedAnswer.value(whenCancelled: { false }) { answer in
      if words.contains(word) { return answer.settle(true) }
      waiting.append((word, answer))
    }
    try #require(came, "'\(word)' did not arrive. Received: \(words)", sourceLocation: sourceLocation)
  }

  // MARK: - Calls

  /// Calls a method of a module, and waits for its result.
  @discardableResult
  func call(_ module: String, _ method: String, _ arguments: JSON...) async throws(RPCError) -> JSON {
    let outcome: Result<JSON, RPCError> = await AwaitedAnswer.value(
      whenCancelled: { .failure(.cancelled(method)) }
    ) { answer in
      connection.route.call(
        module, method, arguments: { writer in for argument in arguments { writer.value(argument) } },
        completion: .function { answer.settle($0.map(\.json)) })
    }
    return try outcome.get()
  }

  func callVoid(_ module: String, _ method: String, _ arguments: JSON...) {
    connection.route.callVoid(module, method) { writer in for argument in arguments { writer.value(argument) } }
  }

  func callSync(_ module: String, _ method: String) throws(RPCError) -> JSON {
    try connection.callSync(module, method).get().json
  }

  /// Runs a command of react-native-navigation.
  func command(_ name: String, _ arguments: JSON...) async throws(RPCError) {
    commands += 1
    let id = JSON.string("\(name)\(commands)")
    let outcome: Result<JSON, RPCError> = await AwaitedAnswer.value(
      whenCancelled: { .failure(.cancelled(name)) }
    ) { answer in
      connection.route.call(
        RNNCommands.names[connection.architecture], name,
        arguments: { writer in for argument in [id] + arguments { writer.value(argument) } },
        completion: .function { answer.settle($0.map(\.json)) })
    }
    _ = try outcome.get()
  }

  func setRoot(_ layout: JSON) async throws(RPCError) { try await command("setRoot", ["root": layout]) }

  /// The node of a screen with options.
  static func screen(_ id: String, _ options: JSON = [:]) -> JSON {
    ["id": .string(id), "type": "Component", "data": ["name": .string(id), "options": options], "children": []]
  }

  static func stack(_ children: JSON...) -> JSON {
    ["id": "s1", "type": "Stack", "data": ["options": [:]], "children": .array(children)]
  }

  func rootTag(of componentId: String) -> Int? { components.first { $0.value == componentId }?.key }

  /// The last frame of a component's root: x, y, width, height.
  func frame(of componentId: String) -> [Double]? { rootTag(of: componentId).flatMap { frames[$0] } }

  /// Waits until the native side has handled everything that this script has sent.
  func reachNative() async throws(RPCError) { try await command("getLaunchArgs") }

  // MARK: - ScriptConnectionDelegate

  func contextBegan() {
    epochs += 1
    if epochs > 1 { add("context \(epochs)") }
  }

  func callFunction(_ call: JSONValue) {
    let call = call.json
    let arguments = call[2]
    switch call[1]?.string {
    case "runApplication":
      let tag = arguments?[1]?["rootTag"]?.int ?? 0
      let properties = arguments?[1]?["initialProps"]
      // The native router's screens have keys.
      components[tag] = (properties?["componentId"] ?? properties?["key"])?.string
      connection.mount(rootTag: tag)
    case "unmountApplicationComponentAtRootTag": components[arguments?[0]?.int ?? 0] = nil
    default:
      let name = arguments?[0]?.string ?? ""
      add(name)
      bodies[name, default: []].append(arguments?[1] ?? .null)
    }
  }

  func asked(_ message: String, _ params: JSONValue) throws(RPCError) {
    switch message {
    case SurfaceMessages.touch.name: touched(SurfaceTouch(try SurfaceMessages.touch.readParams(params)))
    case SurfaceMessages.type.name:
      let (id, rootTag, _, testID, text) = try SurfaceMessages.type.readParams(params)
      let componentId = components[Int(rootTag)] ?? "?"
      guard note("type \(componentId) \(testID) \(text)") else { return }
      let found = elements.first { $0.componentId == componentId && $0.testID == testID }
      connection.answer(id, rootTag: rootTag, isFound: found != nil, at: found?.place)
    case SurfaceMessages.describe.name:
      let (rootTag, _, _, _) = try SurfaceMessages.describe.readParams(params)
      let componentId = components[Int(rootTag)] ?? "?"
      guard note("describe \(componentId)") else { return }
      connection.answerDescription(rootTag: rootTag, tree: ["of": .string(componentId)])
    default: Issue.record("There is no answer to \(message).")
    }
  }

  private func touched(_ touch: SurfaceTouch) {
    let componentId = components[Int(touch.place.rootTag)] ?? "?"
    touches.append(touch)
    let modal = touch.place.hostTag.map { " in \($0)" } ?? ""
    guard note("\(touch.phase.rawValue) \(componentId)\(modal) \(touch.testID ?? touch.text ?? "")") else { return }
    let found = elements.first { element in
      element.componentId == componentId && element.hostTag == touch.place.hostTag
        && (touch.testID == nil ? element.text == touch.text : element.testID == touch.testID)
    }
    answer(touch, isFound: found != nil, at: repeatsNumbers ? found?.place : nil)
  }

  func answer(_ touch: SurfaceTouch, isFound: Bool, at place: (x: Double, y: Double)? = nil) {
    let names = elements.filter { $0.componentId == components[Int(touch.place.rootTag)] }.compactMap {
      touch.testID == nil ? $0.text : $0.testID
    }
    connection.answer(
      repeatsNumbers ? touch.id : nil, rootTag: touch.place.rootTag, isFound: isFound, at: place,
      names: isFound ? nil : names)
  }

  /// Keeps a message. Returns true if it is to be answered.
  private func note(_ word: String) -> Bool {
    add(word)
    return answers(word)
  }

  private func add(_ word: String) {
    words.append(word)
    for waiter in waiting where waiter.word == word { waiter.answer.settle(true) }
    waiting.removeAll { $0.word == word }
  }

  func surfaceLaidOut(rootTag: Int, _ layout: JSONValue) {
    frames[rootTag] = layout["frame"]?.json.array?.compactMap(\.double)
  }

  func badCall(_ message: String, code: String?, call: Int?) {
    Issue.record("The native side refused a call: \(message)")
  }
  func contextEnds(nextEpoch: Int, reason: String) { components = [:] }
  func contextRefused(_ message: String) {}
  func connectionClosed(_ reason: String) { closed = reason }
}
