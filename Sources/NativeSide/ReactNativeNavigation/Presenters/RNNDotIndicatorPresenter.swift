internal import HeadlessUIKit
internal import NavbridgeRuntime

/// Adds dots to the icons of tabs and removes them (rnn-layouts §9).
@MainQueue
final class RNNDotIndicatorPresenter {
  /// The default options at construction (rnn-commands §3.3).
  let defaultOptions: RNNNavigationOptions

  init(defaultOptions: RNNNavigationOptions) { self.defaultOptions = defaultOptions }

  /// Updates the dots at every layout of the bar. The defaults are not read here, as on iOS.
  func bottomTabsDidLayoutSubviews(_ tabs: RNNBottomTabsController) {
    for case let child as any RNNLayoutProtocol in tabs.viewControllers {
      apply(DotIndicatorOptions(child.resolveOptions()), to: child, of: tabs)
      place(tabs.dotIndicator(of: child))
    }
  }

  func mergeOptions(
    _ options: RNNNavigationOptions, resolvedOptions: ResolvedOptions, child: any RNNLayoutProtocol,
    of tabs: RNNBottomTabsController
  ) {
    guard options.values.mask.intersects(.dotIndicator) else { return }
    let merged = ResolvedOptions([options] + resolvedOptions.layers).withDefault(defaultOptions)
    apply(DotIndicatorOptions(merged), to: child, of: tabs)
  }

  /// Adds or removes the dot. A dot of the same colour stays, whatever its size.
  private func apply(
    _ options: DotIndicatorOptions, to child: any RNNLayoutProtocol, of tabs: RNNBottomTabsController
  ) {
    guard let isVisible = options.isVisible else { return }
    let old = tabs.dotIndicator(of: child)
    if isVisible, let old, old.color == options.color { return }
    old?.removeFromSuperview()
    guard isVisible, let button = tabs.button(of: child) else { return }
    let dot = RNNDotIndicatorView(options)
    button.addSubview(dot)
    place(dot)
  }

  /// Centres the dot on the icon's top right corner.
  private func place(_ dot: RNNDotIndicatorView?) {
    guard let dot, let icon = (dot.superview as? UITabBarButton)?.iconFrame else { return }
    dot.frame = CGRect(
      x: icon.x + icon.width - dot.size / 2, y: icon.y - dot.size / 2, width: dot.size, height: dot.size)
  }
}

/// The dot on a tab's icon.
final class RNNDotIndicatorView: UIView {
  let color: UIColor?
  /// The diameter in points.
  let size: Double

  init(_ options: DotIndicatorOptions) {
    color = options.color
    size = options.size
    super.init()
  }
}
