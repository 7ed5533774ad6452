import HeadlessUIKit
import NavbridgeRuntime
import NavbridgeTestSupport
import Testing

@MainQueue @Suite struct RotationTests {
  /// A controller that allows some orientations and counts the changes of its safe area.
  final class Choosy: UIViewController {
    var allowed: UIInterfaceOrientationMask
    var changes = 0

    init(_ allowed: UIInterfaceOrientationMask) { self.allowed = allowed }

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { allowed }
    override func viewSafeAreaInsetsDidChange() { changes += 1 }
  }

  @Test("A rotation takes 300 ms, sets the new frames at once and calls no appearance callbacks")
  func takesTime() async {
    let device = Device()
    let screen = device.screen("A")
    await device.show(screen)
    var reported: [UIScreen] = []
    device.application.onRotation = { reported.append($0) }
    #expect(device.application.rotate(to: .landscapeRight))
    #expect(device.application.screen.orientation == .landscapeRight)
    #expect(device.window.frame == CGRect(x: 0, y: 0, width: 956, height: 440))
    #expect(reported.map(\.bounds) == [device.window.frame])
    #expect(device.application.busyWith.contains("rotation to landscapeRight"))
    await device.settleAndTellTime()
    #expect(device.log.take() == ["300 ms"] && !device.application.isBusy)
    #expect(screen.view.frame == device.window.frame)
    #expect(screen.safeAreaInsets == UIEdgeInsets(top: 0, left: 62, bottom: 21, right: 62))
    // A rotation to the current orientation succeeds and takes no time.
    #expect(device.application.rotate(to: .landscapeRight) && reported.count == 1)
    await device.settleAndTellTime()
    #expect(device.log.take() == [])
  }

  @Test("The root or a modal that fills the screen decides the orientation, and a sheet does not")
  func whoDecides() async {
    let device = Device()
    let root = Choosy(.portrait)
    await device.show(root)
    #expect(!device.application.rotate(to: .landscapeLeft) && device.application.screen.orientation == .portrait)
    device.application.rotate(to: .portrait)
    for (style, goesAlong) in [
      (UIModalPresentationStyle.pageSheet, false), (.fullScreen, true), (.overFullScreen, true),
    ] {
      let modal = Choosy(.all)
      modal.modalPresentationStyle = style
      root.present(modal, animated: false)
      await device.settle()
      #expect(device.application.rotate(to: .landscapeLeft) == goesAlong)
      await device.settle()
      device.application.rotate(to: .portrait)
      root.dismiss(animated: false)
      await device.settle()
    }
  }

  @Test("A modal that fills the screen rotates it to an allowed orientation, and its dismissal rotates it back")
  func comesTurned() async {
    let device = Device()
    let root = Choosy(.allButUpsideDown)
    await device.show(root)
    let modal = Choosy(.landscape)
    modal.modalPresentationStyle = .fullScreen
    root.present(modal, animated: true)
    await device.settle()
    #expect(device.application.screen.orientation == .landscapeLeft && modal.view.frame == device.window.bounds)
    root.dismiss(animated: true)
    await device.settle()
    #expect(device.application.screen.orientation == .portrait && root.view.frame == device.window.bounds)
    device.window.rootViewController = Choosy(.portraitUpsideDown)
    await device.settle()
    #expect(device.application.screen.orientation == .portraitUpsideDown)
    #expect(device.log.diagnostics.isEmpty)
    device.window.rootViewController = Choosy([])
    await device.settle()
    #expect(device.log.kinds == ["UIApplicationInvalidInterfaceOrientation"])
    #expect(device.log.diagnostics.last?.isException == true)
  }

  @Test("Screens that were hidden during a rotation have the new sizes when they appear again")
  func outOfSight() async {
    let device = Device()
    let (stack, screens) = await device.showStack(["A", "B"])
    device.application.rotate(to: .landscapeLeft)
    await device.settle()
    stack.popViewController(animated: false)
    await device.settle()
    #expect(screens[0].view.frame == device.window.bounds && screens[0].safeAreaInsets.left == 62)
    let modal = UINavigationController(rootViewController: device.screen("M"))
    modal.modalPresentationStyle = .fullScreen
    stack.present(modal, animated: false)
    await device.settle()
    device.application.rotate(to: .portrait)
    await device.settle()
    #expect(modal.view.frame == device.window.bounds && modal.navigationBar.frame.width == 440)
    stack.dismiss(animated: false)
    await device.settle()
    #expect(stack.view.frame == device.window.bounds && screens[0].view.frame == device.window.bounds)
    #expect(stack.navigationBar.frame.width == 440)
  }

  @Test("A rotation resizes every window and a sheet in it")
  func windows() async {
    let device = Device()
    let root = device.screen("A")
    await device.show(root)
    let sheet = device.screen("S")
    root.present(sheet, animated: false)
    let overlay = UIWindow(application: device.application)
    overlay.rootViewController = device.screen("O")
    overlay.isHidden = false
    await device.settle()
    #expect(sheet.view.frame == CGRect(x: 0, y: 62, width: 440, height: 894))
    device.application.rotate(to: .landscapeLeft)
    await device.settle()
    #expect(overlay.rootViewController?.view.frame == CGRect(x: 0, y: 0, width: 956, height: 440))
    #expect(sheet.view.frame == CGRect(x: 0, y: 0, width: 956, height: 440))
    #expect(sheet.safeAreaInsets == UIEdgeInsets(top: 0, left: 62, bottom: 21, right: 62))
  }

  @Test("A controller receives one callback for each change of its safe area")
  func reported() async {
    let device = Device()
    let screen = Choosy(.all)
    await device.show(UINavigationController(rootViewController: screen))
    let before = screen.changes
    device.application.rotate(to: .landscapeLeft)
    await device.settle()
    #expect(screen.changes == before + 1)
    screen.navigationController?.isNavigationBarHidden = true
    await device.settle()
    #expect(screen.changes == before + 2)
    screen.view.setNeedsLayout()
    await device.settle()
    #expect(screen.changes == before + 2)
  }
}
