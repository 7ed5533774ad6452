package import HeadlessUIKit
package import NavbridgeKernel
package import NavbridgeRuntime
package import NavbridgeVocabulary

/// A design of layers, each with a stack of its own, which are edited as data and then displayed (layered-navigation §1).
///
/// The definitions belong to a script context. A new context has a new navigation, and begins with the set-up.
@MainQueue
package final class LayeredNavigation: NavigationDesign {
  package nonisolated static let description = DesignDescription.layeredNavigation

  package unowned let host: NativeHost
  /// The navigation of the running script context, or of the next one.
  private(set) var engine: NavigationEngine

  package init(host: NativeHost) {
    self.host = host
    engine = NavigationEngine(application: host.application, window: host.window)
    trace(engine)
  }

  package nonisolated static func modules(_ architecture: Architecture) -> [ModuleImplementation] {
    [LayersModule.implementation]
  }

  // MARK: - Script contexts

  package func applicationDidLaunch() { begin() }

  /// Ends what has not ended, and removes the layers from the screen.
  package func scriptDidEnd() {
    engine.end()
    engine = NavigationEngine(application: host.application, window: host.window)
    trace(engine)
    begin()
  }

  /// Shows the layers that the configuration defines, or nothing until a script has defined some.
  private func begin() {
    host.window.rootViewController = UIViewController()
    guard let app = host.configuration[Settings.self].app else { return }
    // The definitions were checked when they were configured.
    do { try engine.setUp(app.definitions, animator: app.animator?()) } catch { preconditionFailure(error.message) }
    app.didSetUp(engine)
  }

  // MARK: - Components

  package func controller(withComponentId componentId: String) -> UIViewController? {
    NavContext.id(ofComponent: componentId).flatMap(engine.contexts.context)?.viewController
  }

  package func componentId(of controller: UIViewController) -> String? {
    (controller as? any NavViewController)?.navContext?.componentId
  }
}

extension NavContext {
  /// The id of the context's component on the script side.
  var componentId: String { "context\(contextId)" }

  /// Returns the id of the context to which a component belongs.
  static func id(ofComponent componentId: String) -> Int? {
    componentId.hasPrefix("context") ? Int(componentId.dropFirst("context".count)) : nil
  }
}
