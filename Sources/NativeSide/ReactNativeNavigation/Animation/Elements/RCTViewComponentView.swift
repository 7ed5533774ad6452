internal import HeadlessUIKit
internal import NavbridgeRuntime
internal import NavbridgeWire

/// One element of React's content that the script side has reported, for transitions that animate it separately.
///
/// It has no superview, because the script side draws React's content. `frame` is in the coordinates of its surface.
final class RCTViewComponentView: UIView {
  enum Content: String, Sendable { case view, image, text }

  let nativeID: String
  let content: Content
  let zIndex: Double
  let fillColor: AnimatedColor
  let cornerRadius: Double
  /// The font size, used for text only.
  let fontSize: Double
  let textColor: AnimatedColor

  /// Reads one element of `surface/elements` (protocol §11). Returns nil without a nativeID or a frame of four numbers.
  init?(_ json: JSON) {
    guard let nativeID = json["nativeID"]?.string, let numbers = json["frame"]?.array?.compactMap(\.double),
      numbers.count == 4
    else { return nil }
    self.nativeID = nativeID
    content = json["type"]?.string.flatMap(Content.init) ?? .view
    zIndex = json["zIndex"]?.double ?? 0
    fillColor = json["backgroundColor"]?.int.map(AnimatedColor.init(argb:)) ?? .clear
    cornerRadius = json["cornerRadius"]?.double ?? 0
    fontSize = json["fontSize"]?.double ?? 14
    textColor = json["color"]?.int.map(AnimatedColor.init(argb:)) ?? AnimatedColor(argb: 0xFF00_0000)
    super.init(frame: CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]))
    alpha = json["opacity"]?.double ?? 1
    transform3D = json["transform"]?.array.flatMap { CATransform3D(entries: $0.compactMap(\.double)) } ?? .identity
  }
}

/// The place and look of an element at one end of a shared transition (rnn-options §7.5).
struct RNNViewLocation: Sendable, Equatable {
  /// The frame in the coordinates of the transition's container.
  let frame: CGRect
  let backgroundColor: AnimatedColor
  let transform: CATransform3D
  let cornerRadius: Double
  /// The look of the text, or nil if the element is not a text.
  let text: Text?

  struct Text: Sendable, Equatable {
    let fontSize: Double
    let color: AnimatedColor
  }

  var center: CGPoint { CGPoint(x: frame.x + frame.width / 2, y: frame.y + frame.height / 2) }

  /// Returns the transitions that change an element from this location to `end`. Equal properties have none.
  func transitions(to end: RNNViewLocation, timing: TransitionTiming) -> [Transition] {
    var changes: [Transition.Change] = []
    if frame.size != end.frame.size { changes.append(.bounds(from: frame.size, to: end.frame.size)) }
    if center != end.center { changes.append(.center(from: center, to: end.center)) }
    if backgroundColor != end.backgroundColor {
      changes.append(.backgroundColor(from: backgroundColor, to: end.backgroundColor))
    }
    if transform != end.transform { changes.append(.transform(from: transform, to: end.transform)) }
    if cornerRadius != end.cornerRadius { changes.append(.cornerRadius(from: cornerRadius, to: end.cornerRadius)) }
    if let text, let other = end.text {
      if text.fontSize != other.fontSize { changes.append(.fontSize(from: text.fontSize, to: other.fontSize)) }
      if text.color != other.color { changes.append(.textColor(from: text.color, to: other.color)) }
    }
    return changes.map { Transition(change: $0, timing: timing) }
  }
}

/// The elements of one surface that the script side has reported, by nativeID.
@MainQueue
struct ReactElements {
  private let views: [ExactText: RCTViewComponentView]
  /// The frame of the surface in its controller's view. An element's frame is relative to it.
  var surfaceFrame = CGRect.zero

  /// Reads the elements and skips those that cannot be read. The last of several with the same nativeID wins.
  init(_ elements: JSON) {
    let read = (elements.array ?? []).compactMap(RCTViewComponentView.init)
    views = Dictionary(read.map { (ExactText($0.nativeID), $0) }) { _, last in last }
  }

  subscript(nativeID: String) -> RCTViewComponentView? { views[ExactText(nativeID)] }

  /// All elements in the order of their names.
  var all: [RCTViewComponentView] { views.sorted { $0.key < $1.key }.map(\.value) }
}
