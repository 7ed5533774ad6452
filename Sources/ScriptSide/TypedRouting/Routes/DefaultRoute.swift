/// The root of an app's own router, which shows nothing itself (typed-routing §1).
public enum DefaultRoute: Route {
  /// The usual root.
  case main
  /// A root with a name of the app's choice.
  case custom(String)

  public var name: String {
    switch self {
    case .main: "main"
    case .custom(let name): name
    }
  }
}
