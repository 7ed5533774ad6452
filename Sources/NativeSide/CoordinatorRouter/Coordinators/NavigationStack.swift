internal import HeadlessUIKit
internal import NavbridgeRuntime
internal import NavbridgeVocabulary

/// A navigation controller of a tab or a modal, with the coordinators that stand for its view controllers
/// (native-router §2).
@MainQueue
final class NavigationStack {
  /// The identity of the navigation controller in the state.
  let navId: String
  let controller: RouterNavigationController
  /// The first coordinator. Nil only before it has started and after it has stopped.
  var head: NavigationCoordinator?
  /// The view controller that the navigation controller has shown last, or nil since a step that changes it.
  weak var lastShown: UIViewController?
  /// True when the presentation of a modal's navigation controller has ended.
  var isPresented = false
  /// The cause of the next change that no action made, as a delegate's method has noticed it.
  var noticed: ChangeReason?

  init(navId: String, controller: RouterNavigationController) {
    (self.navId, self.controller) = (navId, controller)
  }

  var chain: [NavigationCoordinator] { head?.chain ?? [] }

  /// The chain as a plain value.
  var screens: [RouterState.Screen] {
    chain.map {
      RouterState.Screen(
        route: $0.route, coordinator: $0.className, views: max(1, $0.viewControllers.count))
    }
  }
}
