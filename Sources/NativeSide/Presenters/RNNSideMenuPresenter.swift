internal import HeadlessUIKit
internal import Shared

/// Applies a side menu's options (rnn-layouts §10, rnn-options §2.5).
final class RNNSideMenuPresenter: RNNBasePresenter {
  /// What applies where nothing is set.
  private static let unset: RNNNavigationOptions = {
    let side: JSON = [
      "enabled": true, "shouldStretchDrawer": true, "animationVelocity": 840, "openMode": "aboveContent",
    ]
    return RNNNavigationOptions(["sideMenu": ["left": side, "right": side]])
  }()

  private var menu: RNNSideMenuViewController? { boundViewController as? RNNSideMenuViewController }

  override func applyOptionsOnInit(_ options: ResolvedOptions) {
    super.applyOptionsOnInit(options)
    let options = options.withDefault(defaultOptions)
    guard let menu else { return }
    for paths in SideMenuSideOptions.all {
      if let width = options.number(paths.width) { menu.setWidth(width, of: paths.side) }
    }
    menu.openDrawerGestureModeMask =
      switch options.text(.sideMenuOpenGestureMode) {
      case nil, "bezel": .bezelPanningCenterView
      default: .all
      }
  }

  override func applyOptions(_ options: ResolvedOptions) {
    super.applyOptions(options)
    apply(options.withDefault(defaultOptions).withDefault(Self.unset))
  }

  override func mergeOptions(_ options: RNNNavigationOptions, resolvedOptions: ResolvedOptions) {
    super.mergeOptions(options, resolvedOptions: resolvedOptions)
    apply(ResolvedOptions([options]))
  }

  /// Has every option act that is there.
  private func apply(_ options: ResolvedOptions) {
    guard let menu else { return }
    if let type = options.text(.sideMenuAnimationType).flatMap(SideMenuAnimationType.init) { menu.animationType = type }
    for paths in SideMenuSideOptions.all {
      let side = paths.side
      if let isEnabled = options.bool(paths.enabled) { menu.setEnabled(isEnabled, side) }
      if let width = options.number(paths.width) { menu.setWidth(width, of: side) }
      if let stretches = options.bool(paths.shouldStretchDrawer) { menu.setShouldStretch(stretches, side) }
      if let velocity = options.number(paths.animationVelocity) { menu.setAnimationVelocity(velocity, of: side) }
      if let mode = options.text(paths.openMode) {
        menu.setOpenMode(mode == "aboveContent" ? .aboveContent : .pushContent, of: side)
      }
    }
    // After all that says how a drawer moves.
    for paths in SideMenuSideOptions.all {
      guard let isVisible = options.bool(paths.visible) else { continue }
      options.consume(paths.visible)
      menu.setVisible(isVisible, paths.side)
    }
  }
}
