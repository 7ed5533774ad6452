import HeadlessUIKit
import NavbridgeRuntime
import NavbridgeVocabulary
import NavbridgeWire

@testable import NavbridgeKernel

/// A design of UIKit's own classes: a drawer around a tab bar around a stack. It implements no part of the drivers'
/// access, apart from the id of a bar's item.
@MainQueue
final class PlainDesign: NavigationDesign {
  nonisolated static let description = DesignDescription(name: "plain")

  unowned let host: NativeHost

  init(host: NativeHost) { self.host = host }

  nonisolated static func modules(_ architecture: Architecture) -> [ModuleImplementation] { [] }

  func scriptWillBegin(_ session: ScriptSession) { host.window.rootViewController = makeRoot() }

  private func makeRoot() -> UIViewController {
    let list = PlainViewController("List")
    list.navigationItem.rightBarButtonItems = [
      PlainBarButtonItem(title: "Details") { [unowned list] in
        list.navigationController?.pushViewController(PlainViewController("Details"), animated: true)
      }
    ]
    let settings = PlainViewController("Settings")
    settings.tabBarItem.title = settings.title
    settings.tabBarItem.accessibilityIdentifier = "settings"
    let stack = UINavigationController(rootViewController: list)
    stack.tabBarItem.title = list.title
    let tabs = UITabBarController()
    tabs.setViewControllers([stack, settings], animated: false)
    let drawer = MMDrawerController()
    drawer.centerViewController = tabs
    drawer.leftDrawerViewController = PlainViewController("Menu")
    drawer.setMaximumWidth(280, of: .left)
    return drawer
  }
}

/// A bar's item of a design, with an id.
final class PlainBarButtonItem: UIBarButtonItem, SnapshotDescribing, TouchDescribing {
  func describe(in node: inout JSONObject, of snapshot: Snapshot) { node["id"] = "own" }
  func describe(_ target: inout TouchTarget) { target.buttonId = "own" }
}

/// A screen with a button that counts its taps, in a scroll view.
final class PlainViewController: UIViewController {
  init(_ title: String) {
    super.init()
    self.title = title
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 200, width: 200, height: 200))
    scroll.accessibilityIdentifier = "\(title ?? "").scroll"
    scroll.contentSize = CGSize(width: 200, height: 1000)
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    button.title = "Tap me"
    button.action = { [unowned button] in button.title = "Tapped" }
    scroll.addSubview(button)
    view.addSubview(scroll)
  }
}
