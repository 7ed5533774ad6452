internal import HeadlessUIKit
internal import Shared

/// Applies what a screen's options say of the room that it has: large title, content behind bars, status bar.
@MainQueue
final class ScreenGeometryPresenter {
  /// How long the status bar takes to hide, in milliseconds (rnn-options §4.2).
  private static let statusBarAnimation: Double = 350

  @WeakReference var boundViewController: UIViewController?

  private var screen: RNNComponentViewController? { boundViewController as? RNNComponentViewController }

  /// The containers are not there yet: what they say does not count (rnn-options §3.11).
  func applyOptionsOnInit(_ options: ResolvedOptions) {
    guard let screen else { return }
    let isLarge = options.bool(.largeTitleVisible, default: false)
    screen.navigationItem.largeTitleDisplayMode = isLarge ? .always : .never
    screen.drawsBehindTopBar =
      isLarge || options.bool(.topBarDrawBehind, default: false) || options.bool(.topBarTranslucent, default: false)
      || !options.bool(.topBarVisible, default: true)
    screen.drawsBehindBottomTabs =
      options.bool(.bottomTabsDrawBehind, default: false) || options.bool(.bottomTabsTranslucent, default: false)
      || !options.bool(.bottomTabsVisible, default: true)
  }

  func applyOptions(_ options: ResolvedOptions) { refreshStatusBar(options) }

  func mergeOptions(_ merged: ResolvedOptions, resolvedOptions: ResolvedOptions) {
    guard let screen else { return }
    if let isLarge = merged.bool(.largeTitleVisible) {
      screen.navigationItem.largeTitleDisplayMode = isLarge ? .always : .never
    }
    if let isBehind = merged.bool(.topBarDrawBehind) { screen.drawsBehindTopBar = isBehind }
    if let isBehind = merged.bool(.bottomTabsDrawBehind) { screen.drawsBehindBottomTabs = isBehind }
    let paths: [OptionPath] = [.statusBarVisible, .statusBarHidesWithTopBar, .statusBarStyle]
    if paths.contains(where: { merged.value(at: $0) != nil }) {
      refreshStatusBar(ResolvedOptions(merged.layers + resolvedOptions.layers))
    }
  }

  private func refreshStatusBar(_ options: ResolvedOptions) {
    guard let application = screen?.application else { return }
    if options.bool(.statusBarAnimate, default: true) {
      application.animateStatusBarUpdate(milliseconds: Self.statusBarAnimation)
    } else {
      application.setNeedsStatusBarAppearanceUpdate()
    }
  }
}
