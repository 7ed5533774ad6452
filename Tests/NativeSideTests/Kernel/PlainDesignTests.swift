import NavbridgeDriver
import NavbridgeRuntime
import NavbridgeVocabulary
import NavbridgeWire
import ScriptSide
import Testing

@testable import NativeSide
@testable import NavbridgeKernel

/// The description and the touch that a design gets from the kernel without code of its own.
@Suite("A design of plain UIKit", .timeLimit(.minutes(20)))
struct PlainDesignTests {
  @Test("A design of plain UIKit has its bars and drawers described", arguments: Architecture.allCases)
  func described(_ architecture: Architecture) async throws {
    try await Self.withPlainDesign(architecture) { driver in
      let drawer = try await Self.root(driver)
      #expect(drawer["sideMenu"]?["openSide"] == "none")
      #expect(drawer["sideMenu"]?["left"]?["width"] == 280)
      #expect(drawer["sideMenu"]?["left"]?["visible"] == false)
      #expect(drawer["sideMenu"]?["right"] == JSON.null)

      let tabs = try #require(drawer["children"]?.array?.first { $0["tabBar"] != nil })
      #expect(tabs["tabBar"]?["selectedIndex"] == 0)
      #expect(tabs["tabBar"]?["items"]?.array?.map { $0["text"] } == ["List", "Settings"])
      #expect(tabs["tabBar"]?["items"]?.array?.map { $0["testID"] } == [.null, "settings"])
      #expect(tabs["tabBar"]?["items"]?[0]?["selected"] == true)

      let bar = try await Self.topBar(driver)
      #expect(bar["visible"] == true && bar["title"]?["text"] == "List")
      #expect(bar["backButton"] == JSON.null && bar["searchBar"] == JSON.null)
      #expect(bar["rightButtons"]?[0]?["text"] == "Details")
      #expect(bar["rightButtons"]?[0]?["id"] == "own")

      let views = tabs["children"]?[0]?["children"]?[0]?["views"]?.array ?? []
      #expect(views.map { $0["class"] } == ["UIScrollView", "UIButton"])
      #expect(views.first?["contentSize"] == [200, 1000])
    }
  }

  @Test(
    "A design of plain UIKit is tapped at its items, its views and its back button", arguments: Architecture.allCases)
  func tapped(_ architecture: Architecture) async throws {
    try await Self.withPlainDesign(architecture) { driver in
      try await driver.tap(text: "Tap me")
      try await driver.tap(text: "Tapped")
      try await driver.tap(text: "Details")
      try await driver.waitForIdle()
      var bar = try await Self.topBar(driver)
      #expect(bar["title"]?["text"] == "Details" && bar["backButton"]?["title"] == "List")
      try await driver.tapBack()
      try await driver.waitForIdle()
      bar = try await Self.topBar(driver)
      #expect(bar["title"]?["text"] == "List" && bar["backButton"] == JSON.null)
      try await driver.tap(buttonId: "own")
      try await driver.waitForIdle()
      #expect(try await Self.topBar(driver)["title"]?["text"] == "Details")
      await #expect(throws: RPCError.self) { try await driver.tap(text: "Nothing") }
    }
  }

  @Test(
    "A design of plain UIKit changes tabs at a tap, and a tap of the selected tab pops",
    arguments: Architecture.allCases)
  func tabs(_ architecture: Architecture) async throws {
    try await Self.withPlainDesign(architecture) { driver in
      try await driver.tap(text: "Details")
      try await driver.waitForIdle()
      for (tab, index) in [(1, 1), (0, 0)] as [(Int, JSON)] {
        try await driver.tap(tabIndex: tab)
        try await driver.waitForIdle()
        #expect(try await Self.tabs(driver)["tabBar"]?["selectedIndex"] == index)
      }
      #expect(try await Self.topBar(driver)["title"]?["text"] == "Details")
      try await driver.tap(tabIndex: 0)
      try await driver.waitForIdle()
      #expect(try await Self.topBar(driver)["title"]?["text"] == "List")
      try await driver.tap(testID: "settings")
      #expect(try await Self.tabs(driver)["tabBar"]?["selectedIndex"] == 1)
    }
  }

  @Test(
    "A design of plain UIKit is swiped back, has its drawer dragged and its content scrolled",
    arguments: Architecture.allCases)
  func dragged(_ architecture: Architecture) async throws {
    try await Self.withPlainDesign(architecture) { driver in
      #expect(try await !driver.swipeBack())
      try await driver.tap(text: "Details")
      try await driver.waitForIdle()
      for (isComplete, title) in [(false, "Details"), (true, "List")] as [(Bool, JSON)] {
        #expect(try await driver.swipeBack(complete: isComplete))
        try await driver.waitForIdle()
        #expect(try await Self.topBar(driver)["title"]?["text"] == title)
      }

      #expect(try await driver.scroll(testID: "List.scroll", y: 100))
      let list = try await Self.tabs(driver)["children"]?[0]?["children"]?[0]
      #expect(list?["views"]?[0]?["contentOffset"] == [0, 100])

      #expect(try await !driver.closeSideMenu(.left))
      #expect(try await !driver.openSideMenu(.right))
      #expect(try await driver.openSideMenu(.left))
      try await driver.waitForIdle()
      #expect(try await Self.root(driver)["sideMenu"]?["openSide"] == "left")
      #expect(try await driver.closeSideMenu(.left))
      try await driver.waitForIdle()
      #expect(try await Self.root(driver)["sideMenu"]?["openSide"] == "none")
    }
  }

  // MARK: - The device

  @ScriptThread
  private static func root(_ driver: Driver) async throws -> JSON {
    try #require(try await driver.snapshot()["windows"]?[0]?["root"])
  }

  @ScriptThread
  private static func tabs(_ driver: Driver) async throws -> JSON {
    try #require(try await root(driver)["children"]?.array?.first { $0["tabBar"] != nil })
  }

  @ScriptThread
  private static func topBar(_ driver: Driver) async throws -> JSON {
    try #require(try await tabs(driver)["children"]?[0]?["topBar"])
  }

  private static func withPlainDesign(
    _ architecture: Architecture, _ body: @ScriptThread @Sendable (Driver) async throws -> Void
  ) async throws {
    let native = await Task { @MainQueue in NativeSide(NativeSideConfiguration(), design: PlainDesign.self) }.value
    try await withTaskExecutorPreference(ScriptThread.executor) {
      try await run(native, architecture, body)
    }
    native.stop()
  }

  @ScriptThread
  private static func run(
    _ native: NativeSide, _ architecture: Architecture, _ body: @ScriptThread @Sendable (Driver) async throws -> Void
  ) async throws {
    let driver = try await Driver.start(native.client())
    defer { driver.close() }
    let script = try await Navigation.start(native.client(), .init(architecture)) { _ in }
    defer { script.close() }
    #expect(script.info["design"] == "plain")
    try await driver.waitForIdle()
    try await body(driver)
  }
}
