// The toolchain has no static library of Testing, so a build with static libraries has no functions that record issues. The
// values, and `ScreenMismatch`, are in every build.
#if canImport(Testing)
public import NavbridgeWire
public import Testing

private func record(_ mismatch: ScreenMismatch?, at location: SourceLocation) {
  if let mismatch { Issue.record("\(mismatch.description)", sourceLocation: location) }
}

/// Expects the screens of the stack in front, or of the stack with an id, lowest first. A container may be named by the
/// id of a screen that it shows.
public func expectStack(
  _ ids: [String], id: String? = nil, in screen: Snapshot, sourceLocation: SourceLocation = #_sourceLocation
) {
  record(screen.mismatch(stack: ids, id: id), at: sourceLocation)
}

/// Expects the modals from the lowest to the topmost, and no others.
public func expectModals(
  _ ids: [String], in screen: Snapshot, sourceLocation: SourceLocation = #_sourceLocation
) {
  record(screen.mismatch(modals: ids), at: sourceLocation)
}

/// Expects the overlays, lowest first, and no others.
public func expectOverlays(
  _ ids: [String], in screen: Snapshot, sourceLocation: SourceLocation = #_sourceLocation
) {
  record(screen.mismatch(overlays: ids), at: sourceLocation)
}

/// Expects the tab with an index to be selected.
public func expectSelectedTab(
  _ index: Int, in screen: Snapshot, sourceLocation: SourceLocation = #_sourceLocation
) {
  record(screen.mismatch(selectedTab: index), at: sourceLocation)
}

/// Expects a tab to be selected, which is named by its id or by that of a screen that it shows.
public func expectSelectedTab(
  _ id: String, in screen: Snapshot, sourceLocation: SourceLocation = #_sourceLocation
) {
  record(screen.mismatch(selectedTab: id), at: sourceLocation)
}

/// Expects a title in the bar of the stack in front, or of the stack with an id.
public func expectTitle(
  _ title: String, of stack: String? = nil, in screen: Snapshot, sourceLocation: SourceLocation = #_sourceLocation
) {
  record(screen.mismatch(title: title, of: stack), at: sourceLocation)
}

/// Expects an element to have a text: its own, the value of an input, or the texts within it.
public func expectText(
  _ text: String, of target: Snapshot.Target, in screen: Snapshot, sourceLocation: SourceLocation = #_sourceLocation
) {
  record(screen.mismatch(text: text, of: target), at: sourceLocation)
}

/// Expects an input or a control to have a value.
public func expectValue(
  _ value: JSON, of target: Snapshot.Target, in screen: Snapshot, sourceLocation: SourceLocation = #_sourceLocation
) {
  record(screen.mismatch(value: value, of: target), at: sourceLocation)
}

/// Expects an element to have the focus.
public func expectFocused(
  _ target: Snapshot.Target, in screen: Snapshot, sourceLocation: SourceLocation = #_sourceLocation
) {
  record(screen.mismatch(focused: target), at: sourceLocation)
}

/// Expects something to be seen.
public func expectVisible(
  _ target: Snapshot.Target, in screen: Snapshot, sourceLocation: SourceLocation = #_sourceLocation
) {
  record(screen.mismatch(visible: target), at: sourceLocation)
}

/// Expects an element with a text to be seen.
public func expectVisible(
  text: String, in screen: Snapshot, sourceLocation: SourceLocation = #_sourceLocation
) {
  expectVisible(.text(text), in: screen, sourceLocation: sourceLocation)
}

/// Expects an element with a testID to be seen.
public func expectVisible(
  testID: String, in screen: Snapshot, sourceLocation: SourceLocation = #_sourceLocation
) {
  expectVisible(.testID(testID), in: screen, sourceLocation: sourceLocation)
}

/// Expects something to be hidden or not to be there.
public func expectNotVisible(
  _ target: Snapshot.Target, in screen: Snapshot, sourceLocation: SourceLocation = #_sourceLocation
) {
  record(screen.mismatch(notVisible: target), at: sourceLocation)
}
#endif
