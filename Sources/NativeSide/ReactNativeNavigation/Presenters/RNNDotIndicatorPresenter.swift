internal import HeadlessUIKit
internal import Shared

/// Puts dots on the icons of tabs and takes them off (rnn-layouts §9).
@MainQueue
final class RNNDotIndicatorPresenter {
  /// Those at construction (rnn-commands §3.3).
  let defaultOptions: RNNNavigationOptions

  init(defaultOptions: RNNNavigationOptions) { self.defaultOptions = defaultOptions }

  /// Every layout of the bar; the defaults are not asked here, as on iOS.
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

  /// A dot of the same colour stays, whatever its size.
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

  /// Centred on the icon's top right corner.
  private func place(_ dot: RNNDotIndicatorView?) {
    guard let dot, let icon = (dot.superview as? UITabBarButton)?.iconFrame else { return }
    dot.frame = CGRect(
      x: icon.x + icon.width - dot.size / 2, y: icon.y - dot.size / 2, width: dot.size, height: dot.size)
  }
}
