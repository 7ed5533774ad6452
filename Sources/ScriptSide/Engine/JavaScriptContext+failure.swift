#if JavaScript
internal import CJavaScriptCore

/// Reads a failure from a thrown value.
extension JavaScriptContext {
  func failure(_ thrown: JSValueRef, _ kind: ScriptFailure.Kind = .exception) -> ScriptFailure {
    if let watchdog, watchdog.hasBitten, let failure = watchdog.failure { return failure }
    // A syntax error has a place but no stack.
    guard JSValueIsObject(reference, thrown), let stack = text(thrown, "stack") ?? text(thrown, "sourceURL") else {
      let what = kind == .exception ? "was thrown" : "is the reason"
      return ScriptFailure(
        kind: kind,
        message: "\(inspected(thrown)) \(what), which has no stack and so no line; use new Error(…) instead.",
        location: .init(file: file))
    }
    let frames = stack.split(separator: "\n").compactMap { ScriptFailure.Frame($0) }
    return ScriptFailure(
      kind: kind, message: message(thrown), location: ownLocation(thrown) ?? frames.first?.location, frames: frames)
  }

  /// Returns the place at which an error was made, or the place of a syntax error, which no stack contains.
  private func ownLocation(_ error: JSValueRef) -> ScriptFailure.Location? {
    guard let file = text(error, "sourceURL"), !file.hasPrefix("\(ScriptFailure.Frame.libraryScheme):"),
      let line = member(error, "line")
    else { return nil }
    let column = member(error, "column").map { Int(JSValueToInt32(reference, $0, nil)) } ?? 0
    return .init(
      file: file, line: Int(JSValueToInt32(reference, line, nil)), column: column > 0 ? column : nil)
  }

  /// Returns an error's text, with its code if it has one, as errors from the native side have.
  private func message(_ error: JSValueRef) -> String {
    member(error, "code") == nil ? text(error) : inspected(error)
  }

  private func inspected(_ value: JSValueRef) -> String {
    // The value is formatted as a member of another value, so that strings have quotation marks.
    guard let inspect, let shown = JSObjectCallAsFunction(reference, inspect, nil, 2, [value, self.value(1)], nil)
    else {
      return text(value)
    }
    return text(shown)
  }

  private func member(_ value: JSValueRef, _ name: String) -> JSValueRef? {
    let name = name.withCString { JSStringCreateWithUTF8CString($0) }
    defer { JSStringRelease(name) }
    guard let object = JSValueToObject(reference, value, nil),
      let member = JSObjectGetProperty(reference, object, name, nil), !JSValueIsUndefined(reference, member)
    else { return nil }
    return member
  }

  private func text(_ value: JSValueRef, _ name: String) -> String? { member(value, name).map(text) }

  private func text(_ value: JSValueRef) -> String {
    guard let string = JSValueToStringCopy(reference, value, nil) else { return "a value that has no text" }
    defer { JSStringRelease(string) }
    return JSContextText.text(string)
  }
}
#endif
