internal import HeadlessUIKit
internal import NavbridgeRuntime

/// Applies the look of a stack's bar to the item of the visible screen, in the way of iOS 13 and later
/// (rnn-options §4.4).
@MainQueue
struct TopBarAppearancePresenter {
  /// The two looks of one item: the standard look, and the look while the content is scrolled to its edge.
  struct Looks {
    var standard: UINavigationBarAppearance
    var scrollEdge: UINavigationBarAppearance
  }

  private typealias Property = PresentedProperty<Looks>

  private static let largeTitle = OptionPath.topBar.largeTitle.font

  private static let properties = PresentedProperties<Looks>([
    Property(.topBar.background.color, .topBar.background.translucent) { looks, options in
      let background = background(
        options.resolved, color: .topBar.background.color, translucent: .topBar.background.translucent)
      looks.standard.background = background
      looks.scrollEdge.background = background
    },
    // Only the next appearance derives this background again, not a merge (rnn-options §3.13). It must follow the row
    // above, which sets the same background.
    Property(.topBar.scrollEdgeAppearance.active) { looks, options in
      guard options.merged == nil, options.resolved.boolOrDefault(.topBar.scrollEdgeAppearance.active) else { return }
      looks.scrollEdge.background = scrollEdgeBackground(options.resolved)
    },
    Property(.topBar.noBorder, .topBar.borderColor) { looks, options in
      looks.standard.shadow = shadow(options.resolved, noBorder: .topBar.noBorder, color: .topBar.borderColor)
    },
    Property(.topBar.scrollEdgeAppearance.noBorder, .topBar.scrollEdgeAppearance.borderColor) { looks, options in
      looks.scrollEdge.shadow = shadow(
        options.resolved, noBorder: .topBar.scrollEdgeAppearance.noBorder,
        color: .topBar.scrollEdgeAppearance.borderColor)
    },
    Property(OptionPath.topBar.title.font.all) { looks, options in
      let attributes = RNNFontAttributesCreator.attributes(
        options.resolved, OptionPath.topBar.title.font, current: looks.standard.titleTextAttributes)
      looks.standard.titleTextAttributes = attributes
      if !setsScrollEdgeTitle(options.resolved) { looks.scrollEdge.titleTextAttributes = attributes }
    },
    Property(OptionPath.topBar.scrollEdgeAppearance.title.all) { looks, options in
      guard setsScrollEdgeTitle(options.resolved) else { return }
      looks.scrollEdge.titleTextAttributes = RNNFontAttributesCreator.attributes(
        options.resolved, OptionPath.topBar.scrollEdgeAppearance.title, current: looks.scrollEdge.titleTextAttributes)
    },
    // A merge with only a weight has no effect, and a merge without a colour removes the colour.
    Property(largeTitle.color, largeTitle.fontSize, largeTitle.fontFamily) { looks, options in
      let attributes = RNNFontAttributesCreator.attributes(
        options.asked, largeTitle, current: looks.standard.largeTitleTextAttributes)
      looks.standard.largeTitleTextAttributes = attributes
      looks.scrollEdge.largeTitleTextAttributes = attributes
    },
    RNNBackButtonPresenter.icon,
  ])

  func present(_ options: PresentedOptions, on stack: RNNStackController, by presenter: RNNBasePresenter) {
    guard let item = stack.topViewController?.navigationItem else { return }
    if options.merged.map(Self.properties.follows) ?? true {
      let standard = item.standardAppearance ?? UINavigationBarAppearance()
      var looks = Looks(standard: standard, scrollEdge: item.scrollEdgeAppearance ?? standard)
      presenter.present(Self.properties, options, on: &looks)
      item.standardAppearance = looks.standard
      item.scrollEdgeAppearance = looks.scrollEdge
    }
    // The options of the back button apply to the item of the screen below. For a root they apply to its own item,
    // where the next screen finds them.
    guard var previous = stack.viewControllers.dropLast().last ?? stack.topViewController else { return }
    presenter.present(RNNBackButtonPresenter.properties, options, on: &previous)
  }

  private static func background(
    _ options: ResolvedOptions, color: OptionPath, translucent: OptionPath
  ) -> UIBarBackground {
    if let color = options.color(color) { return color.isTransparent ? .transparent : .color(color) }
    return options.boolOrDefault(translucent) ? .translucent : .opaque
  }

  private static func scrollEdgeBackground(_ options: ResolvedOptions) -> UIBarBackground {
    let paths = OptionPath.topBar.scrollEdgeAppearance
    return background(
      options, color: options.isSet(paths.backgroundColor) ? paths.backgroundColor : .topBar.background.color,
      translucent: options.isSet(paths.backgroundTranslucent)
        ? paths.backgroundTranslucent : .topBar.background.translucent)
  }

  private static func shadow(_ options: ResolvedOptions, noBorder: OptionPath, color: OptionPath) -> UIBarShadow {
    if options.boolOrDefault(noBorder) { return .none }
    return options.color(color).map { .color($0) } ?? .system
  }

  private static func setsScrollEdgeTitle(_ options: ResolvedOptions) -> Bool {
    options.mentions(.scrollEdgeTitle)
      && OptionPath.topBar.scrollEdgeAppearance.title.all.contains(where: options.isSet)
  }
}
