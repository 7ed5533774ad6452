internal import HeadlessUIKit
internal import NavbridgeRuntime

/// A button of a top bar (rnn-options §4.5).
final class RNNUIBarButtonItem: UIBarButtonItem {
  let buttonId: String
  let options: RNNButtonOptions

  /// The button's React view, or nil if the button shows none.
  var reactView: RNNReactView? { customView as? RNNReactView }

  init(_ options: RNNButtonOptions, reactView: RNNReactView?, action: @escaping () -> Void) {
    buttonId = options.id
    self.options = options
    super.init(action: action)
    switch options.content {
    case .component?: customView = reactView
    case .sfSymbol(let name)?: image = UIImage(source: name)
    case .icon(let source)?: image = UIImage(option: source)
    case .text(let text)?: title = text
    case .systemItem(let name)?: systemItem = name
    case nil: break
    }
    isEnabled = options.isEnabled
    hidesSharedBackground = options.hidesSharedBackground
    accessibilityIdentifier = options.testID
    accessibilityLabel = options.accessibilityLabel
    titleTextAttributes.font = options.font
    changeBackgroundColor(options.iconBackground?.color)
    changeColor(options.color)
  }

  /// The colour behind the icon, or nil for none.
  private(set) var iconBackgroundColor: UIColor?

  /// Sets the colour of icon and text. A disabled button keeps its disabled colour.
  func changeColor(_ color: UIColor?) {
    let shown = isEnabled ? color : options.disabledColor ?? color
    tintColor = options.disablesIconTint && image != nil ? nil : shown
    image?.tint = tintColor
  }

  /// Sets the colour behind the icon, if the icon is drawn over a background. A disabled button keeps its disabled
  /// colour.
  func changeBackgroundColor(_ color: UIColor?) {
    guard let background = options.iconBackground else { return }
    iconBackgroundColor = isEnabled ? color : background.disabledColor ?? color
  }
}

/// Creates the buttons of one screen (rnn-options §4.5).
@MainQueue
struct RNNButtonBuilder {
  let registry: RNNReactComponentRegistry

  /// Returns nil for a button with nothing to show.
  func build(
    _ options: RNNButtonOptions, parentComponentId: String, onPress: @escaping (String) -> Void
  ) -> RNNUIBarButtonItem? {
    guard let content = options.content else { return nil }
    var view: RNNReactView?
    if case .component(let component) = content {
      view = registry.createComponentIfNotExists(component, parentComponentId: parentComponentId, type: .topBarButton)
    }
    return RNNUIBarButtonItem(options, reactView: view) { onPress(options.id) }
  }
}
