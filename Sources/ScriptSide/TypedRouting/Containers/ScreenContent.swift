public import NavbridgeRuntime

/// A type that describes a screen: the counterpart of a view, without anything to draw (typed-routing §8).
@ScriptThread
public protocol ScreenContent {
  /// The screen's description.
  var screen: Screen { get }
}

/// Builds a screen from a switch or a condition whose branches have different types.
@resultBuilder
@ScriptThread
public enum ScreenBuilder {
  /// Converts the content of a branch.
  public static func buildExpression(_ content: some ScreenContent) -> Screen { content.screen }
  /// Takes the only content of a block.
  public static func buildBlock(_ screen: Screen) -> Screen { screen }
  /// Takes the content of the branch that applies.
  public static func buildEither(first screen: Screen) -> Screen { screen }
  /// Takes the content of the branch that applies.
  public static func buildEither(second screen: Screen) -> Screen { screen }
}

/// A destination whose type is erased.
@ScriptThread
struct ScreenMapping {
  let destination: any RouteDestination.Type
  /// Returns the screen of a route, or nil for a route of another type.
  let screen: (any Route) -> Screen?

  init<Destination: RouteDestination>(_ destination: Destination.Type) {
    self.destination = destination
    screen = { route in
      if let own = (route as? Destination.R).map({ destination[$0] }) { return own }
      return (route as? NativeScreenRoute).map { Screen($0.name) }
    }
  }
}

/// A behaviour that a screen has from a modifier.
@ScriptThread
enum ScreenModifier {
  /// Runs each time that the screen appears.
  case appear((Router) -> Void)
  /// Registers an observer of messages each time that the screen appears, at its route and its place.
  case observe((_ router: Router, _ route: AnyRoute, _ pathCount: Int) -> Void)
  /// Runs each time that the screen disappears.
  case disappear((Router) -> Void)
  /// Runs when the screen appears for the first time. The subscription lives as long as the mounted screen.
  case subscribe((Router) -> RoutingSubscription)
}

/// The place of a screen within its container.
public enum ScreenPlace: Hashable, Sendable {
  /// The bottom of the stack, or the sidebar of a split view.
  case root
  /// The content column of a split view.
  case content
  /// The bottom of the detail column of a split view.
  case detail
  /// A place in the path, from 0.
  case pushed(Int)
}

/// The modifiers of a screen. Each returns a screen that has one behaviour more.
extension ScreenContent {
  /// Runs an action each time that the screen appears.
  public func onAppear(_ perform: @escaping (Router) -> Void) -> Screen { adding(.appear(perform)) }

  /// Runs an action each time that the screen disappears.
  public func onDisappear(_ perform: @escaping (Router) -> Void) -> Screen { adding(.disappear(perform)) }

  /// Observes messages of one type while the screen's route is on its stack (typed-routing §4).
  ///
  /// The observer is registered when the screen appears. A screen that appears again registers nothing new.
  public func routerContext<Context: RouteContext>(
    _ type: Context.Type, perform: @escaping (Context) -> Void
  ) -> Screen {
    adding(.observe { $0.add(context: type, at: $1, $2, perform: perform) })
  }

  /// Observes the presentations of every router of the tree (typed-routing §3).
  ///
  /// - Parameter perform: receives true when a route is presented, false when one is dismissed, and the presenting
  ///   router.
  public func routerPresent(perform: @escaping (Bool, BaseRouter) -> Void) -> Screen {
    adding(.subscribe { $0.onPresent(perform: perform) })
  }

  /// Runs an action when the selected tab is selected again, after its stack has been popped to its root (typed-routing
  /// §6).
  public func onTabReselected(_ tab: some TabRoute, perform: @escaping () -> Void) -> Screen {
    adding(.subscribe { $0.onTabReselected(tab, perform: perform) })
  }

  /// Prints the tree of routers after each of its changes, while the screen is mounted (typed-routing §10).
  public func printRouterOnChange() -> Screen { adding(.subscribe { $0.printRouterOnChange() }) }

  private func adding(_ modifier: ScreenModifier) -> Screen {
    var screen = screen
    screen.modifiers.append(modifier)
    return screen
  }
}
