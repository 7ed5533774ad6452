import HeadlessUIKit
import NavbridgeRuntime
import NavbridgeTestSupport
import Testing

/// The bar of a screen that a push or a pop replaces, for pictures of the middle of it.
@MainQueue @Suite("The bar that a push or a pop replaces") struct LeavingBarTests {
  private typealias Mode = UINavigationItem.LargeTitleDisplayMode

  private func stack(_ device: Device, _ modes: Mode...) async -> (UINavigationController, [Screen]) {
    let (stack, screens) = await device.showStack(modes.indices.map { "\($0)" })
    stack.navigationBar.prefersLargeTitles = true
    for (screen, mode) in zip(screens, modes) { screen.navigationItem.largeTitleDisplayMode = mode }
    await device.settle()
    return (stack, screens)
  }

  @Test("The bar that a push replaces has its large title, though the bar of the new screen has none")
  func pushed() async {
    let device = Device()
    let (stack, screens) = await stack(device, .always, .never)
    let bar = stack.navigationBar.frame
    #expect(bar.height == 44)
    let leaving = stack.leavingBar(over: screens[0])
    #expect(leaving.frame == CGRect(x: 0, y: bar.y, width: 440, height: 96))
    #expect(leaving.largeTitle == CGRect(x: 16, y: bar.y + 44, width: 408, height: 52) && leaving.searchBar == nil)
  }

  @Test("The bar that a pop replaces has no large title, though the bar of the screen below has one")
  func popped() async {
    let device = Device()
    let (stack, screens) = await stack(device, .always, .never)
    stack.popViewController(animated: false)
    await device.settle()
    #expect(stack.navigationBar.frame.height == 96)
    let leaving = stack.leavingBar(over: screens[1])
    #expect(leaving.frame.height == 44 && leaving.largeTitle == nil)
  }

  @Test("The bar that a push or a pop replaces follows the screens below it, and none above it")
  func automatic() async {
    let device = Device()
    let (stack, screens) = await stack(device, .always, .automatic, .never)
    #expect(
      stack.leavingBar(over: screens[1]).largeTitle != nil && stack.leavingBar(over: screens[2]).largeTitle == nil)
  }

  @Test("The bar that a push replaces has its search bar below the title")
  func searchBar() async {
    let device = Device()
    let (stack, screens) = await stack(device, .always, .never)
    screens[0].navigationItem.searchController = UISearchController()
    screens[0].navigationItem.hidesSearchBarWhenScrolling = false
    let y = stack.navigationBar.frame.y
    let leaving = stack.leavingBar(over: screens[0])
    #expect(leaving.searchBar == CGRect(x: 0, y: y + 96, width: 440, height: leaving.frame.height - 96))
    #expect(leaving.frame.height > 96)
  }
}
