internal import HeadlessUIKit
internal import Shared

/// The elements of one surface that script has told of, by nativeID.
@MainQueue
struct ReactElements {
  private let views: [ExactText: RCTViewComponentView]
  /// Where the surface lies in its controller's view; an element's frame is counted from there.
  var surfaceFrame = CGRect.zero

  /// What cannot be read is left out; of two with one nativeID the later counts.
  init(_ elements: JSON) {
    let read = (elements.array ?? []).compactMap(RCTViewComponentView.init)
    views = Dictionary(read.map { (ExactText($0.nativeID), $0) }) { _, last in last }
  }

  subscript(nativeID: String) -> RCTViewComponentView? { views[ExactText(nativeID)] }

  /// In the order of their names.
  var all: [RCTViewComponentView] { views.sorted { $0.key < $1.key }.map(\.value) }
}
