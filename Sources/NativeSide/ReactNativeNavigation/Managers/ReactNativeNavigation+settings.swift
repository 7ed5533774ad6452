internal import HeadlessUIKit
public import NavbridgeKernel
public import NavbridgeVocabulary
internal import NavbridgeWire
internal import OrderedCollections

extension ReactNativeNavigation {
  /// The settings of apps of react-native-navigation.
  struct Settings: DesignSettings {
    /// The native screens that layouts can name (rnn-layouts §7.2).
    var externalComponents = ExternalComponents()
    /// The launch storyboard, from which the splash screen is made, or nil for none.
    var launchStoryboard: String?
  }
}

extension NativeSideConfiguration {
  /// The launch storyboard, from which the splash screen is made, or nil for none.
  public var launchStoryboard: String? {
    get { self[ReactNativeNavigation.Settings.self].launchStoryboard }
    set { self[ReactNativeNavigation.Settings.self].launchStoryboard = newValue }
  }

  /// Registers a native screen that layouts can name. The last registration of a name wins.
  ///
  /// - Parameter architecture: The architecture through which the screen is registered. `.bridge` corresponds to iOS's
  ///   `registerExternalComponent`, which has no effect on the new architecture, and `.turbo` to
  ///   `registerExternalHostComponent`. Nil registers it for both, as in an app that calls either (rnn-commands §5).
  public mutating func registerExternalComponent(
    _ name: String, through architecture: Architecture? = nil, callback: @escaping ExternalComponentCreator
  ) {
    for each in Architecture.allCases where architecture == nil || each == architecture {
      self[ReactNativeNavigation.Settings.self].externalComponents.register(name, each, callback)
    }
  }
}

/// The navigation constants at this moment. Nothing of them is cached (rnn-commands §6).
extension ReactNativeNavigation {
  package var publishedValues: any Sendable { currentConstants }

  var currentConstants: NavigationConstants {
    NavigationConstants(
      topBarHeight: topPresented?.presentedComponentViewController.getTopBarHeight() ?? 0,
      statusBarHeight: host.application.statusBarHeight, bottomTabsHeight: bottomTabsHeight)
  }

  /// The topmost presented controller in the key window, which may be an overlay's. A controller that is being
  /// dismissed does not count.
  private var topPresented: (any RNNLayoutProtocol)? {
    (host.application.keyWindow ?? host.window).rootViewController?.topPresentedViewController.asLayout
  }

  /// The height of the bottom tabs in the app delegate's window: those of its root, or those around the innermost
  /// current child. Modals are not considered.
  private var bottomTabsHeight: Double {
    guard let root = host.window.rootViewController?.asLayout else { return 0 }
    return (root is RNNBottomTabsController ? root : root.presentedComponentViewController).getBottomTabsHeight()
  }
}

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
