import HeadlessUIKit
import NavbridgeRuntime
import NavbridgeTestSupport
import Testing

@MainQueue @Suite struct StatusBarTests {
  final class Styled: UIViewController {
    override var prefersStatusBarHidden: Bool { true }
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
  }

  @Test("The visible child or a full-screen modal, but not a sheet, decides the appearance of the status bar")
  func decides() async {
    let device = Device()
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: Styled()), device.screen("B")]
    await device.show(tabs)
    #expect(device.window.isStatusBarHidden && device.window.statusBarStyle == .lightContent)
    for style in [UIModalPresentationStyle.pageSheet, .fullScreen] {
      let modal = device.screen("M")
      modal.modalPresentationStyle = style
      tabs.present(modal, animated: false)
      #expect(device.window.isStatusBarHidden == (style == .pageSheet))
      tabs.dismiss(animated: false)
    }
    tabs.selectedIndex = 1
    #expect(!device.window.isStatusBarHidden && device.window.statusBarStyle == .default)
  }

  @Test("An iPad supports all orientations, and a phone all but upside down")
  func orientations() async {
    let (phone, pad) = (Device(), Device(screen: .iPad))
    let (a, b) = (phone.screen("A"), pad.screen("B"))
    await phone.show(a)
    await pad.show(b)
    #expect(a.supportedInterfaceOrientations == .allButUpsideDown && b.supportedInterfaceOrientations == .all)
  }

  @Test("Sheets over a full-screen modal leave it the decision, until it is dismissed")
  func sheetsAbove() async {
    let device = Device()
    let root = device.screen("R")
    await device.show(root)
    let modals: [UIViewController] = [device.screen("A"), Styled(), device.screen("B"), device.screen("C")]
    var presenter: UIViewController = root
    for (number, modal) in modals.enumerated() {
      modal.modalPresentationStyle = number == 1 ? .fullScreen : .pageSheet
      presenter.present(modal, animated: false)
      await device.settle()
      #expect(device.window.isStatusBarHidden == (number > 0))
      #expect(device.window.statusBarController === (number > 0 ? modals[1] : root))
      #expect(modal.baseOfPresentations === root)
      presenter = modal
    }
    #expect(root.baseOfPresentations == nil)
    modals[2].dismiss(animated: false)
    await device.settle()
    #expect(device.window.statusBarController === modals[1] && modals[3].baseOfPresentations == nil)
    modals[0].dismiss(animated: false)
    await device.settle()
    #expect(device.window.statusBarController === root && modals[1].baseOfPresentations == nil)
    // The chain continues where it was cut.
    modals[1].modalPresentationStyle = .overFullScreen
    modals[0].present(modals[1], animated: false)
    await device.settle()
    #expect(device.window.statusBarController === root && modals[1].baseOfPresentations === root)
    device.window.rootViewController = nil
    #expect(device.window.statusBarController == nil && modals[0].baseOfPresentations == nil)
  }
}
