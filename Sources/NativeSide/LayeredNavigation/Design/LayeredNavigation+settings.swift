public import HeadlessUIKit
public import NavbridgeKernel
internal import NavbridgeRuntime

extension LayeredNavigation {
  /// The settings of apps of the layered navigation.
  struct Settings: DesignSettings {
    /// The native screens that definitions of scripts can name.
    var controllers: [String: NavDefinitions.Constructor] = [:]
    /// The definitions of an app in Swift, and what it does with its navigation. Nil when scripts define.
    var app: App?

    struct App: Sendable {
      let definitions: NavDefinitions
      /// Makes the animator of the root. Nil for a root that is there at once.
      let animator: (@MainQueue @Sendable () -> NavAnimator)?
      let didSetUp: @MainQueue @Sendable (NavigationEngine) -> Void
    }
  }
}

extension NativeSideConfiguration {
  /// Registers a native screen, which a script defines by its name without a component. The last registration of a name
  /// wins.
  ///
  /// - Parameter make: Called on the main thread for each screen that is shown. A `NavViewController` gets its context.
  public mutating func registerController(
    _ name: String, _ make: @escaping @MainQueue @Sendable () -> UIViewController
  ) {
    self[LayeredNavigation.Settings.self].controllers[name] = make
  }

  /// Defines the layers of a device of the design `layered-navigation` in Swift (layered-navigation §5). The navigation is
  /// set up when the device starts, and again for each script context after the first. A script acts on it without
  /// `define` and `setup`, which fail with `alreadySetUp`.
  ///
  /// It throws the failure of a definition: `noRoot`, `tooMany`, `definedTwice`, or `undefinedController` for an unknown
  /// parent. The last call wins.
  ///
  /// - Parameters:
  ///   - router: the type of the app's router, from which the builder has the names.
  ///   - animator: Makes the animator by which the root appears, on the main thread and once for each navigation. Nil for
  ///     a root that is there at once.
  ///   - define: the definitions, one in each line. It runs at once, on the calling thread.
  ///   - didSetUp: Called on the main thread with each new navigation, whose root may still be appearing. The navigation
  ///     before has ended then.
  public mutating func defineLayers<Tab, Controller, Accesory>(
    for router: LayeredRouter<Tab, Controller, Accesory>.Type,
    animator: (@MainQueue @Sendable () -> NavAnimator)? = nil,
    @NavDefinitionBuilder<Tab, Controller, Accesory> _ define: () -> [NavDefinition<Tab, Controller, Accesory>],
    didSetUp: @escaping @MainQueue @Sendable (LayeredRouter<Tab, Controller, Accesory>) -> Void = { _ in }
  ) throws(NavFailure) {
    try defineLayers(for: router, NavDefinitions(define()), animator: animator, didSetUp: didSetUp)
  }

  /// The same with definitions that have been collected by their names.
  public mutating func defineLayers<Tab, Controller, Accesory>(
    for router: LayeredRouter<Tab, Controller, Accesory>.Type, _ definitions: NavDefinitions,
    animator: (@MainQueue @Sendable () -> NavAnimator)? = nil,
    didSetUp: @escaping @MainQueue @Sendable (LayeredRouter<Tab, Controller, Accesory>) -> Void = { _ in }
  ) throws(NavFailure) {
    try definitions.check()
    self[LayeredNavigation.Settings.self].app = LayeredNavigation.Settings.App(
      definitions: definitions, animator: animator, didSetUp: { didSetUp(LayeredRouter($0)) })
  }
}
