internal import NavbridgeRuntime
public import NavbridgeVocabulary

extension NativeRoute.ScreenName {
  /// True if the app has registered the name as that of a modal screen (native-router §8).
  public func isModalScreen(in app: RouterApp) -> Bool { app.screen(named: rawValue)?.isModal ?? false }
}

extension NativeRoute {
  /// Returns true if a script screen of this route is presented: the service decides, or else the registration of its
  /// name. A name that is not registered is pushed (native-router §3).
  @MainQueue
  public func isModalScreen(in app: RouterApp, routeConfigService: any RouteConfigService) -> Bool {
    routeConfigService.isModalScreen(name) ?? screenName(in: app)?.isModalScreen(in: app) ?? false
  }
}
