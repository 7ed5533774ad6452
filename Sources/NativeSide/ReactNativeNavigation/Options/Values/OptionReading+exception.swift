internal import Glibc
internal import NavbridgeKernel
internal import NavbridgeWire

extension OptionReading {
  /// The exception that iOS throws when it uses the options (protocol §10, 'where iOS throws'): for a button without an
  /// id, and for a component that lacks its name or its id.
  var exception: NativeException? {
    for side in [OptionPath.topBar.leftButtons, .topBar.rightButtons] {
      guard let json = buttons.first(where: { $0.side == side })?.json else { continue }
      if let exception = Self.exception(ofButtons: json) { return exception }
    }
    for component in [OptionPath.topBar.title.component, OptionPath.topBar.background.component] {
      // iOS reads both name and id of a component that has either (rnn-layouts §6.5).
      let hasName = values.mask.contains(component.name.index)
      if hasName != values.mask.contains(component.componentId.index) { return .paramGet }
    }
    return nil
  }

  private static func exception(ofButtons json: JSONValue) -> NativeException? {
    if json.kind == .object { return exception(ofButton: json) }
    for button in json.items {
      if let exception = exception(ofButton: button) { return exception }
    }
    return nil
  }

  private static func exception(ofButton button: JSONValue) -> NativeException? {
    guard button.last("id")?.kind == .string else { return .buttonWithoutId(text: button.last("text")?.string) }
    guard let component = button.last("component") else { return nil }
    let hasName = component.last("name")?.kind == .string
    return hasName == (component.last("componentId")?.kind == .string) ? nil : .paramGet
  }
}

extension JSONValue {
  /// Returns the value of a member. Of members with the same key it is the last, as in a dictionary.
  fileprivate func last(_ key: StaticString) -> JSONValue? {
    var found: Int?
    unsafe forEachRawMember { name, place in
      let isSame =
        unsafe name.count == key.utf8CodeUnitCount && memcmp(name.baseAddress!, key.utf8Start, name.count) == 0
      if isSame { found = place }
    }
    return found.map(at)
  }

  /// True for null and for an object without members.
  var hasNoOptions: Bool { isNull || kind == .object && count == 0 }
}
