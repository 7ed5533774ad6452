/// What a React view is shown as (rnn-layouts §6.1).
enum RNNComponentType: Sendable {
  case component
  case topBarTitle
  case topBarButton
  case topBarBackground
  /// A tab's own view. Nothing tells it that it appears.
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
