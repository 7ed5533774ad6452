import Shared
import Testing

@testable import HeadlessUIKit

@Suite("The root of a window")
@MainQueue
struct WindowRootTests {
  @Test("A new root gets willAppear inside the assignment and didAppear in the next turn")
  func nextTurn() async {
    let device = TestDevice()
    _ = await device.show("A")
    device.queue.asyncMain { [record = device.record] in record.note(.marker, "queued before") }
    device.window.rootViewController = device.make("R")
    #expect(device.record.take(.appearance, .marker) == "A willDisappear, A didDisappear, R willAppear")
    await device.turn()
    #expect(device.record.take(.appearance, .marker) == "queued before, R didAppear")
    #expect(device.clock.now == 0)
  }

  @Test("A root replaced before its didAppear is told that it disappears, and nothing later")
  func replacedTwice() async {
    let device = TestDevice()
    _ = await device.show("A")
    device.record.clear()
    device.window.rootViewController = device.make("R")
    device.window.rootViewController = device.make("S")
    await device.settle()
    #expect(
      device.record.take(.appearance)
        == "A willDisappear, A didDisappear, R willAppear, R willDisappear, R didDisappear, S willAppear, S didAppear")
    device.expectRest()
  }

  @Test("A window hidden before its root's didAppear takes the root back, and shows it once when shown")
  func hiddenAtOnce() async {
    let device = TestDevice()
    device.window.rootViewController = device.make("R")
    device.window.isHidden = false
    device.window.isHidden = true
    device.window.isHidden = false
    await device.settle()
    #expect(
      device.record.take(.appearance)
        == "R willAppear, R willDisappear, R didDisappear, R willAppear, R didAppear")
    device.expectRest()
  }

  @Test("The root of a hidden window gets no calls and loads no view")
  func hidden() async {
    let device = TestDevice()
    let root = device.make("R")
    device.window.rootViewController = root
    device.window.rootViewController = device.make("S")
    await device.settle()
    #expect(device.record.take() == "")
    #expect(!root.isViewLoaded)
  }

  @Test("Setting the same root, or showing a shown window, does nothing")
  func same() async {
    let device = TestDevice()
    let stack = await device.show("A")
    device.window.rootViewController = stack
    device.window.isHidden = false
    await device.settle()
    #expect(device.record.take(.appearance) == "")
    device.expectRest()
  }

  @Test("A callback of the old root that sets another root has the last word")
  func setInCallback() async {
    let device = TestDevice()
    let first = device.make("A")
    device.window.rootViewController = first
    device.window.isHidden = false
    await device.settle()
    let last = device.make("C")
    first.onAppearance = { [unowned device] in if $0 == .willDisappear { device.window.rootViewController = last } }
    device.window.rootViewController = device.make("B")
    await device.settle()
    #expect(device.window.rootViewController === last)
    #expect(last.appearanceState == .didAppear)
    #expect(!device.record.take(.appearance).contains("B "))
    device.expectRest()
  }

  @Test("The root's view fills the window")
  func frame() async {
    let device = TestDevice()
    let stack = await device.show("A")
    #expect(stack.view.frame == CGRect(x: 0, y: 0, width: 440, height: 956))
    #expect(stack.view.window === device.window)
    #expect(stack.viewControllers[0].view.frame == stack.view.bounds)
  }
}
