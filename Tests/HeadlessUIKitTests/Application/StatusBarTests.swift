import HeadlessUIKit
import NavbridgeRuntime
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
}
