import HeadlessUIKit
import NavbridgeRuntime
import NavbridgeTestSupport
import Testing

@MainQueue @Suite("A view")
struct MoveToWindowTests {
  private final class Hearing: UIView {
    var windows: [Bool] = []
    override func didMoveToWindow() { windows.append(window != nil) }
    /// The place of the view in the window at each call of `didMoveInWindow`.
    var places: [Double] = []
    override func didMoveInWindow() { places.append(convert(bounds, to: nil).x) }
  }

  @Test("A view receives didMoveToWindow when it or an ancestor enters or leaves the window, but not for moves inside")
  func moves() async {
    let device = Device()
    let (holder, other, view) = (UIView(), UIView(), Hearing())
    holder.addSubview(view)
    #expect(view.windows.isEmpty)
    device.window.addSubview(holder)
    device.window.addSubview(other)
    #expect(view.windows == [true])
    other.addSubview(view)
    #expect(view.windows == [true])
    other.removeFromSuperview()
    #expect(view.windows == [true, false])
    view.removeFromSuperview()
    device.window.addSubview(view)
    #expect(view.windows == [true, false, true])
  }

  @Test("A view receives didMoveInWindow in the layout pass after any of its ancestors moved")
  func movesOfOthers() async {
    let device = Device()
    await device.show(UIViewController())
    let (outer, inner, view) = (UIView(), UIView(), Hearing())
    outer.addSubview(inner)
    inner.addSubview(view)
    device.window.addSubview(outer)
    await device.settle()
    #expect(view.places == [0])
    view.places = []
    outer.frame.x = 5
    outer.frame.x = 10
    inner.bounds.x = 3
    #expect(view.places == [])
    await device.settle()
    #expect(Set(view.places) == [7])
    view.places = []
    device.window.addSubview(inner)
    await device.settle()
    #expect(Set(view.places) == [-3])
    view.places = []
    // A change of the view's own frame is made by its owner and is not reported, and a change of size moves nothing.
    view.frame.x = 1
    inner.frame.width = 50
    await device.settle()
    #expect(view.places == [])
  }
}
