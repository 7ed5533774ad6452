import HeadlessUIKit
import Shared
import Testing

@MainQueue @Suite("A view hears")
struct MoveToWindowTests {
  private final class Hearing: UIView {
    var windows: [Bool] = []
    override func didMoveToWindow() { windows.append(window != nil) }
  }

  @Test("that it comes into a window and leaves it, alone or with what holds it, and not of moves inside")
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
}
