import HeadlessUIKit
import NavbridgeRuntime
import Testing

@MainQueue @Suite struct ViewTests {
  @Test("Subviews keep their order, and a view has one superview")
  func hierarchy() {
    let (a, b, c, other) = (UIView(), UIView(), UIView(), UIView())
    let parent = UIView()
    parent.addSubview(a)
    parent.addSubview(b)
    parent.insertSubview(c, at: 1)
    #expect(parent.subviews.isSame(as: [a, c, b]))
    parent.addSubview(a)
    #expect(parent.subviews.isSame(as: [c, b, a]))
    other.addSubview(c)
    #expect(c.superview === other && parent.subviews.count == 2)
    b.removeFromSuperview()
    #expect(b.superview == nil && parent.subviews.isSame(as: [a]))
    #expect(a.isDescendant(of: parent) && !c.isDescendant(of: parent))
  }

  @Test("The bounds take their size from the frame")
  func bounds() {
    let view = UIView(frame: CGRect(x: 5, y: 6, width: 7, height: 8))
    #expect(view.bounds == CGRect(x: 0, y: 0, width: 7, height: 8))
    view.bounds = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(view.frame == CGRect(x: 5, y: 6, width: 3, height: 4))
    #expect(view.bounds.origin == CGPoint(x: 1, y: 2))
  }

  @Test("Changes of views are counted while the views are in a window")
  func changes() {
    let device = Device()
    let view = UIView()
    let before = device.application.changes
    view.isHidden = true
    #expect(device.application.changes == before)
    device.window.addSubview(view)
    #expect(device.application.changes == before + 1)
    view.isHidden = false
    view.isHidden = false
    #expect(device.application.changes == before + 2)
    view.removeFromSuperview()
    #expect(device.application.changes == before + 3)
  }
}
