internal import HeadlessUIKit

/// The control with which top tabs are selected. It has a segment for each title, and none is selected at first.
final class HMSegmentedControl: UIControl {
  let sectionTitles: [String]
  private(set) var selectedSegmentIndex: Int?
  /// Called with the index when a finger has selected a segment.
  var indexChangeBlock: ((Int) -> Void)?

  init(sectionTitles: [String]) {
    self.sectionTitles = sectionTitles
    super.init()
  }

  /// Returns the frame of a segment in the control's coordinates.
  func frame(ofSegment index: Int) -> CGRect {
    let width = bounds.width / Double(max(1, sectionTitles.count))
    return CGRect(x: Double(index) * width, y: 0, width: width, height: bounds.height)
  }

  /// Taps a segment. A segment that is already selected does not call the block. Returns false if the control is
  /// disabled or has no such segment.
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
