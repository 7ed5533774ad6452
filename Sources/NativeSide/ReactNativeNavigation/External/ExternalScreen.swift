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

  typealias Item = DescribedScreen<Action>.Item

  /// A scroll view around the rows. It adjusts its insets to keep clear of bars (layout-guides §9).
  struct Scroll: Sendable, Equatable {
    let testID: String?
    /// The height in points. The height of the rows is used if it is larger.
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

  /// The title, the rows and the buttons of the bar. Their texts have the properties as `$props.KEY`.
  var content = DescribedScreen<Action>()
  /// The scroll view. Without one the rows lie below the bars and do not scroll.
  var scroll: Scroll?
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
}
