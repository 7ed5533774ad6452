import NavbridgeDriver
import NavbridgeLauncher
import NavbridgeRuntime
import NavbridgeTypedRouting
import NavbridgeTypedRoutingBridge
import NavbridgeVocabulary
import NavbridgeWire
import ScriptSide

/// A tour of the app on two devices. Each line shows the routers' state after a step.
@ScriptThread
struct ExampleTour {
  let architecture: Architecture

  nonisolated func run() async throws {
    try await NativeSideProcess.run { path, _ in try await phone(path) }
    try await NativeSideProcess.run(Self.tablet) { path, _ in
      print("A tablet, on the \(architecture.rawValue) route")
      _ = try await pad(path) { print("  \($0): \($1)") }
    }
  }

  /// Returns the tablet's screen with the mail and an attachment, as SVG.
  nonisolated func picture() async throws -> String {
    try await NativeSideProcess.run(Self.tablet) { path, _ in try await pad(path) { _, _ in } }.0
  }

  private nonisolated static let tablet = ["--device", "iPad Pro 11"]

  private func phone(_ path: String) async throws {
    print("A phone, on the \(architecture.rawValue) route")
    let driver = try await Driver.connect(to: path)
    // The link is opened before the app runs, so it starts the app.
    try await driver.openURL("shop://item/7")
    let app = try await ExampleApp(path: path, architecture)
    let tabs = try await app.showTabs()
    let shop = tabs.tabRouter.find(tab: MainTab.shop)!

    func show(_ step: String) async throws {
      await app.bridge.settled()
      try await driver.waitForIdle()
      await app.bridge.settled()
      let sheet = shop.sheet.map { ", sheet \($0)" } ?? ""
      print("  \(step): tab \(tabs.tabRouter.tab), path \(shop.path)\(sheet)")
    }

    try await show("a link at the start")
    _ = try await driver.swipeBack()
    try await show("a swipe back")
    shop.push(ShopRoute.item(1))
    try await show("push")
    shop.route(ShopRoute.colours)
    try await show("route to a sheet")
    shop.router(in: .sheet)?.terminate(ColourChosen(colour: "green"))
    try await show("terminate with a value")
    try await driver.tap(tabIndex: 1)
    try await show("a tap of the second tab")
    tabs.tabRouter.push(ShopRoute.item(2), in: MainTab.shop)
    try await show("push in the first tab")
    try await driver.tap(tabIndex: 0)
    try await show("a tap of the selected tab")
    app.navigation.close()
    driver.close()
  }

  /// Shows the mail in columns, reports the columns after each step, and returns a picture of the push.
  private func pad(_ path: String, report: @Sendable (_ step: String, _ columns: String) -> Void) async throws -> String {
    let driver = try await Driver.connect(to: path)
    let app = try await ExampleApp(path: path, architecture)
    let mail = app.showMail().router

    func show(_ step: String) async throws {
      await app.bridge.settled()
      try await driver.waitForIdle()
      let columns = try await driver.snapshot()["windows"]?[0]?["root"]?["children"]?.array ?? []
      let stacks = columns.map { column in
        (column["children"]?.array ?? []).map { $0["name"]?.string ?? "" }.joined(separator: " ")
      }
      report(step, stacks.joined(separator: " | "))
    }

    try await show("at the start")
    mail.select(detail: 4)
    try await show("select mail 4")
    mail.push(MailRoute.attachment)
    try await show("push")
    let picture = try await driver.screenshot()
    mail.select(detail: 5)
    try await show("select mail 5")
    app.navigation.close()
    driver.close()
    return picture
  }
}
