internal import HeadlessUIKit
internal import NavbridgeRuntime

/// Applies a side menu's options (rnn-layouts §10, rnn-options §2.5).
final class RNNSideMenuPresenter: RNNBasePresenter {
  private var menu: RNNSideMenuViewController? { boundViewController as? RNNSideMenuViewController }

  override func applyOptionsOnInit(_ options: ResolvedOptions) {
    super.applyOptionsOnInit(options)
    let options = options.withDefault(defaultOptions)
    guard let menu else { return }
    for (side, paths) in Self.sides {
      if let width = options.number(paths.width) { menu.setWidth(width, of: side) }
    }
    menu.openDrawerGestureModeMask =
      options.textOrDefault(.sideMenu.openGestureMode) == "bezel" ? .bezelPanningCenterView : .all
  }

  override func present(_ options: PresentedOptions) {
    super.present(options)
    guard var menu else { return }
    present(options.merged == nil ? Self.appearing : Self.merging, options, on: &menu)
  }

  private static let sides: [(MMDrawerSide, SideMenuSideOptionPaths)] = [
    (.left, OptionPath.sideMenu.left), (.right, OptionPath.sideMenu.right),
  ]

  private typealias Property = PresentedProperty<RNNSideMenuViewController>

  /// The order matters, because a drawer opens with the settings that it has at that time (rnn-layouts §10). When the
  /// menu appears, a drawer opens before its mode is set. A merge opens it before it sets anything but `enabled`.
  private static let appearing = PresentedProperties<RNNSideMenuViewController>(
    each(enabled) + each(stretching) + each(velocity) + [animationType] + each(width)
      + each(visibility) + [backgroundColor] + each(openMode))

  private static let merging = PresentedProperties<RNNSideMenuViewController>(
    each(enabled) + each(visibility) + each(width) + each(stretching) + each(openMode)
      + each(velocity) + [animationType, backgroundColor])

  private static func each(_ make: @MainQueue (MMDrawerSide, SideMenuSideOptionPaths) -> Property) -> [Property] {
    sides.map { make($0, $1) }
  }

  private static let backgroundColor = Property(.layout.backgroundColor) { menu, options in
    menu.view.backgroundColor = options.resolved.color(.layout.backgroundColor)
  }

  private static let animationType = Property(.sideMenu.animationType) { menu, options in
    let type = options.resolved.text(.sideMenu.animationType).flatMap(SideMenuAnimationType.init)
    if let type { menu.animationType = type }
  }

  private static func enabled(_ side: MMDrawerSide, _ paths: SideMenuSideOptionPaths) -> Property {
    Property(paths.enabled) { menu, options in menu.setEnabled(options.resolved.boolOrDefault(paths.enabled), side) }
  }

  private static func width(_ side: MMDrawerSide, _ paths: SideMenuSideOptionPaths) -> Property {
    Property(paths.width) { menu, options in
      if let width = options.resolved.number(paths.width) { menu.setWidth(width, of: side) }
    }
  }

  private static func stretching(_ side: MMDrawerSide, _ paths: SideMenuSideOptionPaths) -> Property {
    Property(paths.shouldStretchDrawer) { menu, options in
      menu.setShouldStretch(options.resolved.boolOrDefault(paths.shouldStretchDrawer), side)
    }
  }

  private static func velocity(_ side: MMDrawerSide, _ paths: SideMenuSideOptionPaths) -> Property {
    Property(paths.animationVelocity) { menu, options in
      menu.setAnimationVelocity(options.resolved.numberOrDefault(paths.animationVelocity), of: side)
    }
  }

  private static func openMode(_ side: MMDrawerSide, _ paths: SideMenuSideOptionPaths) -> Property {
    Property(paths.openMode) { menu, options in
      let isAbove = options.resolved.textOrDefault(paths.openMode) == "aboveContent"
      menu.setOpenMode(isAbove ? .aboveContent : .pushContent, of: side)
    }
  }

  private static func visibility(_ side: MMDrawerSide, _ paths: SideMenuSideOptionPaths) -> Property {
    Property(paths.visible) { menu, options in
      guard let isVisible = options.asked.bool(paths.visible) else { return }
      options.asked.consume(paths.visible)
      menu.setVisible(isVisible, side)
    }
  }
}

/// The animation of drawers and centre while a drawer moves (rnn-layouts §10). The type is stored and not drawn.
enum SideMenuAnimationType: String, Sendable {
  case door
  case parallax
  case slide
  case slideAndScale = "slide-and-scale"
}
