import HeadlessUIKit
import NativeSide
import NavbridgeLayoutGuides
import NavbridgeRuntime
import Testing

/// layout-guides §10: the triggers that change the guides, on the reference phone.
@MainQueue @Suite("The layout guides")
struct TriggerTests {
  struct Trigger: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let pair: [Double]
    let pull: @MainQueue @Sendable (Phone, Phone.Sample) -> Void

    init(_ name: String, _ pair: [Double], _ pull: @escaping @MainQueue @Sendable (Phone, Phone.Sample) -> Void) {
      testDescription = name
      self.pair = pair
      self.pull = pull
    }
  }

  private nonisolated static let triggers = [
    Trigger("navigation bar hidden", [47, 83]) { $1.stack.isNavigationBarHidden = true },
    Trigger("large title on", [143, 83]) { $1.stack.navigationBar.prefersLargeTitles = true },
    Trigger("search bar shown", [143, 83]) { $1.screen.navigationItem.searchController = UISearchController() },
    Trigger("rotated to landscape", [32, 53]) { phone, _ in phone.application.rotate(to: .landscapeLeft) },
    Trigger("tab bar hidden", [91, 34]) { $1.tabs.tabBar.isHidden = true },
    Trigger("bar made opaque, not extended under it", [0, 83]) { $1.stack.navigationBar.isTranslucent = false },
    Trigger("tab bar made opaque, not extended under it", [91, 0]) { $1.tabs.tabBar.isTranslucent = false },
    Trigger("no extended edges", [0, 0]) { $1.screen.edgesForExtendedLayout = [] },
    Trigger("additional safe area insets", [101, 83]) {
      $1.screen.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0)
    },
  ]

  @Test(
    "The layout guides change once for each trigger, and the scroll view's insets and content at rest follow",
    arguments: triggers)
  func trigger(_ trigger: Trigger) async throws {
    let phone = try Phone()
    let sample = try await phone.showSample()
    #expect(sample.pair == [91, 83] && sample.inset == [91, 83] && sample.offset == -91)
    trigger.pull(phone, sample)
    await phone.settle()
    #expect(sample.pair == trigger.pair && sample.inset == trigger.pair && sample.offset == -trigger.pair[0])
    #expect(phone.log.lines.count { $0.hasPrefix("guides 91/83") } == 1 && phone.log.refreshes == 1)
  }

  @Test("The layout guides update the scroll view in order: layout pass, discovery, refresh, insets")
  func flow() async throws {
    let phone = try Phone()
    let sample = try await phone.showSample()
    sample.stack.isNavigationBarHidden = true
    await phone.settle()
    #expect(
      phone.log.lines == [
        "guides 91/83 to 47/83", "found", "refresh by layoutPass",
        "read 47/83 of DCFWrapperViewController by protocol", "inset 47/83",
      ])
  }

  @Test(
    "The layout guides change back after two rotations, with the scroll position restored", arguments: [-91.0, 0, 300])
  func thereAndBack(_ start: Double) async throws {
    let phone = try Phone()
    let sample = try await phone.showSample()
    sample.scroll.scrollView.contentOffset.y = start
    phone.application.rotate(to: .landscapeLeft)
    await phone.settle()
    #expect(sample.pair == [32, 53] && sample.offset == start + 59)
    phone.application.rotate(to: .portrait)
    await phone.settle()
    #expect(sample.pair == [91, 83] && sample.inset == [91, 83] && sample.offset == start)
    #expect(phone.log.refreshes == 2)
  }

  @Test("The layout guides change when a large title collapses in a scroll, and when it returns")
  func collapse() async throws {
    let phone = try Phone()
    let sample = try await phone.showSample()
    sample.stack.navigationBar.prefersLargeTitles = true
    await phone.settle()
    #expect(sample.pair == [143, 83] && sample.stack.navigationBar.displaysLargeTitle)
    sample.scroll.scrollView.drag(to: CGPoint(x: 0, y: -143 + 60))
    await phone.settle()
    #expect(sample.pair == [91, 83] && !sample.stack.navigationBar.displaysLargeTitle)
    #expect(sample.offset == -91 + 60)
    sample.scroll.scrollView.drag(to: CGPoint(x: 0, y: -91))
    await phone.settle()
    #expect(sample.pair == [143, 83] && sample.offset == -143)
  }

  @Test("The layout guides change with the status bar only on a device without a notch")
  func statusBar() async throws {
    for (device, shown, hidden) in [("iPhone SE 2", [64.0, 49.0], [44.0, 49.0]), ("iPhone 14", [91, 83], [91, 83])] {
      let phone = try Phone(device)
      let sample = try await phone.showSample()
      #expect(sample.pair == shown)
      let preferences = NoStatusBar()
      sample.tabs.systemPreferences = preferences
      sample.tabs.setNeedsStatusBarAppearanceUpdate()
      await phone.settle()
      #expect(sample.pair == hidden && sample.inset == hidden)
      #expect(phone.log.refreshes == (shown == hidden ? 0 : 1))
    }
  }

  @Test("The layout guides of a pushed screen that hides the tab bar do not include the bar")
  func hidesBottomBar() async throws {
    let phone = try Phone()
    let sample = try await phone.showSample()
    let pushed = try phone.screen("third")
    pushed.hidesBottomBarWhenPushed = true
    sample.stack.pushViewController(pushed, animated: true)
    await phone.settle()
    #expect(pushed.currentGuides == LayoutGuidePair(top: 91, bottom: 34))
    sample.stack.popViewController(animated: true)
    await phone.settle()
    #expect(sample.pair == [91, 83] && sample.inset == [91, 83] && pushed.parent == nil)
  }

  @Test("The layout guides are unchanged after a cancelled swipe")
  func cancelledSwipe() async throws {
    let phone = try Phone()
    let sample = try await phone.showSample()
    sample.scroll.scrollView.contentOffset.y = 120
    #expect(sample.stack.beginInteractivePop())
    await phone.settle()
    sample.stack.endInteractivePop(complete: false)
    await phone.settle()
    #expect(sample.pair == [91, 83] && sample.inset == [91, 83] && sample.offset == 120)
  }

  @Test("The layout guides do not change for opaque bars if the screen extends under them")
  func extended() async throws {
    let phone = try Phone()
    let sample = try await phone.showSample()
    sample.screen.extendedLayoutIncludesOpaqueBars = true
    sample.stack.navigationBar.isTranslucent = false
    sample.tabs.tabBar.isTranslucent = false
    await phone.settle()
    #expect(sample.pair == [91, 83] && phone.log.refreshes == 0)
  }
}

@MainQueue
private final class NoStatusBar: UISystemPreferences {
  let prefersStatusBarHidden = true
  let preferredStatusBarStyle = UIStatusBarStyle.default
  let prefersHomeIndicatorAutoHidden = false
  let supportedInterfaceOrientations = UIInterfaceOrientationMask.all
}
