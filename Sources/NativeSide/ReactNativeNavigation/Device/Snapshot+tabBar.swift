internal import HeadlessUIKit
internal import NavbridgeKernel
internal import NavbridgeWire

extension Snapshot {
  /// Adds the dots, and the row of React views, to the description of a tab bar (protocol §9, §10).
  func describeTabBar(of tabs: UITabBarController, in described: inout JSONObject) {
    let row = (tabs as? RNNBottomTabsController)?.customRow
    described["items"]?.updateEach { index, item in
      if item["dotIndicator"] == nil { item["dotIndicator"] = ["visible": false] }
      guard let view = row?.views[index] else { return }
      item["frame"] = .numbers(frame(of: view).numbers)
      item["rootTag"] = view.rootTag.map { .int($0) }
      describeContent(in: &item)
    }
    guard let row, let look = row.look else { return }
    described["customRow"] = [
      "frame": .numbers(frame(of: row).numbers), "backgroundColor": color(look.backgroundColor),
      "backgroundEffect": .string(look.backgroundEffect), "cornerRadius": .double(look.cornerRadius),
    ]
  }
}

extension RNNDotIndicatorView: SnapshotDescribing {
  func describe(in node: inout JSONObject, of snapshot: Snapshot) {
    node["dotIndicator"] = [
      "visible": true, "color": snapshot.text(color?.description), "size": .double(size),
      "frame": .numbers(snapshot.frame(of: self).numbers),
    ]
  }
}
