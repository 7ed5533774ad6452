import HeadlessUIKit
import NavbridgeRuntime
import NavbridgeTestSupport
import Testing

@testable import NavbridgeLayeredNavigation

/// A transaction that changes the main navigation and shows accessories over it (layered-navigation §8): the source's
/// own example.
@MainQueue @Suite("A transaction of the layered navigation with accessories")
struct TransactionAccesoryTests {
  @MainQueue
  struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    /// The stack of `nav` afterwards, from `settings detail`.
    let stack: String
    let change: @MainQueue @Sendable (Router) -> Void
    nonisolated var testDescription: String { name }
    nonisolated init(_ name: String, _ stack: String, _ change: @escaping @MainQueue @Sendable (Router) -> Void) {
      (self.name, self.stack, self.change) = (name, stack, change)
    }
  }

  private nonisolated static let changes: [Row] = [
    Row("push", "settings detail photo") { $0.nav.push(.photo) },
    Row("goTo", "photo") { $0.nav.goTo(.photo) },
    Row("apply", "detail photo") { $0.nav.apply(["detail", "photo.7"]) },
    Row("popCurrent", "settings") { $0.nav.popCurrent() },
    Row("popTo", "settings") { $0.nav.pop(to: .settings) },
    Row("popToRoot", "") { $0.nav.popToRoot() },
  ]
  private nonisolated static let accesories: [Row] = [
    Row("overlay", "+0") { $0.nav.overlay(.login) },
    Row("overlay at a layer", "+3") { $0.nav.overlay(.login, atLayer: 3) },
    Row("two overlays", "+0+3") {
      $0.nav.overlay(.login)
      $0.nav.overlay(.permissions, atLayer: 3)
    },
    Row("accesory", "+2") { $0.accesory(2).push(.login) },
    Row("modal", "+0") { $0.modal.push(.login) },
  ]

  @Test(
    "A transaction of the layered navigation changes the main navigation under accessories that it shows itself",
    arguments: changes, accesories)
  func under(_ change: Row, _ accesory: Row) async throws {
    for start in ["nav", "nav+0", "tab0+1"] {
      let device = try await LayeredDevice.started()
      for screen in [Controllers.settings, .detail] {
        _ = try await device.run { device.router.nav.push(screen, completion: $0) }
      }
      if start == "nav+0" { _ = try await device.run { device.router.modal.push(.permissions, completion: $0) } }
      if start == "tab0+1" {
        _ = try await device.run {
          device.router.tab(.home).overlay(.permissions, atLayer: 1, completion: $0)
        }
      }
      #expect(device.screen == start)
      let outcome = try await device.run { completion in
        device.router.transaction(
          { router in
            change.change(router)
            accesory.change(router)
          }, completion: completion)
      }
      #expect(outcome.isDone, "\(start): \(String(describing: outcome.failure))")
      #expect(device.screen == "nav\(accesory.stack)" && device.differences.isEmpty, "\(start): \(device.differences)")
      #expect(device.shown(.nav) == change.stack, "\(start)")
      #expect(device.diagnostics.isEmpty)
    }
  }

  @Test(
    "A transaction of the layered navigation shows accessories in the order of its calls, and hides them by a later one"
  )
  func orders() async throws {
    let push = Self.changes[0], overlays = Self.accesories[2], accesory = Self.accesories[3]
    for (rows, screen) in [
      ([push, overlays], "nav+0+3"), ([overlays, push], "nav"), ([overlays, push, accesory], "nav+2"),
      ([accesory, overlays, push, overlays], "nav+0+3"),
    ] {
      let device = try await LayeredDevice.started()
      let outcome = try await device.run { completion in
        device.router.transaction({ router in for row in rows { row.change(router) } }, completion: completion)
      }
      #expect(outcome.isDone && device.screen == screen && device.shown(.nav) == "photo", "\(rows.map(\.name))")
      #expect(device.differences.isEmpty && device.engine.state[.accesory(0)].entries.count <= 1)
    }
  }

  @Test(
    "A transaction of the layered navigation with accessories animates the frontmost one, and changes each layer once"
  )
  func animated() async throws {
    let device = try await LayeredDevice.started()
    let (log, before) = (TransitionLog(), device.clock.now)
    device.application.observer = log
    _ = try await device.run { completion in
      device.router.transaction(
        { router in
          router.nav.push(.photo)
          router.nav.overlay(.login)
          router.nav.overlay(.permissions, atLayer: 3)
        }, completion: completion)
    }
    #expect(log.began.filter { $0.contains("animation that") } == ["fade animation that shows"])
    #expect((device.clock.now - before).inMilliseconds == 400)
    #expect(
      device.records.filter { $0.kind == .reaction }.map(\.subject) == [
        "accesories", "layers.nav", "layers.accesory0", "layers.accesory3",
      ])
  }

  @Test("A transaction of the layered navigation with accessories leaves all as before if a step of it does not end")
  func rolledBack() async throws {
    let device = try await LayeredDevice.started()
    for screen in [Controllers.settings, .detail] {
      _ = try await device.run { device.router.nav.push(screen, completion: $0) }
    }
    _ = try await device.run { device.router.modal.push(.permissions, completion: $0) }
    let before = device.engine.state
    device.onMake = { if $0.name == "login" { $0.holdsContent = true } }
    let outcome = try await device.run { completion in
      device.router.transaction(
        { router in
          router.nav.popCurrent()
          router.nav.overlay(.login, atLayer: 2)
        }, completion: completion)
    }
    #expect(outcome.failure?.code == .watchdog && device.engine.state == before && device.differences.isEmpty)
    #expect(device.screen == "nav+0" && device.shown(.nav) == "settings detail")
  }
}
