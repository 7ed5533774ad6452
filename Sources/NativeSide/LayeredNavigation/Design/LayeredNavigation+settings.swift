package import HeadlessUIKit
package import NavbridgeKernel
internal import NavbridgeRuntime

extension LayeredNavigation {
  /// The settings of apps of the layered navigation.
  struct Settings: DesignSettings {
    /// The native screens that definitions of scripts can name.
    var controllers: [String: NativeController] = [:]
  }

  /// Makes a native screen.
  package typealias NativeController = @MainQueue @Sendable () -> UIViewController
}

extension Configuration {
  /// Registers a native screen, which a script defines by its name without a component. The last registration of a name
  /// wins.
  package mutating func registerController(_ name: String, _ make: @escaping LayeredNavigation.NativeController) {
    self[LayeredNavigation.Settings.self].controllers[name] = make
  }
}
