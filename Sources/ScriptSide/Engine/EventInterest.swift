internal import NavbridgeWire

/// The native side's events for which the script is entered. The native side sends all events of a module that has a
/// listener, so the script is entered only for those to which something in it listens.
struct EventInterest {
  /// The events with listeners in the script, by name.
  private var events: Set<String> = []
  /// The components with listeners, by id. They may listen to any event that names the component.
  private var components: Set<String> = []
  /// True if a script that brings its own React Native listens, so that all events are passed on.
  private(set) var isUnlimited = false

  mutating func set(event: String, _ isListenedTo: Bool) {
    if isListenedTo { events.insert(event) } else { events.remove(event) }
  }

  mutating func set(component: String, _ isListenedTo: Bool) {
    if isListenedTo { components.insert(component) } else { components.remove(component) }
  }

  /// Enters the script for all events from now on.
  mutating func setUnlimited() { isUnlimited = true }

  /// True if the script listens to an event by its name.
  func listens(to event: String) -> Bool { events.contains(event) }

  /// Returns true if a call `[module, method, arguments]` is an event to which nothing in the script listens.
  func ignores(_ call: JSONValue) -> Bool {
    var call = call.items
    guard !isUnlimited, call.next()?.isString("RCTDeviceEventEmitter") == true, call.next()?.isString("emit") == true,
      var arguments = call.next()?.items, let event = arguments.next()?.string
    else { return false }
    if events.contains(event) { return false }
    guard !components.isEmpty, let component = arguments.next()?["componentId"]?.string else { return true }
    return !components.contains(component)
  }
}
