internal import Shared

extension RNNNavigationOptions {
  /// Whether the badge is null: of all options this one is taken away so (rnn-layouts §9).
  var clearsBadge: Bool { tree["bottomTab"]?["badge"] == .null }

  static let withoutBadge = RNNNavigationOptions(["bottomTab": ["badge": ""]])

  func merging(_ other: RNNNavigationOptions) -> RNNNavigationOptions {
    var merged = self
    merged.mergeOptions(other)
    return merged
  }
}
