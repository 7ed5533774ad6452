import HeadlessUIKit
import NativeSide
import NavbridgeLayoutGuides
import NavbridgeRuntime
import Testing

/// layout-guides §8, with its table of worked figures.
@MainQueue @Suite("Adjusted insets")
struct AutoAdjustTests {
  /// A controller whose guide is set by hand.
  private final class Guided: UIViewController, DCFViewControllerProtocol {
    var top = 0.0
    var bottom = 0.0
    var currentTopLayoutGuide: any UILayoutSupport { UIFixedLayoutSupport(length: top) }
    var currentBottomLayoutGuide: any UILayoutSupport { UIFixedLayoutSupport(length: bottom) }
  }

  struct Row: Sendable, CustomTestStringConvertible {
    let inset, offset, guide, base: Double
    let isAutomatic, updates: Bool
    let newInset, newOffset: Double

    var testDescription: String { "\(inset), \(offset) with \(guide)/\(base)" }
  }

  // With one row a line the table can be compared with that of the reference.
  // swift-format-ignore
  private nonisolated static let rows = [
    Row(inset: 0, offset: 0, guide: 64, base: 0, isAutomatic: true, updates: true, newInset: 64, newOffset: -64),
    Row(inset: 64, offset: -64, guide: 20, base: 0, isAutomatic: true, updates: true, newInset: 20, newOffset: -20),
    Row(inset: 64, offset: 300, guide: 20, base: 0, isAutomatic: true, updates: true, newInset: 20, newOffset: 344),
    Row(inset: 64, offset: 300, guide: 116, base: 0, isAutomatic: true, updates: true, newInset: 116, newOffset: 248),
    Row(inset: 0, offset: 0, guide: 91, base: 10, isAutomatic: true, updates: true, newInset: 101, newOffset: -101),
    Row(inset: 91, offset: -91, guide: 91, base: 10, isAutomatic: true, updates: false, newInset: 101, newOffset: -91),
    Row(inset: 91, offset: -91, guide: 91, base: 10, isAutomatic: false, updates: true, newInset: 10, newOffset: -10),
  ]

  @Test("Adjusted insets match the table for a custom view, and a second adjustment changes nothing", arguments: rows)
  func table(_ row: Row) {
    let (controller, parent) = (Guided(), CountingView())
    let (inner, other) = (UIScrollView(), UIScrollView())
    controller.top = row.guide
    controller.view.addSubview(parent)
    parent.addSubview(inner)
    parent.addSubview(other)
    inner.contentInset.top = row.inset
    inner.contentOffset = CGPoint(x: 7, y: row.offset)
    parent.contentInset.top = row.base
    parent.automaticallyAdjustContentInsets = row.isAutomatic
    for _ in 0..<2 {
      UIView.autoAdjustInsets(for: parent, with: inner, updateOffset: row.updates)
      #expect(inner.contentInset.top == row.newInset && inner.scrollIndicatorInsets == inner.contentInset)
      #expect(inner.contentOffset == CGPoint(x: 7, y: row.newOffset))
    }
    #expect(other.contentInset == .zero && other.contentOffset == .zero)
  }

  @Test("Adjusted insets keep all four edges of the base, and add the guides at the top and at the bottom")
  func edges() {
    let (controller, parent, inner) = (Guided(), CountingView(), UIScrollView())
    (controller.top, controller.bottom) = (91, 83)
    controller.view.addSubview(parent)
    parent.contentInset = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    UIView.autoAdjustInsets(for: parent, with: inner, updateOffset: true)
    #expect(inner.contentInset == UIEdgeInsets(top: 92, left: 2, bottom: 86, right: 4))
    parent.automaticallyAdjustContentInsets = false
    UIView.autoAdjustInsets(for: parent, with: inner, updateOffset: true)
    #expect(inner.contentInset == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
  }

  @Test("Adjusted insets leave the content at its place on the screen through random changes", arguments: 0..<20)
  func conservation(_ seed: Int) {
    var numbers = SeededGenerator(seed: UInt64(seed))
    let (controller, parent, inner) = (Guided(), CountingView(), UIScrollView())
    controller.view.addSubview(parent)
    inner.contentOffset.y = Double(numbers.below(500))
    let sum = inner.contentOffset.y + inner.contentInset.top
    for _ in 0..<50 {
      controller.top = Double(numbers.below(150))
      controller.bottom = Double(numbers.below(90))
      parent.contentInset.top = Double(numbers.below(40))
      parent.automaticallyAdjustContentInsets = numbers.below(4) > 0
      UIView.autoAdjustInsets(for: parent, with: inner, updateOffset: true)
      #expect(inner.contentOffset.y + inner.contentInset.top == sum)
    }
  }
}
