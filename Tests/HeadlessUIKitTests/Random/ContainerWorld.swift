import HeadlessUIKit
import NavbridgeRuntime

/// Every kind of container, nested, in two windows, with random operations on them, some of them from inside callbacks.
@MainQueue
final class ContainerWorld {
  let device: Device
  let front: UIWindow
  var numbers: SeededNumbers
  private(set) var screens: [Screen] = []
  /// The numbers of presentations and dismissals that were requested and that have completed.
  private(set) var (asked, completed) = (0, 0)
  private var depth = 0
  private let drawersLieAbove: Bool
  private let roots: [UIViewController]

  init(seed: UInt64, screen: UIScreen) {
    numbers = SeededNumbers(seed: seed)
    drawersLieAbove = seed % 3 == 0
    device = Device(screen: screen)
    front = UIWindow(application: device.application)
    front.windowLevel = 1
    roots = [UITabBarController(), MMDrawerController(), UISplitViewController(), UINavigationController()]
    for root in roots { fill(root) }
    device.window.rootViewController = roots[0]
    device.window.isHidden = false
  }

  /// Performs a random operation. `depth` bounds the nesting of operations from callbacks.
  func operate() {
    depth += 1
    defer { depth -= 1 }
    let choice = numbers.next(below: 20)
    let animated = numbers.next(below: 3) > 0
    switch choice {
    case 0...3: operateOnStack(animated)
    case 4, 5: operateOnTabs()
    case 6...8: operateOnDrawer(animated)
    case 9: operateOnSplit()
    case 10...12: present(animated)
    case 13, 14: dismiss(animated)
    case 15:
      device.log.lines.append("\(String(repeating: ">", count: depth)) swipe")
      topmost?.presentationController?.beginInteractiveDismissal()
    case 16: topmost?.presentationController?.endInteractiveDismissal(complete: animated)
    case 17:
      device.log.lines.append("\(String(repeating: ">", count: depth)) root")
      window.rootViewController = one(in: 5) ? nil : root()
    case 18:
      device.log.lines.append("\(String(repeating: ">", count: depth)) hidden")
      window.isHidden = one(in: 5)
    default: if one(in: 4) { device.window.isHidden = false } else { window.makeKey() }
    }
  }

  /// Ends every gesture, so that nothing is left to wait for.
  func liftFingers() {
    for controller in everything {
      (controller as? UINavigationController)?.endInteractivePop(complete: one(in: 2))
      (controller as? MMDrawerController)?.endPan(complete: true)
    }
    for window in [device.window, front] {
      window.presentedViewControllers.last?.presentationController?.endInteractiveDismissal(complete: one(in: 2))
    }
  }

  // MARK: Operations

  private func operateOnStack(_ animated: Bool) {
    guard let stack: UINavigationController = any() else { return }
    let choice = numbers.next(below: 6)
    note("stack \(choice)", stack)
    switch choice {
    case 0, 1: stack.pushViewController(fresh(), animated: animated)
    case 2: stack.popViewController(animated: animated)
    case 3: stack.setViewControllers([fresh(), fresh()], animated: animated)
    case 4: stack.beginInteractivePop()
    default: stack.endInteractivePop(complete: animated)
    }
  }

  private func operateOnTabs() {
    guard let tabs: UITabBarController = any() else { return }
    let (index, choice) = (numbers.next(below: 3), numbers.next(below: 5))
    note("tabs \(choice) \(index)", tabs)
    switch choice {
    case 0, 1: if index < tabs.viewControllers.count { tabs.selectedIndex = index }
    case 2, 3: tabs.tapTab(at: index)
    default: tabs.viewControllers = tabs.viewControllers.suffix(1) + [stack(), fresh()]
    }
  }

  /// Leaves out the known errors of the library: a second side, and a drawer above the centre that is released
  /// half-way.
  private func operateOnDrawer(_ animated: Bool) {
    guard let drawer: MMDrawerController = any() else { return }
    let side: MMDrawerSide = one(in: 2) ? .left : .right
    let choice = numbers.next(below: 8)
    note("drawer \(choice) \(side) \(animated)", drawer)
    switch choice {
    case 0, 1: if drawer.openSide == .none { drawer.openDrawerSide(side, animated: animated) }
    case 2: drawer.closeDrawer(animated: animated)
    case 3: drawer.beginPan(side)
    case 4: drawer.endPan(complete: animated || drawersLieAbove)
    case 5: drawer.tapCenter()
    case 6: drawer.leftDrawerViewController = fresh()
    default: drawer.centerViewController = one(in: 2) ? stack() : fresh()
    }
  }

  private func operateOnSplit() {
    guard let split: UISplitViewController = any() else { return }
    let modes: [UISplitViewController.DisplayMode] = [.automatic, .secondaryOnly, .oneOverSecondary]
    note("split", split)
    if one(in: 2) {
      split.preferredDisplayMode = modes[numbers.next(below: 3)]
    } else if !split.isCollapsed {
      split.showDetailViewController(one(in: 2) ? stack() : fresh())
    }
  }

  private func present(_ animated: Bool) {
    let presenter = one(in: 4) ? anyController : topmost
    // A presenter outside all windows has no application to which a refusal is reported.
    guard let presenter, presenter.application != nil else { return }
    let styles: [UIModalPresentationStyle] = [.fullScreen, .pageSheet, .formSheet, .overFullScreen, .currentContext]
    let presented = one(in: 3) ? fresh() : one(in: 4) ? tabs() : stack()
    presented.modalPresentationStyle = styles[numbers.next(below: styles.count)]
    asked += 1
    note("present \(presented.modalPresentationStyle) \(animated) on", presenter)
    presenter.present(presented, animated: animated) { [weak self] in self?.completed += 1 }
  }

  private func dismiss(_ animated: Bool) {
    guard let controller = one(in: 2) ? topmost : anyController, controller.application != nil else { return }
    asked += 1
    note("dismiss \(animated) from", controller)
    controller.dismiss(animated: animated) { [weak self] in self?.completed += 1 }
  }

  // MARK: Controllers and windows

  private var window: UIWindow { one(in: 4) ? front : device.window }

  private var topmost: UIViewController? {
    let window = window
    return window.presentedViewControllers.last ?? window.rootViewController
  }

  /// All controllers in the windows, and the roots without a window.
  var everything: [UIViewController] {
    var found: [UIViewController] = []
    var waiting = roots + [front.rootViewController, device.window.rootViewController].compactMap { $0 }
    while let next = waiting.popLast() {
      if found.contains(where: { $0 === next }) { continue }
      found.append(next)
      waiting += next.children
      if let presented = next.ownPresentedViewController { waiting.append(presented) }
    }
    return found
  }

  private var anyController: UIViewController? {
    let all = everything
    return all[numbers.next(below: all.count)]
  }

  private func any<Controller: UIViewController>() -> Controller? {
    let all = everything.compactMap { $0 as? Controller }
    return all.isEmpty ? nil : all[numbers.next(below: all.count)]
  }

  /// Returns a root without a window.
  private func root() -> UIViewController? {
    let free = roots.filter { root in
      root !== device.window.rootViewController && root !== front.rootViewController
        && root.presentingViewController == nil
    }
    return free.isEmpty ? nil : free[numbers.next(below: free.count)]
  }

  private func one(in count: Int) -> Bool { numbers.next(below: count) == 0 }

  /// Records an operation and its controller, for the search for the cause of a failure.
  private func note(_ what: String, _ controller: UIViewController) {
    let screens = controller.children.compactMap { ($0 as? Screen)?.name }.joined(separator: " ")
    let name = (controller as? Screen)?.name ?? "\(type(of: controller))(\(screens))"
    device.log.lines.append("\(String(repeating: ">", count: depth)) \(what) \(name)")
  }

  // MARK: Making

  func fresh() -> Screen {
    let screen = device.screen("\(screens.count)")
    screen.onCallback = { [weak self] callback in
      guard let self, callback != "didLoad", depth < 3, one(in: 15) else { return }
      operate()
    }
    screens.append(screen)
    return screen
  }

  private func stack() -> UINavigationController { UINavigationController(rootViewController: fresh()) }

  private func tabs() -> UITabBarController {
    let tabs = UITabBarController()
    fill(tabs)
    return tabs
  }

  private func fill(_ root: UIViewController) {
    switch root {
    case let tabs as UITabBarController: tabs.viewControllers = [stack(), stack(), fresh()]
    case let drawer as MMDrawerController:
      drawer.centerViewController = stack()
      drawer.leftDrawerViewController = fresh()
      drawer.rightDrawerViewController = fresh()
      if drawersLieAbove { for side in [MMDrawerSide.left, .right] { drawer.setOpenMode(.aboveContent, of: side) } }
    case let split as UISplitViewController: split.viewControllers = [stack(), one(in: 2) ? stack() : fresh()]
    case let stack as UINavigationController: stack.viewControllers = [fresh(), fresh()]
    default: break
    }
  }
}
