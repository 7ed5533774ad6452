import HeadlessUIKit
import NavbridgeRuntime
import NavbridgeTestSupport
import Testing

/// The parts of a screen in a stack in tabs that bars cover, by device and situation (layout-guides §10, §13).
@MainQueue @Suite struct BarGeometryTests {
  typealias Covered = (top: Double, bottom: Double)

  /// Shows a screen in a stack in tabs.
  private func shown(_ name: String) async throws -> (Device, UITabBarController, UINavigationController, Screen) {
    let device = Device(screen: UIScreen(try #require(UIDevice.named(name))))
    let screen = device.screen("A")
    let stack = UINavigationController(rootViewController: screen)
    stack.navigationBar.prefersLargeTitles = true
    screen.navigationItem.largeTitleDisplayMode = .never
    let tabs = UITabBarController()
    tabs.viewControllers = [stack, device.screen("B")]
    await device.show(tabs)
    return (device, tabs, stack, screen)
  }

  private func expect(
    _ screen: UIViewController, _ top: Double, _ bottom: Double, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let insets = screen.safeAreaInsets
    #expect(abs(insets.top - top) < 0.01, sourceLocation: sourceLocation)
    #expect(abs(insets.bottom - bottom) < 0.01, sourceLocation: sourceLocation)
  }

  @Test(
    "A navigation bar and a tab bar cover the heights of the reference on each device",
    arguments: [
      ("iPhone SE 2", 64, 49), ("iPhone 8 Plus", 64, 49), ("iPhone X", 88, 83), ("iPhone 11", 92, 83),
      ("iPhone 12 mini", 94, 83), ("iPhone 14", 91, 83), ("iPhone 14 Pro", 97.67, 83), ("iPad Pro 11", 74, 65),
      ("iPad 9.7", 70, 50),
    ] as [(String, Double, Double)])
  func reference(_ name: String, _ top: Double, _ bottom: Double) async throws {
    let (device, tabs, stack, screen) = try await shown(name)
    expect(screen, top, bottom)
    #expect(tabs.view.bounds == device.application.screen.bounds)
    #expect(abs(stack.navigationBar.frame.y + stack.navigationBar.frame.height - top) < 0.01)
    #expect(tabs.tabBar.frame.height == bottom)
    #expect(tabs.tabBar.frame.y == tabs.view.bounds.height - bottom)
  }

  @Test(
    "In landscape the bars are lower where the width is compact",
    arguments: [
      ("iPhone 14", 32, 53), ("iPhone SE 2", 32, 32), ("iPhone 8 Plus", 44, 49), ("iPhone 16 Pro Max", 44, 70),
      ("iPad Pro 11", 74, 65),
    ] as [(String, Double, Double)])
  func landscape(_ name: String, _ top: Double, _ bottom: Double) async throws {
    let (device, tabs, stack, screen) = try await shown(name)
    let before = (screen.safeAreaInsets, stack.navigationBar.frame, tabs.tabBar.frame)
    #expect(device.application.rotate(to: .landscapeLeft))
    await device.settle()
    expect(screen, top, bottom)
    #expect(stack.navigationBar.frame.width == device.application.screen.bounds.width)
    #expect(tabs.tabBar.frame.height == bottom && screen.view.frame == device.application.screen.bounds)
    #expect(device.application.rotate(to: .portrait))
    await device.settle()
    #expect(screen.safeAreaInsets == before.0 && stack.navigationBar.frame == before.1)
    #expect(tabs.tabBar.frame == before.2)
  }

  @Test("Hidden bars and large titles change the covered heights")
  func changes() async throws {
    let (device, tabs, stack, screen) = try await shown("iPhone 14")
    stack.isNavigationBarHidden = true
    expect(screen, 47, 83)
    stack.isNavigationBarHidden = false
    screen.navigationItem.largeTitleDisplayMode = .always
    expect(screen, 143, 83)
    await device.settle()
    #expect(stack.navigationBar.displaysLargeTitle && stack.navigationBar.frame.height == 96)
    #expect(stack.navigationBar.titleFrame == CGRect(x: 16, y: 44, width: 358, height: 52))
    device.application.rotate(to: .landscapeLeft)
    await device.settle()
    // There is no large title where the height is compact.
    expect(screen, 32, 53)
    #expect(!stack.navigationBar.displaysLargeTitle)
    device.application.rotate(to: .portrait)
    screen.navigationItem.largeTitleDisplayMode = .never
    screen.navigationItem.searchController = UISearchController()
    await device.settle()
    expect(screen, 143, 83)
    screen.navigationItem.searchController = nil
    tabs.tabBar.isHidden = true
    expect(screen, 91, 34)
    tabs.tabBar.isHidden = false
    let pushed = device.screen("C")
    pushed.hidesBottomBarWhenPushed = true
    pushed.navigationItem.largeTitleDisplayMode = .automatic
    stack.pushViewController(pushed, animated: false)
    await device.settle()
    expect(pushed, 91, 34)
  }

  @Test("An automatic large title copies the mode of the screen below it, and is large on the root")
  func automaticLargeTitle() async {
    let device = Device()
    let (stack, screens) = await device.showStack(["A"])
    #expect(!stack.navigationBar.displaysLargeTitle)
    stack.navigationBar.prefersLargeTitles = true
    await device.settle()
    #expect(stack.navigationBar.displaysLargeTitle)
    screens[0].navigationItem.largeTitleDisplayMode = .never
    stack.pushViewController(device.screen("B"), animated: false)
    await device.settle()
    #expect(!stack.navigationBar.displaysLargeTitle)
  }

  @Test("Hiding the status bar frees the top of the screen only on a phone with a home button")
  func statusBar() async throws {
    final class Bare: UIViewController {
      override var prefersStatusBarHidden: Bool { isBare }
      var isBare = false { didSet { setNeedsStatusBarAppearanceUpdate() } }
    }
    for (name, shown, hidden) in [("iPhone SE 2", 64.0, 44.0), ("iPhone 14", 91, 91), ("iPad 9.7", 70, 50)] {
      let device = Device(screen: UIScreen(try #require(UIDevice.named(name))))
      let bare = Bare()
      await device.show(UINavigationController(rootViewController: bare))
      #expect(bare.safeAreaInsets.top == shown)
      bare.isBare = true
      await device.settle()
      #expect(bare.safeAreaInsets.top == hidden && device.application.statusBarHeight == 0)
      bare.isBare = false
      await device.settle()
      #expect(bare.safeAreaInsets.top == shown && device.application.statusBarHeight > 0)
    }
  }

  @Test("Sheets and full-screen modals have their own covered heights, with and without a bar")
  func modals() async throws {
    for (style, isBarred, top) in [
      (UIModalPresentationStyle.pageSheet, false, 0.0), (.pageSheet, true, 56), (.fullScreen, false, 47),
      (.fullScreen, true, 91), (.overFullScreen, true, 91),
    ] {
      let (device, tabs, _, _) = try await shown("iPhone 14")
      let screen = device.screen("M")
      let modal = isBarred ? UINavigationController(rootViewController: screen) : screen
      modal.modalPresentationStyle = style
      tabs.present(modal, animated: false)
      await device.settle()
      expect(screen, top, 34)
    }
  }
}
