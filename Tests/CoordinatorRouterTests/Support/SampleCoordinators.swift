import HeadlessUIKit
import NavbridgeRuntime
import NavbridgeVocabulary
import NavbridgeWire
import OrderedCollections

@testable import NavbridgeCoordinatorRouter

/// The native coordinators of the tests' app.
@MainQueue
enum SampleCoordinators {
  static let all: [String: NavigationCoordinator.Type] = [
    "AccountCoordinator": AccountCoordinator.self, "LimitsCoordinator": LimitsCoordinator.self,
    "CheckoutCoordinator": CheckoutCoordinator.self,
  ]
}

/// A native screen that is pushed.
class AccountCoordinator: NavigationCoordinator {
  override func makeViewController() -> UIViewController { AccountViewController() }
}

final class AccountViewController: UIViewController {}

/// A native screen that presents itself.
final class LimitsCoordinator: NavigationCoordinator {
  override class func presentsModally(_ route: NativeRoute) -> Bool { true }
  override func makeViewController() -> UIViewController { AccountViewController() }
  override func prepare(_ modal: UINavigationController) { modal.modalPresentationStyle = .formSheet }
}

/// A flow of two native screens.
final class CheckoutCoordinator: NavigationCoordinator {
  override func makeViewController() -> UIViewController { AccountViewController() }

  /// Shows the second screen, as a button of the first one would.
  func showSecondScreen() { navigationController?.pushViewController(AccountViewController(), animated: true) }
}

extension RouterApp {
  /// An app with two tabs, in which some screens are modal, native or both.
  static let betting = RouterApp(
    tabs: [
      Tab(name: "home", root: NativeRoute(name: "H", params: ["first": true])),
      Tab(name: "sports", root: NativeRoute(name: "S")),
    ],
    home: "home",
    screens: [
      Screen(name: "L", isModal: true), Screen(name: "L2", isModal: true),
      Screen(name: "Forced", isModal: true, isDismissable: false),
      Screen(name: "Account", coordinator: "AccountCoordinator"),
      Screen(name: "Limits", coordinator: "LimitsCoordinator"),
      Screen(name: "Checkout", coordinator: "CheckoutCoordinator", flag: nil),
    ])
}

extension NavigationAction {
  /// A `navigate` to a screen.
  static func to(_ name: String, _ params: JSONObject = [:], in stack: String? = nil) -> NavigationAction {
    .navigate(action: nil, route: NativeRoute(name: name, params: params), stack: stack)
  }

  /// A push of a screen.
  static func push(_ name: String, key: String = "") -> NavigationAction {
    .push(navParams: NavigateParams(route: NativeRoute(key: key, name: name)))
  }

  static var pop: NavigationAction { .pop(popParams: nil) }
}
