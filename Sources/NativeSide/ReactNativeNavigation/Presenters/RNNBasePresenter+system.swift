internal import HeadlessUIKit

/// Supplies the preferences that the system requests of a controller, from its options and those of its current child
/// (rnn-options §2.4, phase Q).
extension RNNBasePresenter: UISystemPreferences {
  /// True if the status bar is hidden. It hides together with the bar of the visible stack only if `visible` is not
  /// set.
  package var prefersStatusBarHidden: Bool {
    guard isStatusBarEverSet, let layout = boundViewController?.asLayout else { return false }
    let options = Self.resolveStatusBarOptions(layout)
    if let isVisible = options.bool(.statusBar.visible) { return !isVisible }
    guard options.boolOrDefault(.statusBar.hideWithTopBar) else { return false }
    let stack = layout.stack ?? layout.presentedComponentViewController.stack
    return stack?.isNavigationBarHidden ?? false
  }

  package var preferredStatusBarStyle: UIStatusBarStyle {
    guard isStatusBarEverSet, let layout = boundViewController?.asLayout else { return .default }
    return switch Self.resolveStatusBarOptions(layout).text(.statusBar.style) {
    case "light": .lightContent
    case "dark": .darkContent
    default: .default
    }
  }

  /// Only screens answer. A side menu and a split view name no child, so the option has no effect in them.
  package var prefersHomeIndicatorAutoHidden: Bool {
    boundViewController is RNNComponentViewController && autoHidesHomeIndicator
  }

  package var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    guard let layout = boundViewController?.asLayout else { return .allButUpsideDown }
    return UIInterfaceOrientationMask(
      option: layout.resolveOptions().withDefault(defaultOptions).value(at: .layout.orientation))
  }

  /// False if the script side has never set an option for the status bar. Most apps never set one.
  private var isStatusBarEverSet: Bool { reader?.hasRead(any: Self.statusBarMask) ?? true }

  /// Returns the options for the status bar. A child's options include the defaults, so a default has precedence over a
  /// container's options (rnn-options §2.2).
  private static func resolveStatusBarOptions(_ layout: any RNNLayoutProtocol) -> ResolvedOptions {
    var layers: [RNNNavigationOptions] = []
    appendStatusBarOptions(of: layout, to: &layers)
    return ResolvedOptions(layers)
  }

  /// Appends the options that mention the status bar, from the innermost child outwards. Most options do not mention
  /// it.
  private static func appendStatusBarOptions(of layout: any RNNLayoutProtocol, to layers: inout [RNNNavigationOptions])
  {
    if let child = layout.getCurrentChild() { appendStatusBarOptions(of: child, to: &layers) }
    if layout.options.values.mask.intersects(statusBarMask) { layers.append(layout.options) }
    let defaults = layout.presenter.defaultOptions
    if defaults.values.mask.intersects(statusBarMask) { layers.append(defaults) }
  }

  private static let statusBarMask = OptionMask([.statusBar.visible, .statusBar.hideWithTopBar, .statusBar.style])
}
