import HeadlessUIKit
import NavbridgeRuntime
import NavbridgeTestSupport
import Testing

@testable import NavbridgeLayeredNavigation

/// K5.
@MainQueue @Suite("The accessories of the layered navigation")
struct AccesoryTests {
  @Test(
    """
    The accessories of the layered navigation are drawn by their indices in whatever order they are shown, each with \
    its own stack
    """,
    arguments: [[0, 1, 2], [2, 0, 1], [1, 2, 0]])
  func order(_ indices: [Int]) async throws {
    let device = try await LayeredDevice.started()
    _ = try await device.run { device.router.tab(.home).show(completion: $0) }
    for index in indices { _ = try await device.run { device.router.accesory(index).push(.login, completion: $0) } }
    _ = try await device.run { device.router.accesory(1).push(.permissions, completion: $0) }
    #expect(device.screen == "tab0+0+1+2")
    let windows = device.application.windows.filter { !$0.isHidden }
    #expect(windows.map { ($0 as? AccesoryWindow)?.index } == [nil, 0, 1, 2])
    #expect(windows.allSatisfy { $0.frame == device.application.screen.bounds })
    for index in 0..<3 {
      let stack = try #require(device.display.stacks[.accesory(index)])
      #expect(stack.view.frame == device.application.screen.bounds && stack.topViewController?.isInWindow == true)
      #expect((stack.topViewController as? TestScreen)?.name == (index == 1 ? "permissions" : "login"))
      #expect(device.engine.state[.accesory(index)].current?.controller == (index == 1 ? "permissions" : "login"))
    }
    #expect(device.differences.isEmpty)
  }

  @Test(
    """
    The accessories of the layered navigation dismiss themselves with a payload, after which the opener's closure \
    runs and may go on
    """)
  func dismissal() async throws {
    let device = LayeredDevice()
    var definitions = NavDefinitions()
    try definitions.defineNavRoot { UIViewController() }
    try definitions.defineTabRoot("home") { UIViewController() }
    try definitions.define(accesory: "login") { NavAccessoryController() }
    try device.engine.setUp(definitions)
    _ = try await device.run { device.router.tab(0).show(completion: $0) }
    var received: [String] = []
    device.router.accesory(0).push(.login) { payload in
      received.append("\(payload.read(as: String.self) ?? "-") \(device.screen)")
      device.router.nav.show()
    }
    await device.settle()
    #expect(device.screen == "tab0+0")
    let login = device.display.stacks[.accesory(0)]?.topViewController as? NavAccessoryController
    login?.dismissAccesory(with: "ada")
    await device.settle()
    #expect(received == ["ada tab0"] && device.screen == "nav" && device.differences.isEmpty)
  }

  @Test(
    "The accessories of the layered navigation that are not up are not shown by a pop, or by an empty list of texts",
    arguments: 0..<3)
  func hidden(_ number: Int) async throws {
    let device = try await LayeredDevice.started()
    let action = [NavCall.Action.popCurrent(payload: .none), .popToRoot(payload: .none), .apply([])][number]
    var changes: [String] = []
    _ = device.router.observe(.accesories) { changes.append($0.new) }
    #expect(try await device.run { device.engine.perform(NavCall(.accesory(1), action), completion: $0) }.isDone)
    #expect(changes.isEmpty && device.lines(.reaction).isEmpty && device.display.accesoryWindows.isEmpty)
    #expect(device.screen == "nav" && device.differences.isEmpty)
  }

  @Test(
    """
    The accessories of the layered navigation are laid over a tab by one call, on the lowest layer unless another is \
    named
    """)
  func overlay() async throws {
    let device = try await LayeredDevice.started()
    #expect(try await device.run { device.router.tab(.home).overlay(.login, completion: $0) }.isDone)
    #expect(device.screen == "tab0+0" && device.stack(.accesory(0)) == "login")
    #expect(
      try await device.run { device.router.tab(.home).overlay(.permissions, atLayer: 3, completion: $0) }
        .isDone)
    #expect(device.screen == "tab0+0+3" && device.stack(.accesory(3)) == "permissions" && device.differences.isEmpty)
  }
}
