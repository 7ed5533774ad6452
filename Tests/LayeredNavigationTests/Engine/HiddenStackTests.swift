import HeadlessUIKit
import NavbridgeRuntime
import NavbridgeTestSupport
import Testing

@testable import NavbridgeLayeredNavigation

/// layered-navigation §10: UIKit reports no *did show* for a stack that is not on the screen.
@MainQueue @Suite("A stack that an app changes while it does not show")
struct HiddenStackTests {
  enum Change: CaseIterable { case pop, popTo, popToRoot, set }

  @Test(
    """
    A stack that an app changes while it does not show is followed at once, and the openers get the ends of its \
    screens
    """, arguments: Change.allCases)
  func followed(_ change: Change) async throws {
    let device = try await LayeredDevice.started()
    var popped: [String] = []
    for name in [Controllers.settings, .detail, .photo] {
      let info = NavInfo()
      info.onPopped = { _ in popped.append(name.rawValue) }
      _ = try await device.run { device.router.tab(.friends).push(name, info: info, completion: $0) }
    }
    _ = try await device.run { device.router.nav.show(completion: $0) }
    let stack = try #require(device.display.stacks[.tab(1)])
    var changes: [StateChange] = []
    let end = device.router.observe(.layer(.tab(1))) { changes.append($0) }
    device.records = []
    // Nothing here keeps the controllers that leave: they end at once.
    switch change {
    case .pop: stack.popViewController(animated: false)
    case .popTo: stack.popToViewController(stack.viewControllers[2], animated: false)
    case .popToRoot: stack.popToRootViewController(animated: false)
    case .set: stack.viewControllers = [stack.viewControllers[0], stack.viewControllers[3]]
    }
    await device.settle()
    let left =
      switch change {
      case .pop, .popTo: "settings detail"
      case .popToRoot: ""
      case .set: "photo"
      }
    #expect(device.stack(.tab(1)) == left && device.differences.isEmpty)
    #expect(popped == ["photo", "detail", "settings"].filter { !left.contains($0) })
    #expect(changes.count == 1 && device.lines(.operation) == ["sync began", "sync ended"])
    end()
  }

  @Test(
    """
    A stack that an app changes while it does not show is not looked at when an operation of the navigation has \
    changed it
    """)
  func own() async throws {
    let device = try await LayeredDevice.started()
    _ = try await device.run { device.router.tab(.friends).push(.detail, completion: $0) }
    device.records = []
    let outcome = try await device.run { completion in
      device.router.transaction(
        { router in
          router.tab(.friends).push(.photo)
          router.nav.push(.settings)
        }, completion: completion)
    }
    #expect(outcome.isDone && device.shown(.tab(1)) == "detail photo" && device.screen == "nav")
    #expect(device.lines(.operation).filter { $0 == "sync began" }.count == 1)
  }
}
