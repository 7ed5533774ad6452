import NavbridgeRuntime
import NavbridgeTestSupport
import Testing

@testable import HeadlessUIKit

/// How a search bar begins that hides while content scrolls (uikit-behaviour §2).
@MainQueue
@Suite("The beginning of a search bar")
struct SearchBarBeginningTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var hides = true
    var isLarge = false
    /// Nil for content that does not scroll.
    var behavior: UIScrollView.ContentInsetAdjustmentBehavior? = .automatic
    /// True if another view lies before the scroll view.
    var isSecond = false
    let shows: Bool
  }

  nonisolated static let rows = [
    Row(testDescription: "hides below a small title", shows: false),
    Row(testDescription: "hides over content that adjusts always", behavior: .always, shows: false),
    Row(testDescription: "shows below a large title", isLarge: true, shows: true),
    Row(testDescription: "shows if it does not hide", hides: false, shows: true),
    Row(testDescription: "shows over content that does not scroll", behavior: nil, shows: true),
    Row(testDescription: "shows over content whose insets UIKit leaves", behavior: .never, shows: true),
    Row(testDescription: "shows over content that is not the first view", isSecond: true, shows: true),
  ]

  /// A screen with a search bar on top of a stack that was shown before.
  private func push(_ row: Row) async -> (
    device: Device, stack: UINavigationController, item: UINavigationItem, scroll: UIScrollView
  ) {
    let device = Device()
    let stack = UINavigationController(rootViewController: UIViewController())
    stack.navigationBar.prefersLargeTitles = row.isLarge
    await device.show(stack)
    let controller = UIViewController()
    let scroll = UIScrollView()
    scroll.contentSize = CGSize(width: 100, height: 5_000)
    if row.isSecond { controller.view.addSubview(UIView()) }
    if let behavior = row.behavior {
      scroll.contentInsetAdjustmentBehavior = behavior
      controller.view.addSubview(scroll)
    }
    let item = controller.navigationItem
    item.searchController = UISearchController()
    item.hidesSearchBarWhenScrolling = row.hides
    item.largeTitleDisplayMode = row.isLarge ? .always : .never
    stack.pushViewController(controller, animated: false)
    await device.settle()
    return (device, stack, item, scroll)
  }

  @Test("The beginning of a search bar depends on its title and on the content below", arguments: rows)
  func begins(_ row: Row) async {
    let (_, stack, item, _) = await push(row)
    #expect(item.showsSearchBar == row.shows)
    #expect(stack.navigationBar.frame.height == 44 + (row.isLarge ? 52 : 0) + (row.shows ? 52 : 0))
  }

  @Test("The beginning of a search bar without room ends as a finger pulls the content down, and does not come again")
  func pulled() async {
    let (device, stack, item, scroll) = await push(Row(testDescription: "", shows: false))
    scroll.frame = CGRect(x: 0, y: 0, width: 400, height: 800)
    await device.settle()
    let rest = -scroll.adjustedContentInset.top
    scroll.contentOffset = CGPoint(x: 0, y: rest - 1)
    await device.settle()
    #expect(item.showsSearchBar)
    // A screen above that goes again leaves the bar as it was.
    stack.pushViewController(UIViewController(), animated: false)
    await device.settle()
    stack.popViewController(animated: false)
    await device.settle()
    #expect(item.showsSearchBar)
  }

  @Test("The beginning of a search bar that comes to a screen which was shown before is with its room")
  func later() async {
    let (device, stack, item, scroll) = await push(Row(testDescription: "", shows: false))
    let controller = UIViewController()
    controller.view.addSubview(UIScrollView())
    stack.pushViewController(controller, animated: false)
    await device.settle()
    controller.navigationItem.searchController = UISearchController()
    await device.settle()
    #expect(controller.navigationItem.showsSearchBar && !item.showsSearchBar)
    _ = scroll
  }
}
