import HeadlessUIKit
import NativeSide
import NavbridgeLayoutGuides
import NavbridgeRuntime
import Testing

/// layout-guides §6, §7 and §11: the controller whose guides apply to a view, and the part of them that applies.
@MainQueue @Suite("Of a view")
struct LayoutGuideLookupTests {
  private let anyInsets = UIEdgeInsets(top: 91, left: 0, bottom: 83, right: 0)

  @Test("the controller is the innermost whose view it lies in")
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

  @Test("the controller has children of its own in between")
  func nested() async throws {
    let phone = try Phone()
    let (outer, inner, view) = (UIViewController(), DCFWrapperViewController(contentView: UIView()), UIView())
    outer.addChild(inner)
    outer.view.addSubview(inner.view)
    inner.contentView.addSubview(view)
    await phone.show(outer)
    #expect(view.dcfViewController === inner && inner.view.dcfViewController === inner)
  }

  @Test("the insets are the guides of a wrapper, with nothing at the sides of a phone on its side")
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

  @Test("the insets come from the guides that a wrapper gives by protocol, not from UIKit's, between passes too")
  func betweenPasses() async throws {
    let phone = try Phone()
    let sample = try await phone.showSample()
    sample.stack.isNavigationBarHidden = true
    #expect(sample.screen.topLayoutGuide.length == 47)
    #expect(UIView.contentInsets(for: sample.scroll).top == 91)
    await phone.settle()
    #expect(UIView.contentInsets(for: sample.scroll).top == 47)
  }

  @Test("the insets are a plain controller's own guides, and none without a controller")
  func others() async throws {
    let phone = try Phone()
    let (plain, view) = (UIViewController(), UIView())
    plain.view.addSubview(view)
    #expect(UIView.contentInsets(for: view) == .zero)
    await phone.show(UINavigationController(rootViewController: plain))
    #expect(UIView.contentInsets(for: view) == UIEdgeInsets(top: 91, left: 0, bottom: 34, right: 0))
    #expect(UIView.contentInsets(for: UIView()) == .zero)
  }

  @Test("the insets are exactly what a controller of one's own says by the protocol")
  func ownController() async throws {
    let phone = try Phone()
    let (controller, scroll) = (FixedGuides(), DCFScrollView())
    controller.view.addSubview(scroll)
    await phone.show(UINavigationController(rootViewController: controller))
    scroll.refreshContentInset()
    #expect(UIView.contentInsets(for: scroll) == UIEdgeInsets(top: 12, left: 0, bottom: 34, right: 0))
    #expect(scroll.scrollView.contentInset == UIEdgeInsets(top: 12, left: 0, bottom: 34, right: 0))
  }

  @Test("inside a host that keeps clear of the bars there is nothing left to inset")
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
