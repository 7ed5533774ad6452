import HeadlessUIKit
import NativeSide
import NavbridgeLayoutGuides
import NavbridgeRuntime
import Testing

/// layout-guides §2, §3 and §5.
@MainQueue @Suite("A wrapper")
struct WrapperTests {
  /// Reads the guides of its screen during layout.
  private final class Reader: UIView {
    var read: [Double] = []
    override func layoutSubviews() {
      guard let screen = dcfViewController as? any DCFViewControllerProtocol else { return }
      read.append(screen.currentTopLayoutGuide.length)
    }
  }

  @Test("A wrapper contains a wrapper view with the content's bounds, and in it only the content view")
  func structure() {
    let content = UIView(frame: CGRect(x: 5, y: 6, width: 70, height: 80))
    let screen = DCFWrapperViewController(contentView: content)
    #expect(screen.wrapperView == nil && content.dcfViewController == nil)
    #expect(screen.view === screen.wrapperView)
    #expect(screen.view.frame == CGRect(x: 0, y: 0, width: 70, height: 80))
    #expect(screen.view.subviews.count == 1 && screen.view.subviews[0] === content)
    #expect(content.frame == CGRect(x: 5, y: 6, width: 70, height: 80))
    #expect(!screen.automaticallyAdjustsScrollViewInsets)
  }

  @Test(
    "A wrapper returns zero before the first layout, the new guides in a pass and the last settled ones between passes")
  func cache() async throws {
    let phone = try Phone()
    let screen = try phone.screen()
    let reader = Reader(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    screen.contentView.addSubview(reader)
    let stack = UINavigationController(rootViewController: screen)
    #expect(screen.currentGuides == .zero)
    await phone.show(stack)
    #expect(reader.read == [91])
    stack.isNavigationBarHidden = true
    reader.setNeedsLayout()
    // The bar is already hidden; the layout pass has not run yet.
    #expect(screen.currentTopLayoutGuide.length == 91 && screen.topLayoutGuide.length == 47)
    await phone.settle()
    #expect(screen.currentTopLayoutGuide.length == 47 && reader.read == [91, 47])
  }

  @Test(
    "A wrapper returns its guides while a layout pass is pending, and a plain controller's are zero in viewWillAppear")
  func plainController() async throws {
    final class Early: UIViewController {
      var read: [Double] = []
      override func viewWillAppear(_ animated: Bool) { read.append(topLayoutGuide.length) }
      override func viewDidLayoutSubviews() { read.append(topLayoutGuide.length) }
    }
    let phone = try Phone()
    let (plain, screen) = (Early(), try phone.screen())
    await phone.show(UINavigationController(rootViewController: plain))
    #expect(plain.read.first == 0 && plain.read.last == 91)
    await phone.show(UINavigationController(rootViewController: screen))
    screen.view.setNeedsLayout()
    #expect(screen.currentTopLayoutGuide.length == 91)
  }

  @Test(
    "A wrapper refreshes for each changed pair of guides, also if only one changes, and not for a pass without change")
  func rememberedPair() async throws {
    let phone = try Phone()
    let sample = try await phone.showSample()
    for _ in 0..<3 {
      sample.screen.view.setNeedsLayout()
      await phone.settle()
    }
    #expect(phone.log.refreshes == 0)
    sample.stack.isNavigationBarHidden = true
    await phone.settle()
    #expect(phone.log.refreshes == 1)
    sample.tabs.tabBar.isHidden = true
    await phone.settle()
    #expect(phone.log.refreshes == 2 && sample.inset == [47, 34])
  }

  @Test("A wrapper starts no discovery in a first layout with zero guides")
  func noGuides() async throws {
    let phone = try Phone("iPhone SE 2")
    let (container, screen) = (UIViewController(), try phone.screen())
    container.addChild(screen)
    container.view.addSubview(screen.view)
    screen.view.frame = CGRect(x: 0, y: 100, width: 100, height: 100)
    await phone.show(container)
    #expect(screen.currentGuides == .zero && phone.log.lines.isEmpty)
  }

  @Test("A wrapper protects the content's frame from containers, and follows their size itself")
  func frameProtection() async throws {
    let phone = try Phone()
    let content = UIView(frame: CGRect(x: 1, y: 2, width: 30, height: 40))
    let screen = DCFWrapperViewController(contentView: content)
    let stack = UINavigationController(rootViewController: UIViewController())
    await phone.show(stack)
    stack.pushViewController(screen, animated: true)
    await phone.settle()
    #expect(screen.view.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    phone.application.rotate(to: .landscapeLeft)
    await phone.settle()
    #expect(screen.view.frame == CGRect(x: 0, y: 0, width: 844, height: 390))
    stack.isNavigationBarHidden = true
    await phone.settle()
    #expect(content.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
    content.frame = CGRect(x: 3, y: 4, width: 50, height: 60)
    phone.application.rotate(to: .portrait)
    await phone.settle()
    #expect(content.frame == CGRect(x: 3, y: 4, width: 50, height: 60))
  }

  @Test(
    "A wrapper of a route resizes its content with the screen, and keeps the content's origin",
    arguments: [false, true])
  func containers(_ isInTabs: Bool) async throws {
    let phone = try Phone()
    let root: UIViewController = isInTabs ? phone.app.makeTabs(["first"]) : phone.app.makeStack(["first"])
    await phone.show(root)
    let screen = try #require(root.children.first as? DCFWrapperViewController)
    #expect(screen.view.subviews.count == 1 && screen.view.subviews[0] === screen.contentView)
    #expect(screen.contentView.frame == CGRect(x: 0, y: 0, width: 390, height: 844))
    screen.contentView.frame.origin = CGPoint(x: 0, y: 9)
    phone.application.rotate(to: .landscapeLeft)
    await phone.settle()
    #expect(screen.contentView.frame == CGRect(x: 0, y: 9, width: 844, height: 390))
  }

  @Test("A wrapper is the screen of every known route in stacks and in tabs, and an unknown route has none")
  func routes() throws {
    let phone = try Phone()
    #expect(phone.app.makeStack(["first", "second"]).viewControllers.allSatisfy { $0 is DCFWrapperViewController })
    #expect(phone.app.makeTabs(["first", "none", "third"]).viewControllers.count == 2)
    #expect(phone.app.makeScreen("none") == nil)
    let container = try #require(phone.app.makeScreen("first"))
    #expect(container.route == "first" && container.viewController.contentView === container.contentView)
    #expect(container.viewController.route == "first" && container.viewController.title == "first")
  }

  @Test("A wrapper keeps a view that is positioned by the guides below the bar when the bar changes")
  func positioning() async throws {
    final class Placed: UIView {
      override func layoutSubviews() {
        guard let screen = dcfViewController as? any DCFViewControllerProtocol else { return }
        subviews[0].frame.y = screen.currentTopLayoutGuide.length
      }
    }
    let phone = try Phone()
    let placed = Placed()
    placed.addSubview(UIView())
    placed.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let stack = UINavigationController(rootViewController: DCFWrapperViewController(contentView: placed))
    await phone.show(stack)
    #expect(placed.subviews[0].frame.y == 91)
    stack.isNavigationBarHidden = true
    placed.setNeedsLayout()
    await phone.settle()
    #expect(placed.subviews[0].frame.y == 47)
  }
}
