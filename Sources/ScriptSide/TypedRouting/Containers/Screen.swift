public import NavbridgeRuntime
public import NavbridgeWire

/// The headless description of a screen: the component that the native side shows, its properties and options, and its
/// behaviour on the script side (typed-routing §8).
@ScriptThread
public struct Screen: ScreenContent {
  /// The name under which the component is registered.
  public var component: String
  /// The component's properties, such as the values of the route. The native side is not sent them; a driver reads them in
  /// the screen's content (typed-routing §12).
  public var props: JSON
  /// The component's options for the native side.
  public var options: JSON
  /// The links that the screen shows, from the top to the bottom.
  public internal(set) var links: [NavigationLink] = []
  /// Makes the object that the screen holds for as long as it is mounted, such as a view model.
  let model: ((Router) -> AnyObject)?
  /// The behaviour that modifiers have added, in their order.
  var modifiers: [ScreenModifier] = []

  /// Describes a screen that holds no object.
  ///
  /// - Parameter component: the name under which the component is registered.
  public init(_ component: String, props: JSON = [:], options: JSON = [:]) {
    self.component = component
    self.props = props
    self.options = options
    model = nil
  }

  /// Describes a screen with an object of its own, which is made once when the screen is mounted, and released with it.
  ///
  /// - Parameter model: receives the router of the container that shows the screen.
  public init(
    _ component: String, props: JSON = [:], options: JSON = [:], model: @escaping (Router) -> AnyObject
  ) {
    self.component = component
    self.props = props
    self.options = options
    self.model = model
  }

  public var screen: Screen { self }
}

extension ScreenContent {
  /// Adds links below those that the screen shows already.
  public func links(_ links: NavigationLink...) -> Screen { self.links(links) }

  /// Adds links below those that the screen shows already.
  public func links(_ links: [NavigationLink]) -> Screen {
    var screen = screen
    screen.links += links
    return screen
  }
}
