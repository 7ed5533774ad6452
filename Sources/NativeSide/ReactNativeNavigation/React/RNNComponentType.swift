/// The role of a React view (rnn-layouts §6.1).
enum RNNComponentType: Sendable {
  case component
  case topBarTitle
  case topBarButton
  case topBarBackground
  /// The custom view of a tab. It receives no appearance calls.
  case bottomTabItem

  /// The word in appearance events.
  var name: String {
    switch self {
    case .component, .bottomTabItem: "Component"
    case .topBarTitle: "TopBarTitle"
    case .topBarButton: "TopBarButton"
    case .topBarBackground: "TopBarBackground"
    }
  }
}
