import HeadlessUIKit
import NavbridgeRuntime
import NavbridgeTestSupport
import Testing

/// The first responder, and the elements that accessibility finds.
@MainQueue @Suite struct KeyboardTests {
  final class Field: UIView {
    var resignations = 0

    override var canBecomeFirstResponder: Bool { true }

    override func resignFirstResponder() -> Bool {
      guard super.resignFirstResponder() else { return false }
      resignations += 1
      return true
    }
  }

  final class TellingWindow: UIWindow {
    var lines: [String] = []
    override func becomeKey() { lines.append("becomeKey") }
    override func resignKey() { lines.append("resignKey") }
  }

  @Test("Only the first responder of the key window owns the keyboard, one view at a time")
  func firstResponder() {
    let device = Device()
    let (a, b, plain) = (Field(), Field(), UIView())
    #expect(!a.becomeFirstResponder())
    for view in [a, b, plain] { device.window.addSubview(view) }
    device.window.makeKeyAndVisible()
    #expect(a.becomeFirstResponder() && device.application.keyboardOwner === a)
    #expect(b.becomeFirstResponder() && b.isFirstResponder && !a.isFirstResponder && a.resignations == 1)
    #expect(!plain.becomeFirstResponder() && !a.resignFirstResponder() && b.isFirstResponder)
    b.removeFromSuperview()
    #expect(device.application.keyboardOwner == nil)
    a.becomeFirstResponder()
    let other = UIWindow(application: device.application)
    other.makeKeyAndVisible()
    #expect(device.application.keyboardOwner == nil && a.isFirstResponder)
    device.window.makeKey()
    #expect(device.application.keyboardOwner === a)
  }

  @Test("A first responder that leaves with its screen has its role again when the screen returns")
  func returningScreen() async {
    let device = Device()
    let (stack, screens) = await device.showStack(["A"])
    device.window.makeKey()
    let (field, other) = (Field(), Field())
    screens[0].view.addSubview(field)
    func pushAndPop(_ whileCovered: () -> Void = {}) async {
      let above = device.screen("B")
      stack.pushViewController(above, animated: true)
      await device.settle()
      above.view.addSubview(other)
      whileCovered()
      #expect(!field.isFirstResponder)
      stack.popViewController(animated: true)
      await device.settle()
    }
    field.becomeFirstResponder()
    await pushAndPop()
    #expect(field.isFirstResponder && field.resignations == 1)
    await pushAndPop { other.becomeFirstResponder() }
    #expect(field.isFirstResponder && !other.isFirstResponder, "The other one has left with the popped screen.")
    _ = field.resignFirstResponder()
    await pushAndPop()
    #expect(!field.isFirstResponder, "It had given the role up before it left.")
    field.becomeFirstResponder()
    await pushAndPop { field.removeFromSuperview() }
    #expect(!field.isFirstResponder && device.application.keyboardOwner == nil)
  }

  @Test("A window receives becomeKey and resignKey when its key status changes")
  func keyCallbacks() {
    let device = Device()
    let window = TellingWindow(application: device.application)
    device.window.makeKeyAndVisible()
    window.makeKeyAndVisible()
    window.makeKey()
    window.isHidden = true
    #expect(window.lines == ["becomeKey", "resignKey"] && device.window.isKeyWindow)
  }
}
