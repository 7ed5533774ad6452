public import NavbridgeWire
internal import OrderedCollections

/// The look of a view that has not arrived yet, or that is gone (layered-navigation §11).
public enum LayersAnimationStyle: String, Sendable, CaseIterable {
  /// Transparent, and scaled to the intensity: larger, 1.2 by default.
  case zoomIn
  /// Transparent, and scaled to the intensity: smaller, 0.8 by default.
  case zoomOut
  /// Moved to the right, by the intensity times the width.
  case slideLeft
  /// Moved to the left.
  case slideRight
  /// Moved down, by the intensity times the height.
  case slideTop
  /// Moved up.
  case slideBottom
  /// Transparent, in its place.
  case fade
}

/// A finger's movement that dismisses the shown screen while it goes on (layered-navigation §11).
public enum LayersDismissGesture: String, Sendable, CaseIterable {
  /// A drag to the right. Its progress is the distance over the width of the screen.
  case pan
  /// Two fingers that come together. The progress is 1 − the scale.
  case pinch
}

/// The parameters of an animator, which can be written to and read from JSON (layered-navigation §11).
public struct LayersAnimator: Sendable, Equatable {
  /// The movement.
  public var style: LayersAnimationStyle
  /// The strength. Nil for that of the style.
  public var intensity: Double?
  /// The time of a transition, in seconds.
  public var duration: Double
  /// The movements that dismiss what the animator has shown.
  public var dismissGestures: Set<LayersDismissGesture>
  /// The progress from which a lifted finger completes the dismissal.
  public var completesAt: Double

  /// An animation. The duration is in seconds.
  public init(
    _ style: LayersAnimationStyle, intensity: Double? = nil, duration: Double = 0.4,
    dismissGestures: Set<LayersDismissGesture> = [], completesAt: Double = 0.5
  ) {
    self.style = style
    self.intensity = intensity
    self.duration = duration
    self.dismissGestures = dismissGestures
    self.completesAt = completesAt
  }

  private static let members = ["style", "intensity", "duration", "dismissGestures", "completesAt"]

  /// Reads the form of the protocol. Throws for the first member that is wrong.
  public init(_ members: LayersReader) throws(LayersFault) {
    try members.admit(Self.members)
    self.init(
      try members.read(.word("style", LayersAnimationStyle.self)),
      intensity: try members.read(.optional(.number("intensity"))),
      duration: try members.read(.number("duration", of: .seconds, in: NumberBounds(0...3600), default: 0.4)),
      dismissGestures: Set(try members.read(.optional(.words("dismissGestures", LayersDismissGesture.self))) ?? []),
      completesAt: try members.read(.number("completesAt", default: 0.5)))
  }

  /// The value in the form of the protocol.
  public var json: JSON {
    var members: JSONObject = ["style": .string(style.rawValue)]
    if let intensity { members["intensity"] = .double(intensity) }
    members["duration"] = .double(duration)
    if !dismissGestures.isEmpty {
      members["dismissGestures"] = .texts(dismissGestures.map(\.rawValue).sorted())
      members["completesAt"] = .double(completesAt)
    }
    return .object(members)
  }
}
