import HeadlessUIKit
import NavbridgeKernel
import NavbridgeRuntime
import Testing

@MainQueue @Suite struct StatusBarTests {
  final class Styled: UIViewController {
    override var prefersStatusBarHidden: Bool { true }
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
  }

  @Test("the visible child of the containers decides, and a full-screen modal takes the status bar; a sheet does not")
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

  @Test("orientations are all on an iPad, and all but upside down on a phone")
  func orientations() async {
    let (phone, pad) = (Device(), Device(screen: .iPad))
    let (a, b) = (phone.screen("A"), pad.screen("B"))
    await phone.show(a)
    await pad.show(b)
    #expect(a.supportedInterfaceOrientations == .allButUpsideDown && b.supportedInterfaceOrientations == .all)
  }
}
