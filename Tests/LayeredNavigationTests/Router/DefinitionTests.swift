import HeadlessUIKit
import NavbridgeRuntime
import NavbridgeTestSupport
import NavbridgeWire
import Testing

@testable import NavbridgeLayeredNavigation

@MainQueue @Suite("The definitions of the layered navigation")
struct DefinitionTests {
  @Test("The definitions of the layered navigation are listed, and each constructor runs when its screen is shown")
  func constructors() async throws {
    let device = try await LayeredDevice.started()
    let names = device.display.definitions.names
    #expect(names.tabs == ["home", "friends", "search"] && names.controllers == ["detail", "photo", "settings"])
    #expect(names.accesories == ["login", "onboard", "permissions"])
    #expect(device.made == ["root", "home", "friends", "search"])
    for name in Controllers.allCases { _ = try await device.run { device.router.nav.push(name, completion: $0) } }
    for name in [Accesories.login, .permissions] {
      _ = try await device.run { device.router.modal.push(name, completion: $0) }
    }
    #expect(device.made.dropFirst(4) == ["settings", "detail", "photo", "login", "permissions"])
  }

  @Test("The definitions of the layered navigation put tabs in the order of their indices, and refuse an eleventh")
  func limit() throws {
    var definitions = NavDefinitions()
    let make: NavDefinitions.Constructor = { UIViewController() }
    try definitions.defineTabRoot("late", index: 7, make)
    try definitions.defineTabRoot("early", index: 2, make)
    #expect(definitions.names.tabs == ["early", "late"] && definitions.tab(named: "late") == .tab(7))
    #expect(throws: NavFailure.self) { try definitions.defineTabRoot("other", index: 7, make) }
    var full = NavDefinitions()
    for index in 0..<10 { try full.defineTabRoot("\(index)", make) }
    let error = #expect(throws: NavFailure.self) { try full.defineTabRoot("eleventh", make) }
    #expect(error?.code == .tooMany && error?.message.contains("at most 10") == true)
    #expect(Layer(name: "accesory10") == nil && !full.isDefined(.accesory(10)) && full.isDefined(.accesory(9)))
  }

  @Test("The definitions of the layered navigation with indices decide on the order of the tab bar")
  func order() async throws {
    let device = LayeredDevice()
    try device.router.setUp {
      NavDefinition.navRoot { UIViewController() }
      NavDefinition.tab(.friends, index: 1) { UIViewController() }
      NavDefinition.tab(.home, index: 0) { UIViewController() }
    }
    await device.settle()
    #expect(device.display.tabController.viewControllers.map(\.tabBarItem.title) == ["home", "friends"])
    _ = try await device.run { device.router.tab(.home).show(completion: $0) }
    #expect(device.screen == "tab0" && device.display.tabController.selectedIndex == 0)
  }

  @Test("The definitions of the layered navigation need a root, and are made once")
  func once() throws {
    var definitions = NavDefinitions()
    let device = LayeredDevice()
    #expect(throws: NavFailure.self) { try device.engine.setUp(definitions) }
    try definitions.defineNavRoot { UIViewController() }
    #expect(throws: NavFailure.self) { try definitions.defineNavRoot { UIViewController() } }
    try definitions.define(controller: "a") { UIViewController() }
    #expect(throws: NavFailure.self) { try definitions.define(controller: "a") { UIViewController() } }
    #expect(throws: NavFailure.self) {
      try definitions.define(accesory: "b") { UIViewController() }
      try definitions.define(accesory: "b") { UIViewController() }
    }
  }

  @Test(
    "The definitions of the layered navigation give each receiver its own kind of names, which the compiler checks")
  func types() async throws {
    let device = try await LayeredDevice.started()
    #expect(type(of: device.router.tab(.home)) == StackReceiver<Controllers, Accesories>.self)
    #expect(type(of: device.router.nav) == StackReceiver<Controllers, Accesories>.self)
    #expect(type(of: device.router.accesory(0)) == AccesoryReceiver<Accesories>.self)
    let request = ContextRequest(Accesories.login.rawValue)
    let crossed = NavCall(.tab(0), .push(request))
    #expect(
      try await device.run { device.engine.perform(crossed, completion: $0) }.failure?.code == .undefinedController)
  }

  @Test("The definitions of the layered navigation are not needed for a push by closure")
  func closure() async throws {
    let device = try await LayeredDevice.started()
    let outcome = try await device.run { completion in
      device.router.nav.push(named: "own", completion: completion) { TestScreen("own") }
    }
    #expect(outcome.isDone && device.shown(.nav) == "own" && device.stack(.nav) == "own" && device.differences.isEmpty)
  }

  @Test(
    """
    The definitions of the layered navigation belong to one navigation, within whose screen another one with its own \
    name and layers can be
    """)
  func named() async throws {
    let device = try await LayeredDevice.started()
    _ = try await device.run { device.router.nav.push(.settings, completion: $0) }
    let screen = try #require(device.display.stacks[.nav]?.topViewController)
    let inner = Router(application: device.application, within: screen, name: "inner")
    try inner.setUp {
      NavDefinition.navRoot { UIViewController() }
      NavDefinition.tab(.home) { UIViewController() }
      NavDefinition.controller(.photo) { TestScreen("inner photo") }
      NavDefinition.accesory(.login) { TestScreen("inner login") }
    }
    await device.settle()
    let main = try #require(inner.engine.display?.stacks[.nav])
    #expect(main.parent === screen && main.view.frame == screen.view.bounds && main.isInWindow)
    #expect(try await device.run { inner.nav.push(.photo, completion: $0) }.isDone)
    #expect(inner.engine.store.name == "inner" && inner.nav.texts == ["photo#13 push"])
    #expect(
      (main.topViewController as? TestScreen)?.name == "inner photo" && main.topViewController?.isInWindow == true)
    #expect(inner.engine.dump["store"] == "inner" && device.engine.dump["store"] == "nav")
    // Each has its own layers.
    #expect(try await device.run { inner.modal.push(.login, completion: $0) }.isDone)
    #expect(inner.accesories == [0] && device.router.accesories == [] && device.stack(.nav) == "settings")
    #expect(try await device.run { inner.tab(.home).show(completion: $0) }.isDone)
    #expect(inner.activeLayer == .tab(0) && device.router.activeLayer == .nav)
    #expect(try await device.run { inner.nav.show(completion: $0) }.isDone)
    inner.end()
    await device.settle()
    #expect(main.parent == nil && screen.children.isEmpty && screen.isInWindow)
    #expect(try await device.run { device.router.nav.popCurrent(completion: $0) }.isDone)
    #expect(device.differences.isEmpty)
  }

  @Test("The definitions of the layered navigation with a parent that is not defined are refused at the set-up")
  func unknownParent() throws {
    let device = LayeredDevice()
    let error = #expect(throws: NavFailure.self) {
      try device.router.setUp {
        NavDefinition.navRoot { UIViewController() }
        NavDefinition.controller(.detail) { UIViewController() }
        NavDefinition.accesory(.login, parents: ["detail", "root"]) { UIViewController() }
        NavDefinition.accesory(.onboard, parents: ["detial"]) { UIViewController() }
      }
    }
    #expect(error?.code == .undefinedController)
    #expect(error?.message.contains("'onboard' names the parent 'detial'") == true)
    #expect(device.engine.display == nil)
  }

  @Test(
    """
    The definitions of the layered navigation decide on the bars of each layer, which return when a screen has \
    changed them
    """)
  func bars() async throws {
    let device = LayeredDevice()
    try device.router.setUp {
      NavDefinition.navRoot(config: NavConfig(navBar: false)) { UIViewController() }
      NavDefinition.tab(.home) { UIViewController() }
      NavDefinition.tab(.friends, config: NavConfig(navBar: true, tabBar: false, navBarAnimated: false)) {
        UIViewController()
      }
      for name in Controllers.allCases { NavDefinition.controller(name) { UIViewController() } }
      NavDefinition.accesory(.login) { UIViewController() }
      NavDefinition.modal(config: NavConfig(tabBar: false))
    }
    await device.settle()
    let main = try #require(device.display.stacks[.nav])
    #expect(main.isNavigationBarHidden)
    main.isNavigationBarHidden = false
    _ = try await device.run { device.router.nav.push(.detail, completion: $0) }
    #expect(main.isNavigationBarHidden)
    for (index, isHidden) in [(0, false), (1, true), (0, false)] {
      _ = try await device.run { device.router.tab(index).show(completion: $0) }
      #expect(device.display.tabController.tabBar.isHidden == isHidden)
    }
    #expect(device.display.definitions.accesoryConfig.tabBar == false)
  }
}
