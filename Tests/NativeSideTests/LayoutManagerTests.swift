import HeadlessUIKit
import NavbridgeRuntime
import NavbridgeVocabulary
import NavbridgeWire
import Testing

@testable import NativeSide
@testable import NavbridgeKernel
@testable import NavbridgeReactNativeNavigation

/// rnn-layouts §5.
@MainQueue @Suite("The layout manager")
struct LayoutManagerTests {
  private let host = NativeHost.alone()

  @Test("The layout manager finds a pending controller and its children until the controller is removed")
  func pending() throws {
    let handler = host.buildCommandsHandler(.turbo)
    let manager = handler.layoutManager
    let stack = try handler.controllerFactory.createLayout(.node("Stack", "s", [.component("c1")]))
    #expect(manager.findComponentForId("c1") == nil)
    manager.addPendingViewController(nil)
    manager.addPendingViewController(stack)
    #expect(manager.findComponentForId("s") === stack && manager.findComponentForId("c1") === stack.children.first)
    manager.removePendingViewController(nil)
    #expect(manager.findComponentForId("s") === stack)
    manager.removePendingViewController(stack)
    #expect(manager.findComponentForId("s") == nil && manager.findComponentForId("c1") == nil)
  }

  @Test("The layout manager finds a controller in any container, and none for an unknown id")
  func everywhere() throws {
    let handler = host.buildCommandsHandler(.turbo)
    let (factory, manager) = (handler.controllerFactory, handler.layoutManager)
    let tabs: [JSON] = [.node("Stack", "s1", [.component("c1"), .component("c2")]), .component("c3")]
    let root = try factory.createLayout(.node("BottomTabs", "t", tabs))
    host.window.rootViewController = root
    let modals = try ["m1", "m2"].map { try factory.createLayout(.node("Stack", "s\($0)", [.component($0)])) }
    root.present(modals[0], animated: false)
    modals[0].present(modals[1], animated: false)
    let window = RNNOverlayWindow(application: host.application)
    window.rootViewController = try factory.createLayout(.node("Stack", "so", [.component("o1")]))
    handler.overlayManager.showOverlayWindow(window)
    let menu: [JSON] = [.node("SideMenuCenter", "center", [.component("c4")])]
    let pending = try factory.createLayout(.node("SideMenuRoot", "m", menu))
    manager.addPendingViewController(pending)
    // A side of a side menu adds its child when it renders.
    pending.render()
    let adrift = try factory.createLayout(.component("adrift"))
    for id in ["t", "s1", "c1", "c2", "c3", "sm1", "m1", "sm2", "m2", "so", "o1", "m", "center", "c4"] {
      #expect(manager.findComponentForId(id)?.layoutInfo.componentId == id, "\(id)")
    }
    for id in ["nobody", "C1", "", "adrift"] { #expect(manager.findComponentForId(id) == nil, "\(id)") }
    withExtendedLifetime((pending, adrift)) {}
    modals[0].dismiss(animated: false)
    handler.overlayManager.dismissAllOverlays()
    for id in ["sm2", "m2", "so", "o1"] { #expect(manager.findComponentForId(id) == nil, "\(id) is no longer shown") }
  }

  @Test("The layout manager finds a popped screen that is still visible only among the screens on screen")
  func dropped() throws {
    let handler = host.buildCommandsHandler(.turbo)
    let stack = try handler.controllerFactory.createLayout(
      .node("Stack", "s", [.component("c1"), .component("c2")]))
    host.window.rootViewController = stack
    let popped = (stack as? RNNStackController)?.popViewController(animated: true)
    #expect(popped?.parent === stack)
    #expect(handler.layoutManager.findComponentForId("c1") === stack.children.first)
    #expect(handler.layoutManager.findComponentForId("c2") == nil)
    #expect(handler.layoutManager.findComponentOnScreen("c2") === popped)
  }

  @Test("The layout manager prefers a pending controller to a shown one with the same id, and does not retain it")
  func duplicates() throws {
    let handler = host.buildCommandsHandler(.turbo)
    host.window.rootViewController = try handler.controllerFactory.createLayout(.component("c"))
    var pending: (any RNNLayoutProtocol)? = try handler.controllerFactory.createLayout(.component("c"))
    handler.layoutManager.addPendingViewController(pending)
    #expect(handler.layoutManager.findComponentForId("c") === pending)
    pending = nil
    #expect(handler.layoutManager.findComponentForId("c") === host.window.rootViewController)
  }

  @Test(
    """
    The layout manager finds the first of the controllers with one id: in the oldest pending tree, then in the \
    window at the back
    """)
  func order() throws {
    let handler = host.buildCommandsHandler(.turbo)
    let (factory, manager) = (handler.controllerFactory, handler.layoutManager)
    let windows = try [2.0, 1, 1].map { level in
      let window = RNNOverlayWindow(application: host.application)
      window.rootViewController = try factory.createLayout(.node("Stack", "s", [.component("c")]))
      window.windowLevel = level
      return window
    }
    func found() -> UIViewController? { manager.findComponentForId("c")?.topMostAncestor }
    #expect(found() === windows[1].rootViewController)
    let pending = try ["p1", "p2"].map { id in
      try factory.createLayout(.node("Stack", id, [.component("c"), .component("c")]))
    }
    for tree in pending.reversed() { manager.addPendingViewController(tree) }
    // Both are in the same tree, in which the first child is found first.
    #expect(manager.findComponentForId("c") === pending[1].children.first)
    manager.removePendingViewController(pending[1])
    #expect(found() === pending[0])
    manager.removePendingViewController(pending[0])
    windows[1].rootViewController = nil
    #expect(found() === windows[2].rootViewController)
    windows[2].windowLevel = 3
    #expect(found() === windows[0].rootViewController)
  }
}
