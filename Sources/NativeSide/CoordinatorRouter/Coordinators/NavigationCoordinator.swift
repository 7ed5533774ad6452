public import HeadlessUIKit
public import NavbridgeRuntime
public import NavbridgeVocabulary

/// The superclass of coordinators, which supplies what all of them need. A subclass makes a view controller, and
/// overrides only what is special (native-router §7).
@MainQueue
open class NavigationCoordinator {
  public private(set) var route: Route
  public unowned let router: Router

  public required init(route: Route, router: Router) { (self.route, self.router) = (route, router) }

  /// Returns true if the coordinator presents its screen. A native coordinator decides this itself.
  open class func presentsModally(_ route: Route) -> Bool { false }

  /// Makes the view controller of the coordinator's screen. A subclass must override it.
  open func makeViewController() -> UIViewController {
    preconditionFailure("\(type(of: self)) must override makeViewController().")
  }

  open func start() {}
  open func stop() {}
}

/// Shows a script screen on a stack.
open class ReactCoordinator: NavigationCoordinator {}

/// Presents a script screen.
open class ModalReactCoordinator: NavigationCoordinator {
  open override class func presentsModally(_ route: Route) -> Bool { true }
}
