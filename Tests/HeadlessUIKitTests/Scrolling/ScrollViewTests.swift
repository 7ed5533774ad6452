import HeadlessUIKit
import NavbridgeRuntime
import NavbridgeTestSupport
import Testing

@MainQueue @Suite("A scroll view")
struct ScrollViewTests {
  private func show(_ scroll: UIScrollView) async -> (Device, UINavigationController, UIViewController) {
    let device = Device(screen: UIScreen(UIDevice.named("iPhone 14")!))
    let controller = UIViewController()
    scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scroll.frame = controller.view.bounds
    controller.view.addSubview(scroll)
    let stack = UINavigationController(rootViewController: controller)
    await device.show(stack)
    return (device, stack, controller)
  }

  @Test("A scroll view is inset by UIKit as its behaviour requires, and content at rest stays at rest")
  func adjusted() async {
    let behaviours: [(UIScrollView.ContentInsetAdjustmentBehavior, Double)] = [
      (.automatic, 91), (.scrollableAxes, 0), (.never, 0), (.always, 91),
    ]
    for (behaviour, top) in behaviours {
      let scroll = UIScrollView()
      scroll.contentInsetAdjustmentBehavior = behaviour
      let (device, stack, _) = await show(scroll)
      #expect(scroll.adjustedContentInset.top == top && scroll.contentOffset.y == -top)
      stack.isNavigationBarHidden = true
      await device.settle()
      #expect(scroll.adjustedContentInset.top == min(top, 47) && scroll.contentOffset.y == -min(top, 47))
      #expect(scroll.contentInset == .zero)
    }
  }

  @Test(
    "A scroll view is not inset if its controller forbids it, nor with `scrollableAxes` unless its content scrolls")
  func leftAlone() async {
    let scroll = UIScrollView()
    let (device, _, controller) = await show(scroll)
    controller.automaticallyAdjustsScrollViewInsets = false
    #expect(scroll.adjustedContentInset == .zero)
    scroll.contentInsetAdjustmentBehavior = .scrollableAxes
    scroll.contentSize = CGSize(width: 10, height: 5000)
    await device.settle()
    #expect(scroll.adjustedContentInset == UIEdgeInsets(top: 91, left: 0, bottom: 34, right: 0))
  }

  @Test("A scroll view moves its subviews with its offset, also for touches")
  func moves() async {
    let scroll = UIScrollView()
    scroll.contentInsetAdjustmentBehavior = .never
    let (device, _, _) = await show(scroll)
    let button = UIButton(frame: CGRect(x: 0, y: 600, width: 50, height: 50))
    scroll.addSubview(button)
    scroll.contentOffset = CGPoint(x: 0, y: 400)
    #expect(button.convert(CGPoint.zero, to: nil) == CGPoint(x: 0, y: 200))
    #expect(device.application.hitTest(CGPoint(x: 10, y: 210)) === button)
  }

  /// Records after each drag if the content decelerates.
  private final class Listener: UIScrollViewDelegate {
    var decelerates: [Bool] = []

    func scrollViewDidEndDragging(_: UIScrollView, willDecelerate decelerate: Bool) { decelerates.append(decelerate) }
  }

  @Test("A scroll view returns to its range after a drag beyond it if it bounces, and stops at the edge otherwise")
  func drags() {
    let listener = Listener()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scroll.contentSize = CGSize(width: 100, height: 300)
    scroll.contentInset = UIEdgeInsets(top: 10, left: 0, bottom: 20, right: 0)
    scroll.delegate = listener
    for bounces in [true, false] {
      scroll.bounces = bounces
      #expect(scroll.drag(to: CGPoint(x: 0, y: 900)) && scroll.contentOffset.y == 220)
      #expect(scroll.drag(to: CGPoint(x: 0, y: -900)) && scroll.contentOffset.y == -10)
    }
    #expect(!scroll.isDragging && !scroll.isDecelerating && listener.decelerates == [true, true, false, false])
    scroll.isScrollEnabled = false
    #expect(!scroll.drag(to: .zero) && scroll.contentOffset.y == -10)
  }

  @Test("A scroll view makes room for a large title by its inset, and collapses and restores the title as it scrolls")
  func largeTitle() async {
    let scroll = UIScrollView()
    let (device, stack, _) = await show(scroll)
    scroll.contentSize = CGSize(width: 100, height: 5000)
    stack.navigationBar.prefersLargeTitles = true
    await device.settle()
    #expect(scroll.contentOffset.y == -143 && stack.navigationBar.displaysLargeTitle)
    scroll.drag(to: CGPoint(x: 0, y: -50))
    await device.settle()
    #expect(!stack.navigationBar.displaysLargeTitle && scroll.adjustedContentInset.top == 91)
    #expect(scroll.contentOffset.y == -50)
    scroll.contentOffset.y = -120
    await device.settle()
    #expect(stack.navigationBar.displaysLargeTitle && scroll.adjustedContentInset.top == 143)
    #expect(scroll.contentOffset.y == -120)
  }

  @Test("A scroll view that a finger lets go within a part of the bar goes on to the part's nearer end")
  func rests() async {
    let scroll = UIScrollView()
    let (device, bar, search, _) = await search(over: scroll, largeTitle: true)
    let listener = Listener()
    scroll.delegate = listener
    // The offset to which a finger drags, the one at which the content rests, and then the height of the bar.
    let drags: [(Double, Double, Double)] = [
      (-170, -195, 148), (-169, -143, 96), (-118, -143, 96), (-116, -91, 44), (300, 300, 44), (-116, -91, 44),
      (-118, -143, 96), (-168, -143, 96), (-172, -195, 148), (-300, -195, 148),
    ]
    for (offset, rest, height) in drags {
      scroll.drag(to: CGPoint(x: 0, y: offset))
      await device.settle()
      #expect(scroll.contentOffset.y == rest && bar.frame.height == height, "\(offset)")
      #expect(listener.decelerates.last == (offset != rest), "\(offset)")
    }
    // A search bar that keeps its room is no part that goes.
    search.hidesNavigationBarDuringPresentation = false
    search.isActive = true
    scroll.drag(to: CGPoint(x: 0, y: -170))
    await device.settle()
    #expect(scroll.contentOffset.y == -195 && bar.frame.height == 148)
  }

  private func search(
    over scroll: UIScrollView, largeTitle: Bool = false
  ) async -> (Device, UINavigationBar, UISearchController, UINavigationItem) {
    let (device, stack, controller) = await show(scroll)
    scroll.contentSize = CGSize(width: 100, height: 5000)
    stack.navigationBar.prefersLargeTitles = largeTitle
    let search = UISearchController()
    controller.navigationItem.searchController = search
    await device.settle()
    return (device, stack.navigationBar, search, controller.navigationItem)
  }

  @Test("A scroll view takes the room of a search bar as it scrolls, then that of a large title, and gives both back")
  func searchBar() async {
    let scroll = UIScrollView()
    let (device, bar, search, _) = await search(over: scroll, largeTitle: true)
    // The offset of the content, and then the height of the bar, that of the search bar, and the inset.
    let drags: [(Double, Double, Double, Double)] = [
      (-194, 148, 52, 195), (-143, 96, 0, 143), (-92, 96, 0, 143), (-91, 44, 0, 91), (0, 44, 0, 91), (-91, 44, 0, 91),
      (-92, 96, 0, 143), (-144, 148, 52, 195),
    ]
    for (offset, height, searchHeight, inset) in drags {
      scroll.contentOffset.y = offset
      await device.settle()
      #expect(bar.frame.height == height && search.searchBar.frame.height == searchHeight, "\(offset)")
      #expect(scroll.adjustedContentInset.top == inset && scroll.contentOffset.y == offset, "\(offset)")
    }
  }

  @Test("A scroll view returns to its top by a tap on the status bar, with all parts of the bar")
  func top() async {
    let scroll = UIScrollView()
    let (device, bar, _, _) = await search(over: scroll, largeTitle: true)
    scroll.drag(to: CGPoint(x: 0, y: 500))
    await device.settle()
    #expect(bar.frame.height == 44)
    scroll.scrollsToTop = false
    #expect(!scroll.scrollToTop())
    scroll.scrollsToTop = true
    #expect(scroll.scrollToTop())
    await device.settle()
    #expect(bar.frame.height == 148 && scroll.contentOffset.y == -195 && !scroll.scrollToTop())
  }

  @Test("A search bar keeps its room over a scroll view while a search runs, and if it does not hide")
  func searchBarStays() async {
    let scroll = UIScrollView()
    let (device, bar, search, item) = await search(over: scroll)
    search.hidesNavigationBarDuringPresentation = false
    scroll.drag(to: CGPoint(x: 0, y: 200))
    await device.settle()
    #expect(bar.frame.height == 44)
    // A search that the program begins shows the bar; the content may move meanwhile.
    for (isActive, offset, height) in [(true, 200.0, 96.0), (true, 900, 96), (false, 900, 44)] {
      search.isActive = isActive
      scroll.contentOffset.y = offset
      await device.settle()
      #expect(bar.frame.height == height && scroll.contentOffset.y == offset)
    }
    item.hidesSearchBarWhenScrolling = false
    bar.superview?.setNeedsLayout()
    await device.settle()
    #expect(bar.frame.height == 96)
  }
}
