internal import HeadlessUIKit
internal import NavbridgeKernel
internal import NavbridgeLayoutGuides
internal import NavbridgeRuntime
internal import NavbridgeWire

/// A native screen that a file describes (protocol §10, 'external components').
public struct ExternalScreen: Sendable, Equatable {
  /// The effect of a tap.
  enum Action: Sendable, Equatable {
    /// Pushes another external component onto the stack of the screen.
    case pushNative(String)
    case pop
    case dismiss
    /// Changes the text of the view with this testID.
    case setText(testID: String, text: String)
    case emit(event: String, body: JSON)
  }

  struct View: Sendable, Equatable {
    enum Kind: String, Sendable, CaseIterable { case label = "UILabel", button = "UIButton" }
    let kind: Kind
    let text: String
    let testID: String?
    let isEnabled: Bool
    let action: Action?
  }

  struct BarButton: Sendable, Equatable {
    let text: String
    let testID: String?
    let isEnabled: Bool
    let action: Action?
  }

  /// A scroll view around the views. It adjusts its insets to keep clear of bars (layout-guides §9).
  struct Scroll: Sendable, Equatable {
    let testID: String?
    /// The height in points. The height of the views is used if it is larger.
    let contentHeight: Double
    /// The base inset, in points.
    let contentInset: UIEdgeInsets
    let isAutomatic: Bool
    /// The time between two scroll events in milliseconds, or nil if the view emits none.
    let eventThrottle: Double?
    /// The flags that the file sets.
    let flags: [ScrollFlag: Bool]
  }

  /// A container of other native screens, made by `DCFScreenComponent`. Each screen is named as an external component.
  enum Container: Sendable, Equatable {
    case stack([String])
    case tabs([String])
  }

  var title: String?
  var views: [View] = []
  /// The scroll view. Without one the views lie below the bars and do not scroll.
  var scroll: Scroll?
  var rightButtons: [BarButton] = []
  /// The container, or nil for a screen. A container has no content of its own.
  var container: Container?

  /// Creates a plain screen without a title and without content.
  public init() {}

  /// The creator of controllers from this description.
  public var creator: ExternalComponentCreator {
    { props, host in makeController(props, host) }
  }

  @MainQueue
  private func makeController(_ props: JSON, _ host: RCTHost) -> UIViewController {
    guard let container else { return ExternalScreenViewController(self, props: props, host: host) }
    let screens = DCFScreenComponent { host.makeScreen($0, props: props) }
    return switch container {
    case .stack(let routes): screens.makeStack(routes)
    case .tabs(let routes): screens.makeTabs(routes)
    }
  }

  /// Returns a text of the description with each `$props.KEY` replaced. A missing key becomes an empty text.
  static func fill(_ text: String, with props: JSON) -> String {
    DescribedScreen.fill(text, "props", with: props)
  }
}
