internal import NavbridgeKernel

/// Requests of native code that do not concern the router's state.
extension NativeAppRouter {
  /// Opens a URL from within the app, as the system opens one from outside (native-router §11).
  ///
  /// - Returns: false if the URL does not belong to this app, so that the caller may open it elsewhere.
  @discardableResult
  public func openURL(_ url: String) -> Bool { host.part(NativeAppView.self).openURL(url) }

  /// Switches a feature flag. It counts from the next navigation on (native-router §8).
  public func setFlag(_ flag: String, isEnabled: Bool) {
    _ = host.part(NativeAppView.self).mappings.setFlag(flag, isEnabled: isEnabled)
  }
}
