internal import HeadlessUIKit
internal import Shared

/// A native screen as a file describes it (protocol §10, 'external components').
public struct ExternalScreen: Sendable, Equatable {
  /// What a tap does.
  enum Action: Sendable, Equatable {
    /// Pushes another external component onto the stack that the screen is in.
    case pushNative(String)
    case pop
    case dismiss
    /// Changes the text of the view with that testID.
    case setText(testID: String, text: String)
    case emit(event: String, body: JSON)
  }

  struct View: Sendable, Equatable {
    enum Kind: String, Sendable { case label = "UILabel", button = "UIButton" }
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

  /// A scroll view around the views, which keeps clear of bars by itself (layout-guides §9).
  struct Scroll: Sendable, Equatable {
    let testID: String?
    /// In points; the views' own height where that is larger.
    let contentHeight: Double
    /// The base inset, in points.
    let contentInset: UIEdgeInsets
    let isAutomatic: Bool
    /// Milliseconds between two events of a scroll; nil: the view tells of none.
    let eventThrottle: Double?
    /// How it behaves, as far as the file says.
    let flags: [ScrollFlag: Bool]
  }

  /// A container of other native screens, made by `DCFScreenComponent`, each named as an external component.
  enum Container: Sendable, Equatable {
    case stack([String])
    case tabs([String])
  }

  var title: String?
  var views: [View] = []
  /// Nil: the views lie below the bars, and do not scroll.
  var scroll: Scroll?
  var rightButtons: [BarButton] = []
  /// Nil: a screen. A container shows nothing of its own.
  var container: Container?

  /// A plain screen: no title, and nothing on it.
  public init() {}

  /// Makes controllers of this description.
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

  /// A text of a description with the `$props.KEY` in it filled in. A key that is missing leaves nothing.
  static func fill(_ text: String, with props: JSON) -> String {
    var filled = ""
    var rest = text[...]
    while let marker = rest.firstRange(of: "$props.") {
      filled += rest[..<marker.lowerBound]
      let key = rest[marker.upperBound...].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
      filled += word(props[String(key)])
      rest = rest[key.endIndex...]
    }
    return filled + rest
  }

  private static func word(_ value: JSON?) -> String {
    switch value {
    case nil, .null: ""
    case .string(let text): text
    case let value?: value.description
    }
  }
}
