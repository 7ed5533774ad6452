import NavbridgeDriver
import NavbridgeNativeRouter
import NavbridgeRuntime
import NavbridgeVocabulary
import NavbridgeWire
import OrderedCollections
import ScriptSide
import Testing

/// native-router §11: links from outside, from the script and from native code.
@Suite("Links of the native router", .timeLimit(.minutes(20)))
struct RouterLinkTests {
  private static func run(
    _ setup: Setup, _ body: @escaping @ScriptThread @Sendable (World, RouterScript) async throws -> Void
  ) async throws {
    try await World.run(setup, World.Options(routes: RouterRoutes.app)) { world in
      try await body(world, try await RouterScript(world))
    }
  }

  /// The properties with which the youngest surface of a name was started.
  @ScriptThread
  private static func started(_ name: String, _ script: RouterScript) -> JSON? {
    script.router.mirror.state.flatMap { state in
      (state.tabs.flatMap(\.chain) + state.modals.flatMap(\.chain)).last { $0.route.name == name }
    }.map { .object($0.route.params) }
  }

  @Test(
    "Links of the native router lead to a script screen, which gets the parameters, from outside and from inside",
    arguments: Setup.everyRoute)
  func match(_ setup: Setup) async throws {
    try await Self.run(setup) { world, script in
      let url = "entain://bets/42?tab=live&src=push#odds"
      let params: JSON = ["eventId": "42", "tab": "live", "src": "push", "section": "odds"]
      for source in ["outside", "script", "native code", "outside"] {
        let isFirst = !script.shape.contains("EventScreen")
        await script.perform(.navigate(action: nil, route: NativeRoute(name: "Wallet"), stack: "home"))
        try await script.settle(world)
        script.clear()
        switch source {
        case "outside": try await world.driver.openURL(url)
        case "script": #expect(await script.open(url).hasPrefix("ok"))
        default: try await world.driver.tap(testID: "link")
        }
        try await script.settle(world)
        #expect(script.shape == "home[H Wallet] *sports[S EventScreen]", "\(source)")
        #expect(script.changes.map { "\($0.reason) \($0.origin)" } == ["navigate deeplink"], "\(source)")
        #expect(
          Self.started("EventScreen", script)
            == (source == "native code" ? ["eventId": "9", "tab": "x"] : params), "\(source)")
        #expect(script.screens.contains("mount EventScreen") == isFirst, "\(source)")
      }
    }
  }

  @Test(
    "Links of the native router to a screen that is there bring their own parameters, where a navigate merges its own",
    arguments: Setup.everyRoute)
  func again(_ setup: Setup) async throws {
    try await Self.run(setup) { world, script in
      for (url, params) in [
        ("entain://bets/42?tab=live#odds", ["eventId": "42", "tab": "live", "section": "odds"]),
        ("entain://bets/43?tab=cash", ["eventId": "43", "tab": "cash"]),
        ("entain://bets/43?tab=cash", ["eventId": "43", "tab": "cash"]),
      ] as [(String, JSON)] {
        try await world.driver.openURL(url)
        try await script.settle(world)
        #expect(Self.started("EventScreen", script) == params, "\(url)")
        let shown = script.script.entries.compactMap { occurrence -> JSON? in
          if case .properties("EventScreen", _, let properties) = occurrence { properties["section"] } else { nil }
        }
        #expect(!shown.contains("odds"))
      }
      #expect(script.shape == "home[H] *sports[S EventScreen]")
      await script.perform(
        .navigate(action: nil, route: NativeRoute(name: "EventScreen", params: ["stake": 5]), stack: nil))
      #expect(Self.started("EventScreen", script) == ["eventId": "43", "tab": "cash", "stake": 5])
      for (url, params) in [("entain://login?from=mail", ["from": "mail"]), ("entain://login", [:])] as [(String, JSON)]
      {
        _ = await script.open(url)
        #expect(Self.started("L", script) == params && script.shape.hasSuffix("m[L]"), "\(url)")
      }
    }
  }

  @Test(
    "Links of the native router reach the router of links first, and the router of coordinators after it",
    arguments: Setup.everyRoute)
  func trace(_ setup: Setup) async throws {
    try await Self.run(setup) { world, script in
      var entries: [String] = []
      world.driver.onTraffic = { entry in
        entries.append("\(entry["module"]?.string ?? "") \(entry["method"]?.string ?? "")")
      }
      try await world.driver.subscribeToTraffic(kinds: [.deeplink, .perform])
      for source in ["outside", "script"] {
        entries = []
        if source == "outside" {
          try await world.driver.openURL("entain://login")
        } else {
          _ = await script.open("entain://login")
        }
        try await script.settle(world)
        #expect(
          Array(entries.prefix(3)) == ["DeeplinkRouter open", "DeeplinkRouter match", "Router perform"], "\(source)")
      }
      #expect(script.shape == "*home[H] sports[S] m[L]")
    }
  }

  struct Refusal: CustomTestStringConvertible, Sendable {
    let url: String
    let code: String
    var testDescription: String { url }
  }

  static let refusals = [
    Refusal(url: "other://bets/42", code: "notOurs"), Refusal(url: "https://bets.example/42", code: "notOurs"),
    Refusal(url: "entain://nowhere", code: "noTemplate"), Refusal(url: "entain://bets/42", code: "noTemplate"),
    Refusal(url: "entain://bets/%zz?tab=1", code: "badURL"), Refusal(url: "bets", code: "badURL"),
    Refusal(url: "", code: "badURL"),
  ]

  @Test(
    "Links of the native router that the app does not support are answered with a code, and change nothing",
    arguments: Setup.everyRoute)
  func refused(_ setup: Setup) async throws {
    try await Self.run(setup) { world, script in
      await script.perform(.push(navParams: NavigateParams(route: NativeRoute(name: "Wallet"))))
      try await script.settle(world)
      script.clear()
      for refusal in Self.refusals {
        #expect(await script.open(refusal.url) == refusal.code)
        try await world.driver.openURL(refusal.url)
        try await script.settle(world)
        let messages = try await world.driver.stats().json["diagnostics"]?.array ?? []
        #expect(messages.suffix(1).first?["kind"]?.string == refusal.code, "\(refusal.url)")
      }
      try await world.driver.tap(testID: "foreign")
      try await script.settle(world)
      #expect(script.words == Self.refusals.map { "result \($0.code) 2" })
      #expect(script.shape == "*home[H Wallet] sports[S]")
    }
  }

  @Test(
    "Links of the native router of other apps reach React Native's Linking, and those of this app do not",
    arguments: Setup.everyRoute)
  func linking(_ setup: Setup) async throws {
    try await Self.run(setup) { world, script in
      script.script.navigation.callVoid(\LinkingManagerDeclaration.listening.addListener, "url")
      try await script.settle(world)
      script.clear()
      for url in ["other://bets", "entain://nowhere", "entain://login"] { try await world.driver.openURL(url) }
      try await script.settle(world)
      let urls = script.script.entries.compactMap { occurrence -> String? in
        guard case .event(let event) = occurrence else { return nil }
        return event.payload(of: LinkingManagerDeclaration.declared.url)
      }
      #expect(urls == ["other://bets"])
    }
  }

  @Test(
    "Links of the native router open the app before there is a script, which then finds their screens",
    arguments: Setup.everyRoute)
  func coldStart(_ setup: Setup) async throws {
    try await World.run(setup, World.Options(routes: RouterRoutes.app)) { world in
      for url in ["entain://bets/42?tab=live", "other://bets", "entain://login"] {
        try await world.driver.openURL(url)
      }
      let script = try await RouterScript(world)
      #expect(script.shape == "home[H] *sports[S EventScreen] m[L]")
      #expect(
        script.words.filter { $0.hasPrefix("run") || $0.hasPrefix("state") }
          == ["run H", "run S", "run EventScreen", "run L", "state 3 contextBegan native -0"])
      #expect(Self.started("EventScreen", script) == ["eventId": "42", "tab": "live"])
      // React Native's Linking gets the launch URL that is none of this app's links.
      #expect(try await script.script.navigation.call(\LinkingManagerDeclaration.getInitialURL) == "other://bets")
      try await script.settle(world)
    }
  }
}
