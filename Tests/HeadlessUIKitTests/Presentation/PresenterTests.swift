import HeadlessUIKit
import NavbridgeRuntime
import NavbridgeTestSupport
import Testing

/// The controllers that present, and the presentations that are refused (uikit-behaviour §4).
@MainQueue @Suite struct PresenterTests {
  @Test(
    "The outermost container presents, whichever controller present was called on",
    arguments: UIModalPresentationStyle.allCases)
  func outermost(_ style: UIModalPresentationStyle) async {
    let device = Device()
    let (stack, screens) = await device.showStack(["A"])
    let b = device.screen("B")
    b.modalPresentationStyle = style
    screens[0].present(b, animated: false)
    #expect(b.presentingViewController === (style == .none ? nil : stack))
    #expect(screens[0].presentedViewController === stack.presentedViewController)
    #expect(stack.visibleViewController === (style == .none ? screens[0] : b))
    #expect(device.log.kinds == (style == .none ? ["NSInvalidArgumentException"] : []))
  }

  @Test(
    "An ancestor that defines a presentation context presents modals of the context styles",
    arguments: UIModalPresentationStyle.allCases)
  func context(_ style: UIModalPresentationStyle) async {
    let device = Device()
    let (stack, screens) = await device.showStack(["A"])
    let (a, b) = (screens[0], device.screen("B"))
    a.definesPresentationContext = true
    b.modalPresentationStyle = style
    let asks = style == .currentContext || style == .overCurrentContext
    a.present(b, animated: false)
    #expect(b.presentingViewController === (style == .none ? nil : asks ? a : stack))
    guard asks else { return }
    #expect(stack.ownPresentedViewController == nil && stack.visibleViewController === a)
    #expect(a.isInWindow == (style == .overCurrentContext) && b.isInWindow)
    #expect(device.window.presentedViewControllers.isEmpty)
  }

  @Test("A modal in a presentation context disappears and appears with its presenter", arguments: [true, false])
  func contextGoes(covers: Bool) async {
    let device = Device()
    let (stack, screens) = await device.showStack(["X", "A"])
    let b = device.screen("B")
    screens[1].definesPresentationContext = true
    b.modalPresentationStyle = covers ? .currentContext : .overCurrentContext
    screens[1].present(b, animated: true)
    await device.settle()
    device.log.lines = []
    stack.pushViewController(device.screen("C"), animated: true)
    await device.settle()
    let own = covers ? [] : ["A willDisappear"]
    #expect(device.log.take().filter { $0.hasSuffix("willDisappear") } == own + ["B willDisappear"])
    #expect(!b.isInWindow && b.lastCallback == "didDisappear")
    stack.popViewController(animated: true)
    await device.settle()
    #expect(b.isInWindow && b.lastCallback == "didAppear")
    #expect(screens[1].lastCallback == (covers ? "didDisappear" : "didAppear"))
    b.dismiss(animated: true)
    await device.settle()
    #expect(screens[1].lastCallback == "didAppear" && screens[1].isInWindow && !b.isInWindow)
    #expect(screens.flatMap(\.faults) + b.faults == [] && device.log.diagnostics == [])
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let kind: String
    let message: String
    let present: @MainQueue @Sendable (Device, UINavigationController, [Screen], @escaping () -> Void) -> Void
  }

  nonisolated static let refusals: [Row] = [
    Row(
      testDescription: "already presenting", kind: "refusedPresentation",
      message: "Attempt to present <Screen> on <UINavigationController> (from <Screen>) which is already presenting "
        + "<UIViewController>."
    ) { device, stack, screens, done in
      stack.present(UIViewController(), animated: false)
      screens[1].present(device.screen("B"), animated: true, completion: done)
    },
    Row(
      testDescription: "below the top of a stack", kind: "refusedPresentation",
      message:
        "Attempt to present <Screen> on <UINavigationController> (from <Screen>) whose view is not in the window "
        + "hierarchy."
    ) { device, _, screens, done in screens[0].present(device.screen("B"), animated: true, completion: done) },
    Row(
      testDescription: "during its dismissal", kind: "refusedPresentation",
      message: "Attempt to present <Screen> on <UIViewController> (from <UIViewController>) while it is dismissed."
    ) { device, stack, _, done in
      let sheet = UIViewController()
      stack.present(sheet, animated: false)
      stack.dismiss(animated: true)
      sheet.present(device.screen("B"), animated: true, completion: done)
    },
    Row(
      testDescription: "a child", kind: "NSInvalidArgumentException",
      message: "Tried to present <Screen>, which has a parent view controller."
    ) { _, stack, screens, done in stack.present(screens[0], animated: true, completion: done) },
    Row(
      testDescription: "a window's root", kind: "NSInvalidArgumentException",
      message: "Tried to present <UINavigationController>, which is the root view controller of a window."
    ) { _, stack, screens, done in screens[1].present(stack, animated: true, completion: done) },
    Row(
      testDescription: "a controller that is presented already", kind: "NSInvalidArgumentException",
      message: "Tried to present <Screen>, which is presented already."
    ) { device, stack, _, done in
      let b = device.screen("B")
      stack.present(b, animated: false)
      b.present(b, animated: true, completion: done)
    },
    Row(
      testDescription: "nothing to dismiss", kind: "refusedDismissal",
      message: "Attempt to dismiss from <Screen>, which presents nothing and is not presented."
    ) { _, _, screens, done in screens[1].dismiss(animated: true, completion: done) },
  ]

  @Test("A refused presentation or dismissal is reported and never completes", arguments: refusals)
  func refused(_ row: Row) async {
    let device = Device()
    let (stack, screens) = await device.showStack(["A", "B"])
    var completed = false
    row.present(device, stack, screens) { completed = true }
    await device.settle()
    let isException = row.kind == "NSInvalidArgumentException"
    #expect(
      device.log.diagnostics == [UIDiagnostic(kind: row.kind, message: row.message, isException: isException)])
    #expect(!completed && !device.application.isBusy)
  }
}
