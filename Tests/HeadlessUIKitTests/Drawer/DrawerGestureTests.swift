import HeadlessUIKit
import NavbridgeRuntime
import NavbridgeTestSupport
import Testing

@MainQueue @Suite struct DrawerGestureTests {
  struct Row: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let mode: MMDrawerOpenMode
    var isOpen = false
    let completes: Bool
    let calls: [String]
    let openSide: MMDrawerSide
    var kinds: [String] = []
  }

  nonisolated static let rows: [Row] = [
    Row(
      testDescription: "push, opened", mode: .pushContent, completes: true,
      calls: ["L willAppear", "350 ms", "L didAppear"], openSide: .left),
    Row(
      testDescription: "push, opening cancelled", mode: .pushContent, completes: false,
      calls: ["L willAppear", "350 ms", "L willDisappear", "L didDisappear"], openSide: .none),
    Row(
      testDescription: "push, closed", mode: .pushContent, isOpen: true, completes: true,
      calls: ["L willDisappear", "350 ms", "L didDisappear"], openSide: .none),
    Row(
      testDescription: "push, closing cancelled", mode: .pushContent, isOpen: true, completes: false,
      calls: ["350 ms"], openSide: .left),
    Row(
      testDescription: "above, opened: it appears at once", mode: .aboveContent, completes: true,
      calls: ["L willAppear", "L didAppear", "250 ms"], openSide: .left),
    Row(
      testDescription: "above, opening cancelled: it receives no callback", mode: .aboveContent, completes: false,
      calls: ["L willAppear", "L didAppear", "250 ms"], openSide: .none, kinds: ["drawerWithoutDisappearance"]),
    Row(
      testDescription: "above, closed", mode: .aboveContent, isOpen: true, completes: true,
      calls: ["L willDisappear", "250 ms", "L didDisappear"], openSide: .none),
  ]

  @Test("A drag opens or closes a side, or is cancelled", arguments: rows)
  func pan(_ row: Row) async {
    let device = Device()
    let drawer = await DrawerTests.shown(row.mode, device: device)
    drawer.leftDrawerViewController?.loadViewIfNeeded()
    if row.isOpen { drawer.openDrawerSide(.left, animated: false) }
    device.log.lines = []
    #expect(drawer.beginPan(.left) && drawer.endPan(complete: row.completes))
    await device.settleAndTellTime()
    #expect(device.log.lines == row.calls && drawer.openSide == row.openSide && device.log.kinds == row.kinds)
    #expect(drawer.leftDrawerViewController?.isInWindow == (row.openSide == .left))
    #expect(!device.application.isBusy && (drawer.leftDrawerViewController as? Screen)?.faults == [])
  }

  @Test("The end of a drag or of a tap beside the drawer is reported once, a programmatic motion is not")
  func completion() async {
    let device = Device()
    let drawer = await DrawerTests.shown(.pushContent, device: device)
    var ends: [MMDrawerSide] = []
    drawer.gestureCompletion = { ends.append($0.openSide) }
    for completes in [false, true] {
      #expect(drawer.beginPan(.left) && drawer.endPan(complete: completes))
      await device.settle()
    }
    #expect(drawer.tapCenter())
    await device.settle()
    #expect(ends == [.none, .left, .none])
    drawer.openDrawerSide(.left, animated: true)
    await device.settle()
    #expect(ends.count == 3)
  }

  @Test(
    "A drawer is drawn where a finger holds it, and goes on from there", arguments: DrawerTests.modes, [true, false])
  func drawn(_ mode: MMDrawerOpenMode, _ completes: Bool) async throws {
    let device = Device()
    let drawer = await DrawerTests.shown(mode, device: device)
    for (wasOpen, fraction) in [(false, 0.25), (completes, 0.75)] {
      #expect(drawer.openSide == (wasOpen ? .left : .none) && !drawer.updatePan(0.5))
      #expect(drawer.beginPan(.left) && drawer.drawnMotion == nil && drawer.updatePan(fraction))
      var motion = try #require(drawer.drawnMotion)
      #expect(motion.side == .left && motion.opens == !wasOpen && motion.fraction == fraction)
      #expect(drawer.endPan(complete: completes))
      motion = try #require(drawer.drawnMotion)
      #expect(motion.opens == (wasOpen != completes))
      #expect(abs(motion.fraction - (completes ? fraction : 1 - fraction)) < 1e-9)
      await device.settle()
      #expect(drawer.drawnMotion == nil && drawer.openSide == (wasOpen != completes ? .left : .none))
    }
  }

  @Test("A drag during which the drawer leaves the screen changes nothing", arguments: DrawerTests.modes)
  func takenOff(_ mode: MMDrawerOpenMode) async {
    let device = Device()
    let drawer = await DrawerTests.shown(mode, device: device)
    drawer.openDrawerSide(.left, animated: false)
    drawer.beginPan(.left)
    device.window.isHidden = true
    #expect(drawer.openSide == .left && !drawer.endPan(complete: true))
    #expect((drawer.leftDrawerViewController as? Screen)?.lastCallback == "didDisappear")
  }

  @Test("A drag is refused by the gesture modes, by a disabled or missing side and during an animation")
  func forbidden() async {
    let device = Device()
    let drawer = await DrawerTests.shown(device: device)
    drawer.setEnabled(false, .left)
    #expect(!drawer.beginPan(.left) && !drawer.beginPan(.none) && !drawer.endPan(complete: true))
    drawer.setEnabled(true, .left)
    drawer.openDrawerGestureModeMask = .panningNavigationBar
    #expect(!drawer.beginPan(.left))
    drawer.openDrawerGestureModeMask = .bezelPanningCenterView
    #expect(drawer.beginPan(.left) && !drawer.beginPan(.right) && drawer.endPan(complete: true))
    #expect(!drawer.beginPan(.left))
    await device.settle()
    #expect(!drawer.beginPan(.right))
    drawer.closeDrawerGestureModeMask = .tapCenterView
    #expect(!drawer.beginPan(.left) && drawer.tapCenter())
    await device.settle()
    #expect(drawer.openSide == .none && !drawer.tapCenter())
    drawer.openDrawerSide(.left, animated: false)
    drawer.closeDrawerGestureModeMask = .panningCenterView
    #expect(drawer.tappableCenter == nil && !drawer.tapCenter() && drawer.openSide == .left)
    drawer.closeDrawer(animated: false)
    drawer.rightDrawerViewController = nil
    #expect(!drawer.beginPan(.right))
  }

  @Test("Opening a missing side blocks the drawer, as in the library, but does nothing without animation")
  func missing() async {
    let device = Device()
    let drawer = await DrawerTests.shown(device: device)
    drawer.rightDrawerViewController = nil
    var completed: [Bool] = []
    drawer.openDrawerSide(.right, animated: false) { completed.append($0) }
    #expect(!drawer.isAnimatingDrawer && device.log.kinds == ["missingDrawer"])
    drawer.openDrawerSide(.right, animated: true) { completed.append($0) }
    await device.settle()
    #expect(drawer.isAnimatingDrawer && !drawer.view.isUserInteractionEnabled && completed == [])
    drawer.openDrawerSide(.left, animated: true) { completed.append($0) }
    #expect(completed == [false] && drawer.openSide == .none && device.log.lines == [])
    #expect(!device.application.isBusy && device.log.kinds == ["missingDrawer", "missingDrawer"])
  }

  @Test("Opening one side hides the open one without appearance callbacks, as in the library")
  func otherSide() async {
    let device = Device()
    let drawer = await DrawerTests.shown(device: device)
    drawer.openDrawerSide(.left, animated: false)
    device.log.lines = []
    drawer.openDrawerSide(.right, animated: false)
    #expect(device.log.lines == ["R didLoad", "R willAppear", "R didAppear"])
    #expect(!drawer.leftDrawerViewController!.isInWindow && drawer.openSide == .right)
    #expect(device.log.kinds == ["drawerWithoutDisappearance"])
  }
}
