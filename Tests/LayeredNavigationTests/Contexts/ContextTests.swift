import HeadlessUIKit
import NavbridgeRuntime
import NavbridgeTestSupport
import NavbridgeVocabulary
import NavbridgeWire
import Testing

@testable import NavbridgeLayeredNavigation

@MainQueue @Suite("The contexts of the layered navigation")
struct ContextTests {
  @Test("The contexts of the layered navigation are kept by their manager under an id each, until they are released")
  func managed() async throws {
    let device = try await LayeredDevice.started()
    for name in [Controllers.settings, .detail] {
      _ = try await device.run { device.router.nav.push(name, completion: $0) }
    }
    let contexts = device.engine.contexts
    let ids = contexts.all.map(\.contextId)
    #expect(Set(ids).count == 16 && ids.contains(device.engine.state[.nav].entries[1].contextId))
    let extra = contexts.make("extra", on: .nav)
    #expect(contexts.count == 17)
    contexts.release(extra.contextId)
    #expect(contexts.count == 16 && contexts.context(extra.contextId) == nil)
    #expect(contexts.root(of: .tab(1))?.controller == "friends" && contexts.root(of: .tab(7)) == nil)
  }

  @Test("The contexts of the layered navigation are texts in the state, from which the same object is found")
  func text() async throws {
    let device = try await LayeredDevice.started()
    let pushed = try await device.run { device.router.nav.push(.detail, resourceId: "7", completion: $0) }
    let text = try #require(device.engine.store.state[.layer(.nav)])
    #expect(text == "detail.7#15 push" && device.engine.contexts.context(text: text) === pushed.context)
    #expect(device.engine.store.state[.layer(.tab(2))] == "search#4 root")
    #expect(device.engine.store.state[.layerActive] == "nav" && device.engine.store.state[.accesories] == "")
    #expect(device.engine.dump["layers"]?["nav"]?["current"] == "detail.7#15 push")
  }

  /// K18.
  @Test(
    "The contexts of the layered navigation refer to their controllers weakly once these are shown, and go with them")
  func weak() async throws {
    let device = try await LayeredDevice.started()
    let context = try await device.run { device.router.nav.push(.detail, completion: $0) }.context
    #expect((context.viewController as? TestScreen)?.name == "detail")
    _ = try await device.run { device.router.nav.popCurrent(completion: $0) }
    #expect(context.viewController == nil && device.engine.contexts.context(context.contextId) == nil)
    // A controller that someone keeps keeps its context, until it is gone.
    let kept = try await device.run { device.router.nav.push(.detail, completion: $0) }.context
    var holder = kept.viewController
    _ = try await device.run { device.router.nav.popCurrent(completion: $0) }
    #expect(device.engine.contexts.context(kept.contextId) === kept)
    withExtendedLifetime(holder) {}
    holder = nil
    _ = try await device.run { device.router.tab(.home).show(completion: $0) }
    #expect(device.engine.contexts.count == 14)
  }

  @Test("The contexts of the layered navigation show their navigators in a dump")
  func dump() async throws {
    let device = try await LayeredDevice.started()
    let first = try await device.run { device.router.nav.push(.settings, completion: $0) }.context
    #expect(first.dump["navigator"] == "push" && first.dump["layer"] == "nav")
    _ = try await device.run { device.router.nav.push(.detail, completion: $0) }
    _ = try await device.run { device.router.nav.popCurrent(completion: $0) }
    #expect(first.dump["navigator"] == "pop")
    #expect(device.engine.contexts.root(of: .nav)?.dump["navigator"] == "root")
  }

  @Test(
    """
    The contexts of the layered navigation lead a pop to the right one of two screens of a kind, by UIKit's pop to \
    its own controller
    """)
  func instances() async throws {
    let device = try await LayeredDevice.started()
    var contexts: [NavContext] = []
    for id in ["a", "b", "c"] {
      contexts.append(try await device.run { device.router.nav.push(.photo, resourceId: id, completion: $0) }.context)
    }
    let (made, log) = (device.made.count, TransitionLog())
    let wanted = try #require(contexts[0].viewController.map(ObjectIdentifier.init))
    device.application.observer = log
    #expect(
      try await device.run { device.router.nav.pop(to: .photo, resourceId: "a", completion: $0) }.context
        === contexts[0])
    #expect(device.display.stacks[.nav]?.topViewController.map(ObjectIdentifier.init) == wanted)
    #expect(log.began.first == "pop transition of <LayerNavigationController> from <TestScreen> to <TestScreen>")
    #expect(device.made.count == made && device.differences.isEmpty)
    device.application.observer = nil
    for _ in 0..<2 { _ = try await device.run { device.router.nav.push(.photo, completion: $0) } }
    let twin = device.engine.state[.nav].entries[1].contextId
    let context = try #require(device.engine.contexts.context(twin))
    #expect(try await device.run { device.router.nav.pop(to: context, completion: $0) }.context.contextId == twin)
  }

  /// K19.
  @Test("The contexts of the layered navigation report the moments of their set-up in order, once each")
  func hooks() async throws {
    let device = try await LayeredDevice.started()
    var screen: TestScreen?
    device.onMake = { screen = $0 }
    var hooks: [String] = []
    let info = NavInfo(NavPayload("hello"))
    info.onHook = { hooks.append("\($0.rawValue) \(screen?.steps.count ?? -1)") }
    let context = try await device.run { device.router.nav.push(.detail, info: info, completion: $0) }.context
    #expect(
      hooks == [
        "willInit 0", "didInit 1", "willSetupEmptyState 1", "didSetupEmptyState 2", "willSetupContent 2",
        "didSetupContent 3", "didSetup 3",
      ])
    // The controller can read the context and the payload in its first step.
    #expect(screen?.steps == ["init detail hello", "empty", "content"] && screen?.navContext === context)
  }

  /// K16.
  @Test(
    """
    The contexts of the layered navigation call their opener any number of times, and report their end once on every \
    way out
    """)
  func popped() async throws {
    let device = try await LayeredDevice.started()
    var ends: [String] = []
    func push(_ way: String) async throws -> NavContext {
      let info = NavInfo()
      info.callback = { ends.append("\(way) \($0.read(as: Int.self) ?? -1)") }
      info.onPopped = { ends.append("\(way) popped \($0.read(as: String.self) ?? "-")") }
      return try await device.run { device.router.nav.push(.detail, info: info, completion: $0) }.context
    }
    let first = try await push("call")
    for number in 1...3 { first.callback(number) }
    _ = try await device.run { device.router.nav.popCurrent(payload: "done", completion: $0) }
    #expect(ends == ["call 1", "call 2", "call 3", "call popped done"])
    ends = []
    _ = try await push("back")
    #expect(device.display.stacks[.nav]?.tapBackButton() == true)
    await device.settle()
    _ = try await push("pan")
    #expect(device.engine.move(.pan, to: 0.2, lifts: true))
    await device.settle()
    #expect(ends == ["back popped -"])
    #expect(device.engine.move(.pan, to: 0.9, lifts: true))
    await device.settle()
    _ = try await device.run { device.router.nav.push(.settings, completion: $0) }
    _ = try await push("popTo")
    _ = try await push("above")
    device.onMake = { $0.holdsContent = true }
    #expect(try await device.run { device.router.nav.goTo(.photo, completion: $0) }.failure?.code == .watchdog)
    #expect(ends == ["back popped -", "pan popped -"])
    _ = try await device.run { device.router.nav.pop(to: .settings, completion: $0) }
    #expect(ends == ["back popped -", "pan popped -", "above popped -", "popTo popped -"])
  }

  @Test(
    "The contexts of the layered navigation are chained by completions, which run when the first operation has ended")
  func chaining() async throws {
    let device = try await LayeredDevice.started()
    var order: [String] = []
    device.router.tab(.home).push(.settings) { outcome in
      order.append("first \(outcome.isDone) \(device.screen)")
      device.router.nav.push(.detail) { _ in order.append("second \(device.screen)") }
    }
    await device.settle()
    #expect(order == ["first true tab0", "second nav"] && device.differences.isEmpty)
  }
}
