package import NavbridgeKernel
package import NavbridgeRuntime
package import NavbridgeVocabulary

/// The end of the bridge that script coordinators use for their screens (native-router §7.4, §10). Native coordinators
/// never use it.
@MainQueue
package protocol NavigationBridge: AnyObject {
  /// The device, in whose current script context surfaces run.
  var host: NativeHost { get }
  /// True from the moment when a script context has loaded until it ends. Surfaces run only in such a context.
  var isScriptLoaded: Bool { get }

  /// Called for each event of a script screen, after the surface was run, updated or stopped.
  func screen(_ operation: ScreenOperation, _ route: NativeRoute)
}

/// The events of a script screen, by the names that they have on the wire (native-router §10).
package enum ScreenOperation: String, Sendable, CaseIterable {
  case mount, update, unmount, willAppear, didAppear, willDisappear, didDisappear
}
