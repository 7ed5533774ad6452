internal import HeadlessUIKit
internal import Shared

/// What the system asks of a controller is answered by its options, and by those of its current child (rnn-options §2.4,
/// phase Q).
extension RNNBasePresenter: UISystemPreferences {
  /// The status bar hides with the bar of the stack that is shown only where `visible` says nothing.
  var prefersStatusBarHidden: Bool {
    guard let layout = boundViewController?.asLayout else { return false }
    let options = Self.resolveStatusBarOptions(layout)
    if let isVisible = options.bool(.statusBar.visible) { return !isVisible }
    guard options.boolOrDefault(.statusBar.hideWithTopBar) else { return false }
    let stack = layout.stack ?? layout.presentedComponentViewController.stack
    return stack?.isNavigationBarHidden ?? false
  }

  var preferredStatusBarStyle: UIStatusBarStyle {
    guard let layout = boundViewController?.asLayout else { return .default }
    return switch Self.resolveStatusBarOptions(layout).text(.statusBar.style) {
    case "light": .lightContent
    case "dark": .darkContent
    default: .default
    }
  }

  /// That of the screen that is shown.
  var prefersHomeIndicatorAutoHidden: Bool {
    guard let layout = boundViewController?.asLayout else { return false }
    return layout.presentedComponentViewController.presenter.autoHidesHomeIndicator
  }

  var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    guard let layout = boundViewController?.asLayout else { return .allButUpsideDown }
    return UIInterfaceOrientationMask(
      option: layout.resolveOptions().withDefault(defaultOptions).value(at: .layout.orientation))
  }

  /// A child's options come with the defaults, so that a default goes before what a container says (rnn-options §2.2).
  private static func resolveStatusBarOptions(_ layout: any RNNLayoutProtocol) -> ResolvedOptions {
    var layers: [RNNNavigationOptions] = []
    appendStatusBarOptions(of: layout, to: &layers)
    return ResolvedOptions(layers)
  }

  /// Those from the innermost child on that say something of the status bar; most say nothing.
  private static func appendStatusBarOptions(of layout: any RNNLayoutProtocol, to layers: inout [RNNNavigationOptions])
  {
    if let child = layout.getCurrentChild() { appendStatusBarOptions(of: child, to: &layers) }
    if layout.options.values.mask.intersects(statusBarMask) { layers.append(layout.options) }
    let defaults = layout.presenter.defaultOptions
    if defaults.values.mask.intersects(statusBarMask) { layers.append(defaults) }
  }

  private static let statusBarMask = OptionMask([.statusBar.visible, .statusBar.hideWithTopBar, .statusBar.style])
}
