internal import HeadlessUIKit
internal import NavbridgeRuntime
internal import NavbridgeWire

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
