import HeadlessUIKit
import NavbridgeRuntime
import Testing

@MainQueue @Suite("A view's autoresizing mask")
struct AutoresizingTests {
  struct Row: Sendable {
    let mask: UIView.AutoresizingMask
    let x, width: Double
  }

  /// The view lies at 10 and is 20 wide. Its superview grows from 100 to 160.
  @Test(
    "A view's autoresizing mask distributes the growth of the superview",
    arguments: [
      Row(mask: [], x: 10, width: 20), Row(mask: .flexibleWidth, x: 10, width: 80),
      Row(mask: .flexibleLeftMargin, x: 70, width: 20), Row(mask: .flexibleRightMargin, x: 10, width: 20),
      Row(mask: [.flexibleLeftMargin, .flexibleRightMargin], x: 40, width: 20),
      Row(mask: [.flexibleWidth, .flexibleLeftMargin, .flexibleRightMargin], x: 30, width: 40),
      Row(mask: .flexibleHeight, x: 10, width: 20),
    ])
  func growth(_ row: Row) {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 10, y: 0, width: 20, height: 20))
    inner.autoresizingMask = row.mask
    outer.addSubview(inner)
    outer.frame.size.width = 160
    #expect(inner.frame == CGRect(x: row.x, y: 0, width: row.width, height: 20))
  }

  @Test("A view's autoresizing mask also applies when the superview shrinks, down to a size of zero")
  func shrinking() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    outer.addSubview(inner)
    outer.frame.size = CGSize(width: 40, height: 20)
    #expect(inner.frame.size == CGSize(width: 40, height: 0))
  }
}
