/// The names of the messages that a connection itself reads or does not count. The vocabulary declares their members, under the same
/// names.
package enum ConnectionMessageNames {
  /// The native side's last message before it closes the connection.
  package static let fatal: StaticString = "$/fatal"
  /// The messages of the device's clock to a script.
  package static let clockWant: StaticString = "clock/want"
  package static let clockNow: StaticString = "clock/now"
}

/// The names of the messages that carry calls, events and answers of the routes (protocol §4). Their params are arrays, whose forms the
/// routes know.
package enum RouteMessageNames {
  package static let flushQueue: StaticString = "bridge/flushQueue"
  package static let callSync: StaticString = "bridge/callSync"
  package static let invokeCallback: StaticString = "bridge/invokeCallback"
  package static let callFunction: StaticString = "js/callFunction"
}
