import HeadlessUIKit
import NavbridgeRuntime
import Testing

@testable import NativeSide
@testable import NavbridgeLayoutGuides

/// layout-guides §9.
@MainQueue @Suite("A DCFScrollView")
struct DCFScrollViewTests {
  private func scrollView(content: CGSize = CGSize(width: 100, height: 1000)) -> DCFScrollView {
    let view = DCFScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
    view.scrollContentView.frame = CGRect(origin: CGPoint(x: 9, y: 9), size: content)
    return view
  }

  @Test("A DCFScrollView adjusts its insets automatically by default, and disables UIKit's adjustment")
  func defaults() {
    let view = scrollView()
    #expect((view as UIView) is any DCFAutoInsetsProtocol && view.automaticallyAdjustContentInsets)
    #expect(view.scrollView.contentInsetAdjustmentBehavior == .never && !view.scrollView.delaysContentTouches)
    #expect(view.scrollView.frame == view.bounds && view.scrollContentView.frame.origin == .zero)
    #expect(view.scrollView.contentSize == CGSize(width: 100, height: 1000))
  }

  @Test("A DCFScrollView adds its base inset to the automatic insets, which can be switched off and on")
  func baseInset() async throws {
    let phone = try Phone()
    let sample = try await phone.showSample()
    sample.scroll.contentInset.top = 10
    #expect(sample.inset == [101, 83] && sample.offset == -91)
    sample.scroll.automaticallyAdjustContentInsets = false
    #expect(sample.inset == [10, 0] && sample.offset == 0)
    sample.scroll.automaticallyAdjustContentInsets = true
    #expect(sample.inset == [101, 83] && sample.offset == -91)
  }

  @Test("A DCFScrollView updates its insets on a manual refresh")
  func byHand() async throws {
    let phone = try Phone()
    let sample = try await phone.showSample()
    sample.scroll.scrollView.contentInset = .zero
    sample.scroll.scrollView.contentOffset.y = 0
    sample.scroll.refreshContentInset()
    #expect(sample.inset == [91, 83] && sample.offset == -91)
    #expect(
      phone.log.lines == [
        "refresh by byHand", "read 91/83 of DCFWrapperViewController by protocol", "inset 91/83",
      ])
  }

  @Test("A DCFScrollView forwards its bounce, paging, scroll and indicator flags, and keeps its offset")
  func setters() {
    let view = scrollView()
    view.scrollView.contentOffset.y = -30
    view.isScrollEnabled = false
    view.bounces = false
    view.isPagingEnabled = true
    view.showsVerticalScrollIndicator = false
    view.showsHorizontalScrollIndicator = false
    let inner = view.scrollView
    #expect(!inner.isScrollEnabled && !inner.bounces && inner.isPagingEnabled)
    #expect(!inner.showsVerticalScrollIndicator && !inner.showsHorizontalScrollIndicator)
    #expect(inner.contentOffset.y == -30)
  }

  @Test("A DCFScrollView emits scroll events no more often than its throttle admits")
  func scrollEvents() {
    let view = scrollView()
    var kinds: [DCFScrollEvent.Kind] = []
    view.onEvent = { kinds.append($0.kind) }
    view.scrollEventThrottle = 16
    for y in 1...3 { view.scrollView.contentOffset.y = Double(y) }
    view.scrollToPosition(CGPoint(x: 0, y: 9), animated: false)
    // The clock does not advance: only the first event of the drags is sent, and the event of the requested scroll.
    #expect(kinds == [.onScroll, .onScroll])
  }

  @Test("A DCFScrollView has its insets as soon as it is added to a visible screen")
  func onCreation() async throws {
    let phone = try Phone()
    let sample = try await phone.showSample()
    let late = DCFScrollView()
    sample.screen.contentView.addSubview(late)
    #expect(UIView.contentInsets(for: late) == UIEdgeInsets(top: 91, left: 0, bottom: 83, right: 0))
    #expect(late.scrollView.contentInset.top == 91)
  }

  @Test("A DCFScrollView keeps an offset within its range when its frame changes, and limits an offset beyond it")
  func frameChange() {
    let view = scrollView()
    view.contentInset.top = 91
    view.scrollView.contentOffset.y = -91
    view.frame.size = CGSize(width: 200, height: 100)
    #expect(view.scrollView.contentOffset.y == -91 && view.scrollView.frame == view.bounds)
    view.scrollView.contentOffset.y = 900
    view.frame.size.height = 300
    #expect(view.scrollView.contentOffset.y == 700)
    let empty = DCFScrollView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    empty.scrollView.contentOffset.y = 50
    empty.frame.size.height = 20
    #expect(empty.scrollView.contentOffset.y == 50)
  }

  @Test("A DCFScrollView adjusts its offset as the content shrinks: before the start, beyond the end and in between")
  func shrinking() {
    let axis = ContentShrinkage(viewport: 200, before: 50, behind: 20)
    let cases: [(offset: Double, old: Double, new: Double, expected: Double)] = [
      (-80, 1000, 300, -80), (300, 1000, 600, 300), (700, 1000, 600, 420), (830, 1000, 600, 430),
      (0, 1000, 100, -50), (-20, 1000, 100, -50), (40, 0, 500, 0), (40, 500, 900, 40), (40, 0, 0, 40),
    ]
    for row in cases { #expect(axis.offset(from: row.offset, old: row.old, new: row.new) == row.expected) }
    let view = scrollView()
    view.scrollView.contentOffset.y = 800
    view.scrollContentView.frame.size.height = 500
    #expect(view.scrollView.contentOffset.y == 300)
  }

  @Test("A DCFScrollView centres small content if `centerContent` is set")
  func centred() {
    let view = scrollView(content: CGSize(width: 40, height: 100))
    view.centerContent = true
    #expect(view.scrollView.contentOffset == CGPoint(x: -30, y: -50))
    view.scrollView.contentOffset = CGPoint(x: 5, y: 5)
    #expect(view.scrollView.contentOffset == CGPoint(x: -30, y: -50))
  }

  @Test("A DCFScrollView scrolls on command to a position, to 0 and to the end above the bottom inset")
  func commands() {
    let view = scrollView()
    view.contentInset = UIEdgeInsets(top: 30, left: 0, bottom: 40, right: 0)
    view.scrollToBottom(animated: false)
    #expect(view.scrollView.contentOffset.y == 840)
    view.scrollToTop(animated: false)
    #expect(view.scrollView.contentOffset.y == 0)
    view.scrollToPosition(CGPoint(x: 3, y: 77), animated: false)
    #expect(view.scrollView.contentOffset == CGPoint(x: 3, y: 77))
    view.flashScrollIndicators()
    #expect(view.scrollView.indicatorFlashes == 1)
  }

  @Test("A DCFScrollView emits the events of a drag from its start to its end")
  func events() {
    let view = scrollView()
    var received: [DCFScrollEvent] = []
    view.onEvent = { received.append($0) }
    #expect(view.scrollView.drag(to: CGPoint(x: 0, y: 50)))
    #expect(received.map(\.kind) == [.onScrollBeginDrag, .onScroll, .onScroll, .onScrollEndDrag])
    #expect(received.last?.willDecelerate == false && received.last?.contentOffset.y == 50)
    #expect(received.last?.layoutMeasurement == CGSize(width: 100, height: 200) && received.last?.zoomScale == 1)
    received = []
    #expect(view.scrollView.drag(to: CGPoint(x: 0, y: -40)))
    #expect(received.last?.kind == .onMomentumScrollEnd && received.last?.contentOffset.y == 0)
    #expect(received.first { $0.kind == .onScrollEndDrag }?.willDecelerate == true)
    view.scrollView.isScrollEnabled = false
    #expect(!view.scrollView.drag(to: .zero))
  }

  @Test("A DCFScrollView throttles scroll events by its interval, and always emits the first one")
  func throttle() {
    var throttle = ScrollEventThrottle()
    func admitted(at times: [Double]) -> [Bool] {
      times.map { time in throttle.admits(at: .milliseconds(time)) }
    }
    #expect(admitted(at: [0, 1, 2]) == [true, false, false])
    throttle.letNextThrough()
    #expect(admitted(at: [3]) == [true])
    throttle.interval = 16
    #expect(admitted(at: [10, 15, 20, 30, 36, 60]) == [false, false, true, false, true, true])
  }

  @Test("A DCFScrollView emits the end of an animated scroll when the animation has ended")
  func animated() async throws {
    let phone = try Phone()
    let sample = try await phone.showSample()
    var kinds: [DCFScrollEvent.Kind] = []
    sample.scroll.onEvent = { kinds.append($0.kind) }
    sample.scroll.scrollToPosition(CGPoint(x: 0, y: 400), animated: true)
    #expect(sample.offset == 400 && kinds == [.onScroll])
    await phone.settle()
    #expect(kinds == [.onScroll, .onMomentumScrollEnd])
  }

  @Test("A DCFScrollView starts at the leading edge in a right-to-left layout")
  func rightToLeft() async throws {
    let phone = try Phone()
    phone.application.userInterfaceLayoutDirection = .rightToLeft
    let sample = try await phone.showSample()
    sample.scroll.scrollContentView.frame = CGRect(x: 0, y: 0, width: 300, height: 5000)
    #expect(sample.scroll.scrollContentView.frame.x == 90)
    sample.scroll.scrollContentView.frame = CGRect(x: 0, y: 0, width: 600, height: 5000)
    #expect(sample.scroll.scrollContentView.frame.x == 0)
  }
}
