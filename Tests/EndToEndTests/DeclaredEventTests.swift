import NavbridgeDriver
import NavbridgeNavigation
import ScriptSide
import NativeSide
import NavbridgeRuntime
import NavbridgeVocabulary
import NavbridgeWire
import Testing

/// protocol §12: the payloads of the events that are not react-native-navigation's, from the real emitters.
@Suite("Declared events", .timeLimit(.minutes(20)))
struct DeclaredEventTests {
  private static let options: World.Options = {
    var options = World.Options()
    options.device = "iPhone 14"
    options.externalComponents = [
      "app.List": #"{"scrollView": {"testID": "list", "contentHeight": 3000, "scrollEventThrottle": 100}}"#
    ]
    return options
  }()

  @ScriptThread
  private static func provokeAll(_ script: Script, _ world: World) async throws {
    let (app, driver) = (script.navigation, world.driver!)
    app.callVoid(\AppStateDeclaration.listening.addListener, AppStateDeclaration.declared.appStateDidChange.name)
    app.callVoid(\LinkingManagerDeclaration.listening.addListener, LinkingManagerDeclaration.declared.url.name)
    app.callVoid(\AppearanceDeclaration.listening.addListener, AppearanceDeclaration.declared.appearanceChanged.name)
    app.callVoid(
      \KeyboardObserverDeclaration.listening.addListener, KeyboardObserverDeclaration.declared.keyboardDidShow.name)
    try await app.setRoot(.stack([.external(name: "app.List", id: "e1")], id: "s1"))
    try await app.showModal(.component(name: "app.Screen", id: "m1"))
    try await app.dismissModal("m1")
    try await world.settle(with: app)
    for method in ["device/background", "device/foreground"] { _ = try await driver.request(method) }
    _ = try await driver.request("device/openURL", ["url": "app://link"])
    try await driver.setUserInterfaceStyle(.dark)
    for isVisible in [true, false] { try await driver.setKeyboard(visible: isVisible) }
    _ = try await driver.scroll(testID: "list", y: 50)
    try await app.call(\DCFLayoutDeclaration.scrollToPosition, "list", 0, 300, true)
    try await app.call(\DCFLayoutDeclaration.setContentInset, "list", [1, 0, 1, 0])
    try await world.settle(with: app)
    app.presentAlert(1, ["title": "Sure?"])
    try await world.settle(with: app)
    _ = try await driver.request("device/tap", ["text": "OK"])
    app.presentModalHost(7, ["presentationStyle": "pageSheet"])
    try await world.settle(with: app)
    _ = try await app.setRoot(.component(name: "app.Screen", id: "c1"))
    _ = try await driver.request("device/rotate", ["orientation": "landscape"])
    try await world.settle(with: app)
  }

  @Test(
    "Declared events have exactly the declared members, in their order and with their types",
    arguments: Setup.everyRoute)
  func payloads(_ setup: Setup) async throws {
    try await World.run(setup, Self.options) { world in
      let script = try await world.script()
      try await Self.provokeAll(script, world)
      let modules = ReactNativeDeclarations.all + [DCFLayoutDeclaration.self]
      // Only scripts with scroll views and inputs of their own are sent these (`ReactViewTests`, `KeyboardFocusTests`).
      let own = [
        DeviceEventDeclarations.declared.keyboardMoved.name, DeviceEventDeclarations.declared.inputFocusChanged.name,
      ]
      let declared = modules.flatMap { $0.declaration.events.map(\.declaration) }.filter { !own.contains($0.name) }
      let events = script.entries.compactMap { if case .event(let event) = $0 { event } else { nil } }
      for event in declared {
        let bodies = events.filter { $0.name == event.name }.map(\.body)
        #expect(!bodies.isEmpty, "\(event.name) was not sent.")
        for body in bodies { #expect(event.fault(of: body) == nil, "\(event.name)") }
      }
      let links = events.compactMap { $0.payload(of: LinkingManagerDeclaration.declared.url) }
      #expect(links == ["app://link"])
      let scrolled = try #require(
        events.lazy.compactMap { $0.payload(of: DCFLayoutDeclaration.declared.onScrollEndDrag) }.first)
      #expect(scrolled.0 == "e1" && scrolled.1 == "list" && scrolled.7 == false)
    }
  }
}

extension MessageDeclaration {
  /// The difference of a payload from the declaration; nil for none.
  func fault(of payload: JSON) -> String? {
    if members.isEmpty { return payload.isNull ? nil : "There is a payload: \(payload)." }
    return Self.fault(of: payload, members)
  }

  private static func fault(of object: JSON, _ declared: [FieldDeclaration]) -> String? {
    guard let object = object.object else { return "\(object) is no object." }
    let present = declared.filter { $0.presence != .optional || object[$0.name] != nil }
    let names = object.map { $0.key.text }
    guard names == present.map(\.name) else { return "The members are \(names)." }
    for member in present {
      let value = object[member.name] ?? .null
      if value.isNull, member.presence == .nullable { continue }
      guard isOf(member.kind, value) else { return "\(member.name) is \(value)." }
      let items = member.kind == .array ? value.array ?? [] : []
      for item in items where !isOf(member.members.first?.kind ?? .any, item) { return "\(member.name) has \(item)." }
      if member.kind == .object, !member.members.isEmpty, let fault = fault(of: value, member.members) { return fault }
    }
    return nil
  }

  private static func isOf(_ kind: FieldKind, _ value: JSON) -> Bool {
    switch kind {
    case .text: value.string != nil
    case .number: value.double != nil
    case .wholeNumber: value.int != nil
    case .flag: value.bool != nil
    case .object: value.object != nil
    case .array: value.array != nil
    case .any: true
    }
  }
}
