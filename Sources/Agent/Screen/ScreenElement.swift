internal import NavbridgeInspector
internal import NavbridgeWire

/// Something on the screen as a person sees it: a button, a text, a field, a list that scrolls.
struct ScreenElement: Equatable, Sendable {
  /// A word for what it is: React Native's role, or one for a native view.
  enum Role: String, Sendable {
    case alert, button, checkbox, combobox, heading, image, keyboard, link, menuitem, progressbar, radio, scroll,
      search, slider
    case `switch`, tab, text, textbox, touchable, view
  }

  /// What stays the same while the element lives: the tag of React's view in its script context, or the place in its bar.
  let key: String
  let role: Role
  /// What assistive features call it; empty if it has no name.
  var name = ""
  /// The text of a field, or the state of a control.
  var value: String?
  var placeholder: String?
  var testID: String?
  /// `disabled`, `selected`, `checked`, `focused` and the like.
  var states: [String] = []
  /// In points of the window.
  var frame: ScreenRectangle
  /// The parts that are seen, the largest first; empty for an element that nothing of can be seen.
  var seen: [ScreenRectangle] = []
  /// True if a person would try to do something with it.
  var isActionable: Bool
  /// The key of the element that it lies in; nil for one in none.
  var parent: String?
  /// The number of elements around it.
  var depth = 0
  /// The content beyond the edges of a view that scrolls, in points: above, below, to the left, to the right.
  var beyond: ContentBeyond?

  /// The place that a finger would touch: the middle of the largest part that is seen.
  var touchPlace: (x: Double, y: Double)? { seen.first.map { ($0.x + $0.width / 2, $0.y + $0.height / 2) } }
}

/// How far the content of a view that scrolls goes on, in points.
struct ContentBeyond: Equatable, Sendable {
  let above, below, left, right: Double

  /// Nil for content that is wholly in sight.
  ///
  /// - Parameters:
  ///   - offset: `[x, y]` of a snapshot, as `size`; `inset` is `[top, left, bottom, right]`.
  init?(offset: JSON?, size: JSON?, inset: JSON?, frame: ScreenRectangle) {
    func numbers(_ value: JSON?) -> [Double] { value?.array?.compactMap(\.double) ?? [] }
    let (offset, size, insets) = (numbers(offset), numbers(size), numbers(inset))
    guard offset.count == 2, size.count == 2 else { return nil }
    let inset = insets.count == 4 ? insets : [0, 0, 0, 0]
    above = max(0, offset[1] + inset[0])
    left = max(0, offset[0] + inset[1])
    below = max(0, size[1] + inset[2] - frame.height - offset[1])
    right = max(0, size[0] + inset[3] - frame.width - offset[0])
    if max(above, below, left, right) < 1 { return nil }
  }

  /// The directions in which there is more.
  var words: String {
    [(above, "above"), (below, "below"), (left, "to the left"), (right, "to the right")].filter { $0.0 >= 1 }
      .map { "\($0.0.wholePoints) points \($0.1)" }.joined(separator: ", ")
  }
}
