internal import HeadlessUIKit
internal import Shared

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
    present(Self.properties, options, on: &menu)
  }

  private static let sides: [(MMDrawerSide, SideMenuSideOptionPaths)] = [
    (.left, OptionPath.sideMenu.left), (.right, OptionPath.sideMenu.right),
  ]

  private typealias Property = PresentedProperty<RNNSideMenuViewController>

  /// Opening and closing comes after all that says how a drawer moves.
  private static let properties = PresentedProperties<RNNSideMenuViewController>(
    [
      Property(.layout.backgroundColor) { menu, options in
        menu.view.backgroundColor = options.resolved.color(.layout.backgroundColor)
      },
      Property(.sideMenu.animationType) { menu, options in
        let type = options.resolved.text(.sideMenu.animationType).flatMap(SideMenuAnimationType.init)
        if let type { menu.animationType = type }
      },
    ] + sides.flatMap { howItMoves($0, $1) } + sides.map { visibility($0, $1) })

  private static func howItMoves(_ side: MMDrawerSide, _ paths: SideMenuSideOptionPaths) -> [Property] {
    [
      Property(paths.enabled) { menu, options in menu.setEnabled(options.resolved.boolOrDefault(paths.enabled), side) },
      Property(paths.width) { menu, options in
        if let width = options.resolved.number(paths.width) { menu.setWidth(width, of: side) }
      },
      Property(paths.shouldStretchDrawer) { menu, options in
        menu.setShouldStretch(options.resolved.boolOrDefault(paths.shouldStretchDrawer), side)
      },
      Property(paths.animationVelocity) { menu, options in
        menu.setAnimationVelocity(options.resolved.numberOrDefault(paths.animationVelocity), of: side)
      },
      Property(paths.openMode) { menu, options in
        let isAbove = options.resolved.textOrDefault(paths.openMode) == "aboveContent"
        menu.setOpenMode(isAbove ? .aboveContent : .pushContent, of: side)
      },
    ]
  }

  private static func visibility(_ side: MMDrawerSide, _ paths: SideMenuSideOptionPaths) -> Property {
    Property(paths.visible) { menu, options in
      guard let isVisible = options.asked.bool(paths.visible) else { return }
      options.asked.consume(paths.visible)
      menu.setVisible(isVisible, side)
    }
  }
}
