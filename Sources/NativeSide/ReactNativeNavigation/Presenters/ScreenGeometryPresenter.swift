internal import HeadlessUIKit
internal import NavbridgeRuntime

/// Applies the options for a screen's geometry: large title, content behind bars, status bar.
@MainQueue
final class ScreenGeometryPresenter {
  /// The duration of the status bar's animation, in milliseconds (rnn-options §4.2).
  private static let statusBarAnimation: Double = 350

  @WeakReference var boundViewController: UIViewController?

  private var screen: RNNComponentViewController? { boundViewController as? RNNComponentViewController }

  /// Applies the options at construction. The containers do not exist yet, so their options do not count
  /// (rnn-options §3.11).
  func applyOptionsOnInit(_ options: ResolvedOptions) {
    guard let screen else { return }
    let isLarge = options.boolOrDefault(.topBar.largeTitle.visible)
    screen.navigationItem.largeTitleDisplayMode = isLarge ? .always : .never
    screen.drawsBehindTopBar =
      isLarge || options.boolOrDefault(.topBar.drawBehind)
      || options.boolOrDefault(.topBar.background.translucent)
      || !options.boolOrDefault(.topBar.visible)
    screen.drawsBehindBottomTabs =
      options.boolOrDefault(.bottomTabs.drawBehind) || options.boolOrDefault(.bottomTabs.translucent)
      || !options.boolOrDefault(.bottomTabs.visible)
  }

  static let properties = PresentedProperties<ScreenGeometryPresenter>([
    PresentedProperty(.topBar.largeTitle.visible, onlyByMerge: true) { presenter, options in
      let isLarge = options.resolved.boolOrDefault(.topBar.largeTitle.visible)
      presenter.screen?.navigationItem.largeTitleDisplayMode = isLarge ? .always : .never
    },
    PresentedProperty(.topBar.drawBehind, onlyByMerge: true) { presenter, options in
      presenter.screen?.drawsBehindTopBar = options.resolved.boolOrDefault(.topBar.drawBehind)
    },
    PresentedProperty(.bottomTabs.drawBehind, onlyByMerge: true) { presenter, options in
      presenter.screen?.drawsBehindBottomTabs = options.resolved.boolOrDefault(.bottomTabs.drawBehind)
    },
    // A merge with only `visible` is handled by every presenter and changes the bar at once.
    PresentedProperty(.statusBar.style) { presenter, options in
      presenter.refreshStatusBar(options.resolved)
    },
    PresentedProperty(.statusBar.blur) { presenter, options in
      presenter.setStatusBarBlurred(options.resolved.boolOrDefault(.statusBar.blur))
    },
  ])

  /// Adds or removes a view that blurs the content under the status bar. It keeps the size that the bar has when it is
  /// added.
  private func setStatusBarBlurred(_ isBlurred: Bool) {
    guard let view = screen?.viewIfLoaded else { return }
    let blur = view.statusBarBlur
    if !isBlurred {
      blur?.removeFromSuperview()
    } else if blur == nil, let application = screen?.application {
      view.addSubview(
        UIVisualEffectView(
          frame: CGRect(x: 0, y: 0, width: view.bounds.width, height: application.statusBarHeight)))
    }
  }

  private func refreshStatusBar(_ options: ResolvedOptions) {
    guard let application = screen?.application else { return }
    if options.boolOrDefault(.statusBar.animate) {
      application.animateStatusBarUpdate(milliseconds: Self.statusBarAnimation)
    } else {
      application.setNeedsStatusBarAppearanceUpdate()
    }
  }
}

extension UIView {
  /// The view that blurs the content under the status bar.
  var statusBarBlur: UIVisualEffectView? { subviews.lazy.compactMap { $0 as? UIVisualEffectView }.first }
}
