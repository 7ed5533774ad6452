internal import NavbridgeRuntime
internal import NavbridgeTypedRouting

/// A screen that a native stack shall show.
@ScriptThread
enum WantedScreen {
  case mounted(MountedScreen)
  /// The content of a column, or of a tab, for which there is no route yet. A native stack is never empty.
  case placeholder

  var route: AnyRoute {
    switch self {
    case .mounted(let screen): screen.route
    case .placeholder: AnyRoute(NativeScreenRoute(Self.placeholderName))
    }
  }

  /// The screen's number within its tree. Numbers of mounted screens begin at 1.
  var id: Int { if case .mounted(let screen) = self { screen.id } else { 0 } }

  /// The component's name of a placeholder.
  static let placeholderName = "navbridge.Placeholder"
}
