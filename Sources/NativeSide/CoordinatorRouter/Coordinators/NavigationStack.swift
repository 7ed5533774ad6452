public import HeadlessUIKit
package import NavbridgeKernel
package import NavbridgeRuntime
package import NavbridgeVocabulary

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

/// The end of the bridge that script coordinators use for their screens (native-router §7.4, §10). Native coordinators
/// never use it.
@MainQueue
package protocol NavigationBridge: AnyObject {
  /// The device, in whose current script context surfaces run.
  var host: NativeHost { get }
  /// True from the moment when a script context has loaded until it ends. Surfaces run only in such a context.
  var isScriptLoaded: Bool { get }

  /// Called for each event of a script screen, after the surface was run, updated or stopped.
  func screen(_ operation: ScreenOperation, _ route: NativeRoute)
}

/// The events of a script screen, by the names that they have on the wire (native-router §10).
package enum ScreenOperation: String, Sendable, CaseIterable {
  case mount, update, unmount, willAppear, didAppear, willDisappear, didDisappear
}

/// The navigation controller of a tab or a modal. Its back button is the action `goBack` (native-router §9).
final class RouterNavigationController: UINavigationController {
  private unowned let router: NativeAppRouter
  weak var stack: NavigationStack?

  init(router: NativeAppRouter) {
    self.router = router
    super.init()
    delegate = router
  }

  override func navigationBarShouldPop() -> Bool {
    router.perform(action: .goBack, origin: .gesture)
    return false
  }

  override func backMenuDidChoose(_ viewController: UIViewController) {
    stack?.noticed = .swipeBack
    super.backMenuDidChoose(viewController)
  }
}

/// The first coordinator of a modal is the delegate of its presentation, so that a swipe down ends in `stop`
/// (native-router §7.4, §9).
extension NavigationCoordinator: UIAdaptivePresentationControllerDelegate {
  public func presentationControllerDidDismiss(_ controller: UIPresentationController) {
    router.userDismissed(self)
  }

  public func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) {
    router.userAttemptedToDismiss(self)
  }
}
