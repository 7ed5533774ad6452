internal import HeadlessUIKit
internal import Shared

/// A button of a top bar (rnn-options §4.5).
final class RNNUIBarButtonItem: UIBarButtonItem {
  let buttonId: String
  let options: RNNButtonOptions

  /// React's view, where the button is one.
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
    accessibilityIdentifier = options.testID
    accessibilityLabel = options.accessibilityLabel
    titleTextAttributes.font = options.font
    changeBackgroundColor(options.iconBackground?.color)
    changeColor(options.color)
  }

  /// Behind the icon; nil for none.
  private(set) var iconBackgroundColor: UIColor?

  /// Colours icon and text anew: a button that is disabled keeps its colour for that.
  func changeColor(_ color: UIColor?) {
    let shown = isEnabled ? color : options.disabledColor ?? color
    tintColor = options.disablesIconTint && image != nil ? nil : shown
    image?.tint = tintColor
  }

  /// Only what is drawn over a background changes it; a button that is disabled keeps its colour for that.
  func changeBackgroundColor(_ color: UIColor?) {
    guard let background = options.iconBackground else { return }
    iconBackgroundColor = isEnabled ? color : background.disabledColor ?? color
  }
}
