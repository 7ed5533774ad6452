internal import HeadlessUIKit
internal import Shared

/// The control that top tabs are chosen by: as many segments as titles, none selected at first.
final class HMSegmentedControl: UIControl {
  let sectionTitles: [String]
  private(set) var selectedSegmentIndex: Int?
  /// Told when a finger has chosen a segment.
  var indexChangeBlock: ((Int) -> Void)?

  init(sectionTitles: [String]) {
    self.sectionTitles = sectionTitles
    super.init()
  }

  /// Where a segment is, in the control's coordinates.
  func frame(ofSegment index: Int) -> CGRect {
    let width = bounds.width / Double(max(1, sectionTitles.count))
    return CGRect(x: Double(index) * width, y: 0, width: width, height: bounds.height)
  }

  /// A finger taps a segment. One that is selected already says nothing. False without such a segment.
  @discardableResult
  func tap(at index: Int) -> Bool {
    guard isEnabled, sectionTitles.indices.contains(index) else { return false }
    guard index != selectedSegmentIndex else { return true }
    selectedSegmentIndex = index
    setNeedsLayout()
    indexChangeBlock?(index)
    return true
  }
}
