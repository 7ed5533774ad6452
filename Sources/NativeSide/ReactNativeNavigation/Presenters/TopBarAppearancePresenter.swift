internal import HeadlessUIKit
internal import Shared

/// Applies the look of a stack's bar, as since iOS 13: to the item of the screen that is shown (rnn-options §4.4).
@MainQueue
struct TopBarAppearancePresenter {
  /// The looks of one item: as the bar is, and as it is while the content is scrolled to its edge.
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
    // Derived anew by the next appearance alone, not by merges (rnn-options §3.13); so it stands behind the row above.
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
    // A merge of a weight alone does nothing, and one that brings no colour takes the colour away.
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
    // What customises the back button belongs to the screen below. A root's is its own, where the next screen finds it.
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
