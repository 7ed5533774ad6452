import HeadlessUIKit
import NavbridgeRuntime
import Testing

/// The view that a touch reaches (uikit-behaviour §6).
@MainQueue @Suite struct HitTests {
  /// A window that takes only the touches that its content takes.
  final class PassThroughWindow: UIWindow {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
      let hit = super.hitTest(point, with: event)
      return hit === self || hit === rootViewController?.view ? nil : hit
    }
  }

  @Test("A touch goes to the frontmost window, and to the next one where that window passes it through")
  func windows() async {
    let device = Device()
    let a = device.screen("A")
    await device.show(a)
    let front = PassThroughWindow(application: device.application)
    let root = UIViewController()
    let button = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 50))
    root.view.addSubview(button)
    front.rootViewController = root
    #expect(hit(device, 20, 20) === a.view)
    front.isHidden = false
    #expect(hit(device, 20, 20) === button && hit(device, 5, 5) === a.view)
    device.window.windowLevel = 1
    #expect(hit(device, 20, 20) === a.view)
    device.window.windowLevel = -1
    #expect(hit(device, 20, 20) === button && hit(device, 500, 20) == nil)
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let change: @MainQueue @Sendable (UIView) -> Void
  }

  nonisolated static let rows: [Row] = [
    Row(testDescription: "hidden") { $0.isHidden = true },
    Row(testDescription: "transparent") { $0.alpha = 0.005 },
    Row(testDescription: "without interaction") { $0.isUserInteractionEnabled = false },
    Row(testDescription: "elsewhere") { $0.frame = CGRect(x: 200, y: 0, width: 100, height: 100) },
  ]

  @Test(
    "A hidden, transparent, disabled or distant view receives no touches, and neither do its subviews", arguments: rows)
  func passes(_ row: Row) async {
    let device = Device()
    let a = device.screen("A")
    await device.show(a)
    let (outer, inner) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), UIView())
    inner.frame = CGRect(x: 10, y: 10, width: 10, height: 10)
    outer.addSubview(inner)
    a.view.addSubview(outer)
    #expect(hit(device, 15, 15) === inner && hit(device, 50, 50) === outer)
    row.change(outer)
    #expect(hit(device, 15, 15) === a.view)
  }

  @Test("Points are converted through frames and scrolled bounds")
  func conversion() async {
    let device = Device()
    let (outer, inner) = (UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100)), UIView())
    device.window.addSubview(outer)
    outer.addSubview(inner)
    outer.bounds.origin = CGPoint(x: 5, y: 5)
    inner.frame = CGRect(x: 30, y: 30, width: 40, height: 40)
    #expect(inner.convert(CGPoint(x: 1, y: 1), to: nil) == CGPoint(x: 36, y: 46))
    #expect(inner.convert(inner.bounds, to: outer) == inner.frame)
    device.window.isHidden = false
    #expect(hit(device, 36, 46) === inner && hit(device, 34, 44) === outer)
  }

  @Test("A sheet receives the touches beside it, and a custom presentation passes them through")
  func presented() async {
    for (style, passes) in [(UIModalPresentationStyle.pageSheet, false), (.custom, true)] {
      let device = Device()
      let (a, b) = (device.screen("A"), device.screen("B"))
      await device.show(a)
      b.modalPresentationStyle = style
      a.present(b, animated: false)
      b.view.frame = CGRect(x: 0, y: 500, width: 440, height: 456)
      #expect(hit(device, 10, 600) === b.view)
      #expect((hit(device, 10, 10) === a.view) == passes)
    }
  }

  private func hit(_ device: Device, _ x: Double, _ y: Double) -> UIView? {
    device.application.hitTest(CGPoint(x: x, y: y))
  }
}
