import HeadlessUIKit
import NativeSide
import NavbridgeLayoutGuides
import NavbridgeRuntime
import Testing

/// layout-guides §6, §7 and §11: the controller whose guides apply to a view, and the part of them that applies.
@MainQueue @Suite("The lookup of layout guides")
struct LayoutGuideLookupTests {
  private let anyInsets = UIEdgeInsets(top: 91, left: 0, bottom: 83, right: 0)

  @Test("The lookup of layout guides finds the innermost controller whose view contains the view")
  func controllers() async throws {
    let phone = try Phone()
    let sample = try await phone.showSample()
    #expect(sample.screen.view.dcfViewController === sample.screen)
    #expect(sample.scroll.scrollContentView.dcfViewController === sample.screen)
    let item = UIView()
    sample.stack.navigationBar.addSubview(item)
    #expect(item.dcfViewController === sample.stack)
    #expect(sample.tabs.tabBar.dcfViewController === sample.tabs)
    let overlay = UIWindow(application: phone.application)
    let (root, inOverlay) = (UIViewController(), UIView())
    root.view.addSubview(inOverlay)
    overlay.rootViewController = root
    overlay.isHidden = false
    #expect(inOverlay.dcfViewController === root)
    #expect(UIView().dcfViewController == nil)
  }

  @Test("The lookup of layout guides finds a child controller rather than its parent")
  func nested() async throws {
    let phone = try Phone()
    let (outer, inner, view) = (UIViewController(), DCFWrapperViewController(contentView: UIView()), UIView())
    outer.addChild(inner)
    outer.view.addSubview(inner.view)
    inner.contentView.addSubview(view)
    await phone.show(outer)
    #expect(view.dcfViewController === inner && inner.view.dcfViewController === inner)
  }

  @Test(
    "The lookup of layout guides returns the guides of a wrapper as insets, and no side insets on a phone in landscape")
  func wrapper() async throws {
    let phone = try Phone()
    let sample = try await phone.showSample()
    let deep = UIView(frame: CGRect(x: 0, y: 200, width: 10, height: 10))
    sample.screen.contentView.addSubview(deep)
    #expect(UIView.contentInsets(for: deep) == anyInsets && UIView.contentInsets(for: sample.scroll) == anyInsets)
    phone.application.rotate(to: .landscapeLeft)
    await phone.settle()
    #expect(sample.screen.safeAreaInsets.left == 47)
    #expect(UIView.contentInsets(for: deep) == UIEdgeInsets(top: 32, left: 0, bottom: 53, right: 0))
  }

  @Test(
    """
    The lookup of layout guides uses the guides that a wrapper provides by protocol rather than UIKit's, also \
    between layout passes
    """)
  func betweenPasses() async throws {
    let phone = try Phone()
    let sample = try await phone.showSample()
    sample.stack.isNavigationBarHidden = true
    #expect(sample.screen.topLayoutGuide.length == 47)
    #expect(UIView.contentInsets(for: sample.scroll).top == 91)
    await phone.settle()
    #expect(UIView.contentInsets(for: sample.scroll).top == 47)
  }

  @Test("The lookup of layout guides returns the guides of a plain controller, and no insets without a controller")
  func others() async throws {
    let phone = try Phone()
    let (plain, view) = (UIViewController(), UIView())
    plain.view.addSubview(view)
    #expect(UIView.contentInsets(for: view) == .zero)
    await phone.show(UINavigationController(rootViewController: plain))
    #expect(UIView.contentInsets(for: view) == UIEdgeInsets(top: 91, left: 0, bottom: 34, right: 0))
    #expect(UIView.contentInsets(for: UIView()) == .zero)
  }

  @Test("The lookup of layout guides returns the exact guides that a custom controller provides by protocol")
  func ownController() async throws {
    let phone = try Phone()
    let (controller, scroll) = (FixedGuides(), DCFScrollView())
    controller.view.addSubview(scroll)
    await phone.show(UINavigationController(rootViewController: controller))
    scroll.refreshContentInset()
    #expect(UIView.contentInsets(for: scroll) == UIEdgeInsets(top: 12, left: 0, bottom: 34, right: 0))
    #expect(scroll.scrollView.contentInset == UIEdgeInsets(top: 12, left: 0, bottom: 34, right: 0))
  }

  @Test("The lookup of layout guides returns only the part of the guides that overlaps the view's host")
  func doubleInset() async throws {
    let phone = try Phone()
    let (screen, host, scroll) = (UIViewController(), UIView(), DCFScrollView())
    screen.view.addSubview(host)
    host.addSubview(scroll)
    await phone.show(UINavigationController(rootViewController: screen))
    host.frame = CGRect(x: 0, y: 91, width: 390, height: 844 - 91 - 34)
    #expect(UIView.contentInsets(for: scroll) == .zero)
    // The view lies behind the top bar only, and begins in the middle of it.
    host.frame = CGRect(x: 0, y: 0, width: 390, height: 844 - 34)
    #expect(UIView.contentInsets(for: scroll) == UIEdgeInsets(top: 91, left: 0, bottom: 0, right: 0))
    host.frame = CGRect(x: 0, y: 60, width: 390, height: 784)
    #expect(UIView.contentInsets(for: scroll) == UIEdgeInsets(top: 31, left: 0, bottom: 34, right: 0))
  }
}
