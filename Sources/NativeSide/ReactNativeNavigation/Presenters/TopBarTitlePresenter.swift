internal import HeadlessUIKit
internal import NavbridgeKernel
internal import NavbridgeRuntime

/// Shows a screen's title: a text or a React component, and a subtitle. Title and component are set only at
/// construction and by merges, never when the screen appears (rnn-options §3.12).
@MainQueue
final class TopBarTitlePresenter {
  private let registry: RNNReactComponentRegistry
  @WeakReference var boundViewController: UIViewController?

  init(registry: RNNReactComponentRegistry) { self.registry = registry }

  /// A merge sets only one of three: a component, else a subtitle, else a title, which replaces both.
  static let properties = PresentedProperties<TopBarTitlePresenter>([
    PresentedProperty([.topBar.title.text] + OptionPath.topBar.title.component.all, onlyByMerge: true) {
      presenter, options in
      if let text = options.asked.text(.topBar.title.text) {
        presenter.boundViewController?.navigationItem.title = text
      }
      if isComponentMeant(options) || !options.asked.isSet(.topBar.subtitle.text) {
        presenter.setTitle(options.resolved, isComponentMeant: isComponentMeant(options))
      }
    },
    PresentedProperty(.topBar.subtitle.text) { presenter, options in
      if !isComponentMeant(options) { presenter.setSubtitle(options.resolved) }
    },
    PresentedProperty(.topBar.subtitle.font.color, onlyByMerge: true) { presenter, options in
      presenter.subtitleView?.subtitleAttributes.foregroundColor = options.asked.color(.topBar.subtitle.font.color)
    },
    PresentedProperty(.topBar.title.font.color, onlyByMerge: true) { presenter, options in
      presenter.subtitleView?.titleAttributes.foregroundColor = options.asked.color(.topBar.title.font.color)
    },
  ])

  private static func isComponentMeant(_ options: PresentedOptions) -> Bool {
    options.merged?.values.mask.intersects(.titleComponent) ?? false
  }

  func applyOptionsOnInit(_ options: ResolvedOptions) {
    setTitle(options, isComponentMeant: true)
  }

  func componentWillAppear() { titleView?.componentWillAppear() }
  func componentDidAppear() { titleView?.componentDidAppear() }
  func componentDidDisappear() { titleView?.componentDidDisappear() }

  private var titleView: RNNReactView? { boundViewController?.navigationItem.titleView as? RNNReactView }
  private var subtitleView: TopBarSubtitleView? { boundViewController?.navigationItem.titleView as? TopBarSubtitleView }

  /// - Parameter isComponentMeant: True if a component has precedence over a text, as at construction. A merge with
  ///   only a text replaces a component.
  private func setTitle(_ options: ResolvedOptions, isComponentMeant: Bool) {
    guard let controller = boundViewController else { return }
    let component = isComponentMeant ? ComponentOptions(options, OptionPath.topBar.title.component) : nil
    if let component, let id = controller.componentId {
      let view = registry.createComponentIfNotExists(component, parentComponentId: id, type: .topBarTitle)
      (view as? RNNReactTitleView)?.alignment = component.alignment
      guard view !== titleView else { return }
      removeTitleView()
      controller.navigationItem.titleView = view
      view.componentWillAppear()
      view.componentDidAppear()
    } else if let text = options.text(.topBar.title.text) {
      removeTitleView()
      controller.navigationItem.title = text
    }
  }

  /// Sets the subtitle. A component in place of the title stays, and a large title leaves no room for a subtitle.
  private func setSubtitle(_ options: ResolvedOptions) {
    guard let item = boundViewController?.navigationItem, titleView == nil,
      let text = options.text(.topBar.subtitle.text), !options.boolOrDefault(.topBar.largeTitle.visible)
    else { return }
    let paths = OptionPath.topBar
    var title = RNNFontAttributesCreator.attributes(
      options, paths.title.font, current: UITextAttributes(font: UIFont(pointSize: TopBarSubtitleView.titleSize)))
    title.foregroundColor = title.foregroundColor ?? options.color(paths.subtitle.font.color)
    item.titleView = TopBarSubtitleView(
      title: item.title, titleAttributes: title, subtitle: text,
      subtitleAttributes: RNNFontAttributesCreator.attributes(options, paths.subtitle.font))
  }

  private func removeTitleView() {
    if let titleView {
      titleView.componentDidDisappear()
      registry.removeChildComponent(titleView.componentId)
    }
    boundViewController?.navigationItem.titleView = nil
  }
}

/// A title with a smaller text below it (rnn-options §4.4).
final class TopBarSubtitleView: UIView {
  /// The default font size of the title, in points.
  static let titleSize: Double = 16

  let title: String?
  var titleAttributes: UITextAttributes { didSet { window?.application?.noteChange() } }
  let subtitle: String
  var subtitleAttributes: UITextAttributes { didSet { window?.application?.noteChange() } }

  init(title: String?, titleAttributes: UITextAttributes, subtitle: String, subtitleAttributes: UITextAttributes) {
    self.title = title
    self.titleAttributes = titleAttributes
    self.subtitle = subtitle
    self.subtitleAttributes = subtitleAttributes
    super.init()
  }
}
