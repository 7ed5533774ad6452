internal import NavbridgeKernel
package import NavbridgeVocabulary
internal import NavbridgeWire

/// A native screen that a file describes: texts, buttons, and what it does when it appears. Its coordinator decides
/// whether it is modal.
package struct NativeScreen: Sendable, Equatable {
  /// Something that the native code of the screen does.
  package enum Action: Sendable, Equatable {
    /// Requests navigation from the router.
    case perform(NavigationAction)
    /// Opens a URL from within the app.
    case openURL(String)
    /// Switches a feature flag, as a remote configuration would.
    case setFlag(String, isEnabled: Bool)
  }

  package struct Button: Sendable, Equatable {
    let text: String
    let testID: String?
    let actions: [Action]
  }

  package struct Text: Sendable, Equatable {
    let text: String
    let testID: String?
  }

  /// The title. Each `$params.KEY` in it, and in the other texts, is replaced by the route's parameter.
  let title: String?
  let isModal: Bool
  let texts: [Text]
  let buttons: [Button]
  /// The actions that the screen takes each time it has appeared.
  let onAppear: [Action]

  /// The class of the screen's coordinator.
  var coordinator: NavigationCoordinator.Type {
    isModal ? ModalNativeScreenCoordinator.self : NativeScreenCoordinator.self
  }

  /// Returns a text with each `$params.KEY` replaced. A missing parameter becomes an empty text.
  static func fill(_ text: String, with params: JSONObject) -> String {
    DescribedScreen.fill(text, "params", with: .object(params))
  }
}
