/// The names of the messages that a connection itself reads or does not count. The vocabulary declares their members, under the same
/// names.
package enum ConnectionMessageNames {
  /// The first request of each peer.
  @inlinable package static var initialize: StaticString { "initialize" }
  /// The native side's last message before it closes the connection.
  @inlinable package static var fatal: StaticString { "$/fatal" }
  /// The messages of the device's clock to a script.
  @inlinable package static var clockWant: StaticString { "clock/want" }
  @inlinable package static var clockNow: StaticString { "clock/now" }
}

/// The names of the messages that carry calls, events and answers of the routes (protocol §4). Their params are arrays, whose forms the
/// routes know.
package enum RouteMessageNames {
  @inlinable package static var flushQueue: StaticString { "bridge/flushQueue" }
  @inlinable package static var callSync: StaticString { "bridge/callSync" }
  @inlinable package static var invokeCallback: StaticString { "bridge/invokeCallback" }
  @inlinable package static var callFunction: StaticString { "js/callFunction" }
}
