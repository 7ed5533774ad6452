import Shared
import Testing

@testable import NativeSide

/// rnn-layouts §5.
@MainQueue @Suite("The layout manager")
struct LayoutManagerTests {
  private let host = NativeHost.alone()

  @Test("finds what is pending, and no more when that is taken off and nothing shows it")
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

  @Test("finds no screen that its stack has dropped, though the screen still shows it, but for who looks there")
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

  @Test("prefers what is pending to what is shown, and keeps neither alive")
  func duplicates() throws {
    let handler = host.buildCommandsHandler(.turbo)
    host.window.rootViewController = try handler.controllerFactory.createLayout(.component("c"))
    var pending: (any RNNLayoutProtocol)? = try handler.controllerFactory.createLayout(.component("c"))
    handler.layoutManager.addPendingViewController(pending)
    #expect(handler.layoutManager.findComponentForId("c") === pending)
    pending = nil
    #expect(handler.layoutManager.findComponentForId("c") === host.window.rootViewController)
  }
}
