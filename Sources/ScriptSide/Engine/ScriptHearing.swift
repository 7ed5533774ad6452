internal import NavbridgeWire

/// The native side's events for which the script is entered. The native side sends all events of a module that has a
/// listener, so the script is entered only for those that something in it hears.
struct ScriptHearing {
  /// The events with listeners in the script, by name.
  private var events: Set<String> = []
  /// The components with listeners, by id. They may hear any event that names the component.
  private var components: Set<String> = []
  /// True if a script that brings its own React Native hears the events, so that all of them are passed on.
  private(set) var hearsAll = false

  mutating func hear(_ event: String, _ isHeard: Bool) {
    if isHeard { events.insert(event) } else { events.remove(event) }
  }

  mutating func hear(component: String, _ isHeard: Bool) {
    if isHeard { components.insert(component) } else { components.remove(component) }
  }

  /// Enters the script for all events from now on.
  mutating func hearAll() { hearsAll = true }

  /// Returns true if a call `[module, method, arguments]` is an event that nothing in the script hears.
  func ignores(_ call: JSONValue) -> Bool {
    var call = call.items
    guard !hearsAll, call.next()?.isString("RCTDeviceEventEmitter") == true, call.next()?.isString("emit") == true,
      var arguments = call.next()?.items, let event = arguments.next()?.string
    else { return false }
    if events.contains(event) { return false }
    guard !components.isEmpty, let component = arguments.next()?["componentId"]?.string else { return true }
    return !components.contains(component)
  }
}
