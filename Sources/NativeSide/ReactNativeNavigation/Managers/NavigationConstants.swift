internal import NavbridgeWire
internal import OrderedCollections

/// The result of `Navigation.constants()`, in points (rnn-commands §6).
struct NavigationConstants: Sendable, Equatable {
  var topBarHeight = 0.0
  var statusBarHeight = 0.0
  var bottomTabsHeight = 0.0

  /// - Parameter withBackButtonId: True for the new architecture, which has a fourth key that is always empty on iOS.
  func json(withBackButtonId: Bool) -> JSON {
    var members: JSONObject = [
      "topBarHeight": .double(topBarHeight), "statusBarHeight": .double(statusBarHeight),
      "bottomTabsHeight": .double(bottomTabsHeight),
    ]
    if withBackButtonId { members["backButtonId"] = "" }
    return .object(members)
  }
}
