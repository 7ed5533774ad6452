import HeadlessUIKit
import NavbridgeRuntime
import NavbridgeTestSupport
import Testing

@MainQueue @Suite struct WindowTests {
  @Test("The root of a hidden window appears when the window is shown")
  func hiddenRoot() async {
    let device = Device()
    let a = device.screen("A")
    device.window.rootViewController = a
    await device.settle()
    #expect(device.log.lines == [] && !a.isInWindow && device.window.isHidden)
    device.window.isHidden = false
    #expect(device.log.take() == ["A didLoad", "A willAppear"])
    #expect(a.isInWindow)
    await device.drain()
    #expect(device.log.lines == ["A didAppear"])
  }

  @Test("A root that is replaced before it has appeared never receives didAppear")
  func replacedAtOnce() async {
    let device = Device()
    device.window.makeKeyAndVisible()
    device.window.rootViewController = device.screen("A")
    device.window.rootViewController = device.screen("B")
    await device.settle()
    #expect(
      device.log.lines == [
        "A didLoad", "A willAppear", "A willDisappear", "A didDisappear", "B didLoad", "B willAppear", "B didAppear",
      ])
  }

  @Test("A window that is hidden and shown at once makes its root disappear and appear again completely")
  func hiddenAndShown() async {
    let device = Device()
    device.window.rootViewController = device.screen("A")
    device.window.isHidden = false
    _ = device.log.take()
    device.window.isHidden = true
    device.window.isHidden = false
    #expect(device.log.take() == ["A willDisappear", "A didDisappear", "A willAppear"])
    await device.drain()
    #expect(device.log.lines == ["A didAppear"])
  }

  @Test("A root that is set in a callback replaces the root that was being set")
  func setFromACallback() async {
    let device = Device()
    let (a, b, c) = (device.screen("A"), device.screen("B"), device.screen("C"))
    device.window.rootViewController = a
    device.window.isHidden = false
    await device.settle()
    a.onCallback = { [window = device.window] in if $0 == "didDisappear" { window.rootViewController = c } }
    device.window.rootViewController = b
    await device.settle()
    #expect(device.window.rootViewController === c && c.appearanceState == .didAppear)
    #expect(b.appearanceState == .none && a.appearanceState == .didDisappear)
    #expect(a.faults + b.faults + c.faults == [])
    #expect(c.isInWindow && !b.isInWindow && !a.isInWindow)
  }

  @Test("Hiding the key window makes the topmost visible window the key window")
  func keyWindow() {
    let device = Device()
    let (high, low) = (UIWindow(application: device.application), UIWindow(application: device.application))
    high.windowLevel = 10
    low.windowLevel = -1
    device.window.makeKeyAndVisible()
    high.isHidden = false
    low.makeKeyAndVisible()
    #expect(low.isKeyWindow && !device.window.isKeyWindow)
    #expect(device.application.windows.isSame(as: [low, device.window, high]))
    low.isHidden = true
    #expect(high.isKeyWindow)
    high.isHidden = true
    #expect(device.window.isKeyWindow)
    device.window.isHidden = true
    #expect(device.application.keyWindow == nil)
  }

  @Test("A visible window without an owner lives until it is hidden")
  func ownership() {
    let device = Device()
    weak var window: UIWindow?
    do {
      let made = UIWindow(application: device.application)
      made.isHidden = false
      window = made
    }
    #expect(window != nil && device.application.windows.count == 2)
    window?.isHidden = true
    #expect(window == nil && device.application.windows.count == 1)
  }
}
