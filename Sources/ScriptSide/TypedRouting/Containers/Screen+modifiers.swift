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
