package import NavbridgeRuntime

/// A part of a device. It is made with the device, and lives as long. `HostParts` lists the parts of the kernel
/// in the order in which the device calls them; the design follows as the last one.
@MainQueue
package protocol HostPart: AnyObject, SendableMetatype {
  /// Makes the part. Other parts may not exist yet.
  init(host: NativeHost)

  /// The methods for drivers that the part performs.
  nonisolated static var driverMethods: [DriverHandler] { get }

  /// The messages of scripts that the part takes.
  nonisolated static var scriptMessages: [ScriptMessageHandler] { get }

  /// Called when the device has started, before any script connects. The design is called first.
  func applicationDidLaunch()

  /// Called when a script context begins, before its `initialize` is answered.
  func scriptWillBegin(_ session: ScriptSession)

  /// Called when the bundle counts as loaded.
  func scriptDidLoad()

  /// Called when a script context is about to end. Its calls are invalidated; nothing is torn down yet. Work that awaits
  /// the script's answers fails now.
  func scriptWillEnd()

  /// Called when a script context has ended. Its surfaces are stopped and all transitions have ended.
  func scriptDidEnd()

  /// Called when the device has ended. Objects that refer to each other in a circle must be released now.
  func deviceDidEnd()

  /// Called at the end of each turn of the main queue for which the part has asked (`NativeHost.call(_:atEndOfTurn:)`),
  /// before a virtual clock moves.
  func turnEnded()

  /// Called at the end of the same turns, when a virtual clock has moved as far as it may.
  func clockHasMoved()

  /// Called when a connection has closed. Requests of its peer need no answer any more.
  func connectionClosed(_ id: Int)

  /// Adds the part's reasons why the device is not idle.
  func addBusyReasons(to reasons: inout BusyReasons)

  /// Returns true if the next act of a driver must wait for the part.
  ///
  /// - Parameter timePasses: False while the device's clock stands still.
  func delaysActs(timePasses: Bool) -> Bool

  /// Returns a sentence for each of the part's invariants that does not hold (`InvariantWatch`). There are none unless the
  /// project has a fault.
  ///
  /// - Parameter isAtRest: True if no command is pending, no animation runs, and nothing else is on its way.
  func brokenInvariants(isAtRest: Bool) -> [String]
}

extension HostPart {
  package nonisolated static var driverMethods: [DriverHandler] { [] }
  package nonisolated static var scriptMessages: [ScriptMessageHandler] { [] }
  package func applicationDidLaunch() {}
  package func scriptWillBegin(_ session: ScriptSession) {}
  package func scriptDidLoad() {}
  package func scriptWillEnd() {}
  package func scriptDidEnd() {}
  package func deviceDidEnd() {}
  package func turnEnded() {}
  package func clockHasMoved() {}
  package func connectionClosed(_ id: Int) {}
  package func addBusyReasons(to reasons: inout BusyReasons) {}
  package func delaysActs(timePasses: Bool) -> Bool { false }
  package func brokenInvariants(isAtRest: Bool) -> [String] { [] }
}
