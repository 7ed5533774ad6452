internal import Shared

/// What `Navigation.constants()` answers, in points (rnn-commands §6).
struct NavigationConstants: Sendable, Equatable {
  var topBarHeight = 0.0
  var statusBarHeight = 0.0
  var bottomTabsHeight = 0.0

  /// - Parameter withBackButtonId: the new architecture has a fourth key, always empty on iOS.
  func json(withBackButtonId: Bool) -> JSON {
    var members: JSONObject = [
      "topBarHeight": .double(topBarHeight), "statusBarHeight": .double(statusBarHeight),
      "bottomTabsHeight": .double(bottomTabsHeight),
    ]
    if withBackButtonId { members["backButtonId"] = "" }
    return .object(members)
  }
}
