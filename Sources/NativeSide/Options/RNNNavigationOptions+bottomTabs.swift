internal import Shared

extension RNNNavigationOptions {
  /// Without the selection of a tab, which the first tabs that a merge comes to consume (rnn-options §1).
  var withoutTabSelection: RNNNavigationOptions {
    guard value(at: .currentTabIndex) != nil || value(at: .currentTabId) != nil, var tree = tree.object,
      var bottomTabs = tree["bottomTabs"]?.object
    else { return self }
    bottomTabs["currentTabIndex"] = nil
    bottomTabs["currentTabId"] = nil
    tree["bottomTabs"] = .object(bottomTabs)
    return RNNNavigationOptions(.object(tree))
  }

  /// Whether the badge is null: of all options this one is taken away so (rnn-layouts §9).
  var clearsBadge: Bool { tree["bottomTab"]?["badge"] == .null }

  static let withoutBadge = RNNNavigationOptions(["bottomTab": ["badge": ""]])

  func merging(_ other: RNNNavigationOptions) -> RNNNavigationOptions {
    var merged = self
    merged.mergeOptions(other)
    return merged
  }
}
