package import HeadlessUIKit
package import NavbridgeRuntime
package import NavbridgeVocabulary
package import NavbridgeWire

/// A navigation design that runs on the kernel. It determines which screens are shown, and provides the modules that
/// the script side calls. The kernel transports the calls and events, manages the surfaces and the clock, and gives
/// drivers access to the device.
///
/// There is one object for the life of the device, and it serves one script context after another.
@MainQueue
package protocol NavigationDesign: HostPart {
  /// The name of the design, and its declarations.
  nonisolated static var description: DesignDescription { get }

  /// The modules that the script side may call on a route, in the order of their ids: those of the design, which React
  /// Native's own modules follow, and then those of the libraries that the description names.
  nonisolated static func modules(_ architecture: Architecture) -> [ModuleImplementation]

  /// Handles a URL that the system opens with the app. Returns false to leave it to React Native's Linking.
  func handlesURL(_ url: String) -> Bool

  /// The values from which modules answer without a hop to the main queue. They are read at the end of each turn in
  /// which UIKit changed.
  var publishedValues: any Sendable { get }

  /// Returns the view controller of a component's id. Nil if there is none.
  func controller(withComponentId componentId: String) -> UIViewController?

  /// Returns the component id of a view controller on the script side. Nil if it has none.
  func componentId(of controller: UIViewController) -> String?

  /// Returns the child that a container shows in front. Without an implementation it is that of UIKit's containers.
  func currentChild(of controller: UIViewController) -> UIViewController?

  /// Returns the innermost stack that a window or a modal shows. `top` is the window's root view controller, or the
  /// modal. Without an implementation it is the last stack on the way through the current children.
  func frontmostStack(in top: UIViewController) -> UINavigationController?

  /// Called when a finger taps a point of the screen, before the target under it reacts.
  func fingerTouched(_ point: CGPoint)

  /// Brings two fingers on the screen in front to a part of their distance, and lifts them or not. Nil if the design has
  /// no such gesture.
  func pinchScreen(to scale: Double, lifts: Bool) -> Bool?

  /// Adds members to the answer to `stats/get`.
  func addStatistics(to statistics: inout JSONObject)
}

/// A library with native code that every design has: components, and parts of the device.
package protocol NativeLibrary: SendableMetatype {
  /// The classes of the native components.
  @MainQueue static var components: [RCTComponentView.Type] { get }

  /// The parts of the device, which follow those of the kernel.
  static var parts: [any HostPart.Type] { get }
}

/// A part of the device, such as that of a library, that knows ids of view controllers that no design knows.
@MainQueue
package protocol ControllerNaming: HostPart {
  /// Returns the component id of a view controller. Nil if it has none.
  func componentId(of controller: UIViewController) -> String?

  /// Returns the view controller of a component's id. Nil if there is none.
  func controller(withComponentId componentId: String) -> UIViewController?
}

extension NativeHost {
  /// Returns the component id of a view controller, by the design or by a library. Nil if it has none.
  package func componentId(of controller: UIViewController) -> String? {
    design.componentId(of: controller)
      ?? parts(of: (any ControllerNaming).self).lazy.compactMap { $0.componentId(of: controller) }.first
  }

  /// Returns the view controller of a component's id, by the design or by a library. Nil if there is none.
  package func controller(withComponentId componentId: String) -> UIViewController? {
    design.controller(withComponentId: componentId)
      ?? parts(of: (any ControllerNaming).self).lazy.compactMap { $0.controller(withComponentId: componentId) }.first
  }
}

extension NativeLibrary {
  @MainQueue package static var components: [RCTComponentView.Type] { [] }
  package static var parts: [any HostPart.Type] { [] }
}

extension NavigationDesign {
  package func handlesURL(_ url: String) -> Bool { false }
  package func controller(withComponentId componentId: String) -> UIViewController? { nil }
  package func componentId(of controller: UIViewController) -> String? { nil }
  package var publishedValues: any Sendable { () }
  package func currentChild(of controller: UIViewController) -> UIViewController? { controller.frontmostChild }

  package func frontmostStack(in top: UIViewController) -> UINavigationController? {
    var stack: UINavigationController?
    var controller: UIViewController? = top
    while let next = controller {
      stack = next as? UINavigationController ?? stack
      controller = currentChild(of: next)
    }
    return stack
  }

  package func fingerTouched(_ point: CGPoint) {}
  package func pinchScreen(to scale: Double, lifts: Bool) -> Bool? { nil }
  package func addStatistics(to statistics: inout JSONObject) {}
}
