internal import HeadlessUIKit
internal import NavbridgeKernel
internal import NavbridgeWire

extension Snapshot {
  /// Describes the control of top tabs and the visible child. The control may have no selected segment yet.
  func topTabs(_ tabs: RNNTopTabsViewController) -> JSON {
    let control = tabs.segmentedControl
    return [
      "selectedIndex": .int(Int64(tabs.currentTabIndex)),
      "selectedSegment": control.selectedSegmentIndex.map { .int(Int64($0)) } ?? .null,
      "frame": .numbers(frame(of: control).numbers),
      "backgroundColor": color(tabs.contentView.backgroundColor),
      "items": .array(control.sectionTitles.map { ["text": .string($0)] }),
    ]
  }
}
