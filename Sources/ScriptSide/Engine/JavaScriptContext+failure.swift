#if JavaScript
internal import CJavaScriptCore

/// Reads a failure from a thrown value.
extension JavaScriptContext {
  func failure(_ thrown: JSValueRef, _ kind: ScriptFailure.Kind = .exception) -> ScriptFailure {
    if let failure = endedTurn { return failure }
    // A syntax error has a place but no stack.
    guard unsafe JSValueIsObject(reference, thrown),
      let stack = unsafe text(thrown, "stack") ?? text(thrown, "sourceURL")
    else {
      let what = kind == .exception ? "was thrown" : "is the reason"
      return ScriptFailure(
        kind: kind,
        message: unsafe "\(inspected(thrown)) \(what), which has no stack and so no line; use new Error(…) instead.",
        location: .init(file: file))
    }
    let frames = frames(of: stack)
    return unsafe ScriptFailure(
      kind: kind, message: message(thrown), location: ownLocation(thrown) ?? frames.first?.location, frames: frames)
  }

  /// The failure of a turn that the watchdog has ended, with the frames of the code that ran. Nil if it has ended none.
  var endedTurn: ScriptFailure? {
    guard let watchdog, var failure = watchdog.failure else { return nil }
    failure.frames = frames(of: watchdog.stack)
    failure.location = failure.frames.first?.location
    return failure
  }

  /// The stack of the engine as it is.
  var stack: String {
    guard let error = unsafe JSObjectMakeError(reference, 0, nil, nil) else { return "" }
    return unsafe text(error, "stack") ?? ""
  }

  /// Returns the frames of a stack of the engine that are not of the host's library.
  func frames(of stack: String) -> [ScriptFailure.Frame] {
    stack.split(separator: "\n").compactMap { ScriptFailure.Frame($0) }.compactMap { frame in
      inFile(frame.location).map { .init(function: frame.function, location: $0) }
    }
  }

  /// Returns the frames of a failure that this context has read as a stack of the engine, from which it reads the same ones.
  func stack(of failure: ScriptFailure) -> String {
    let places = [failure.location].compactMap { $0 }.map { ScriptFailure.Frame(function: "", location: $0) }
    return (failure.frames.isEmpty ? places : failure.frames).map { "\($0.function)@\(inEngine($0.location))" }
      .joined(separator: "\n")
  }

  /// Returns a place of the file as the engine has it.
  private func inEngine(_ location: ScriptFailure.Location) -> ScriptFailure.Location {
    guard location.line == 1, let column = location.column, let wrapper = wrappers[location.file] else {
      return location
    }
    return .init(file: location.file, line: 1, column: column + wrapper.characters)
  }

  /// Returns a place as the file has it. Nil for a place in the text that this class has put around the file's.
  private func inFile(_ location: ScriptFailure.Location) -> ScriptFailure.Location? {
    guard let line = location.line, let wrapper = wrappers[location.file] else { return location }
    if line > wrapper.lastLine { return nil }
    guard line == 1, let column = location.column else { return location }
    return column > wrapper.characters
      ? .init(file: location.file, line: 1, column: column - wrapper.characters) : nil
  }

  /// Returns the place at which an error was made, or the place of a syntax error, which no stack contains.
  private func ownLocation(_ error: JSValueRef) -> ScriptFailure.Location? {
    guard let file = unsafe text(error, "sourceURL"), !file.hasPrefix("\(ScriptFailure.Frame.libraryScheme):"),
      let line = unsafe line(of: error)
    else { return nil }
    let column = unsafe member(error, "column").map { unsafe Int(JSValueToInt32(reference, $0, nil)) } ?? 0
    return inFile(.init(file: file, line: line, column: column > 0 ? column : nil))
  }

  /// The line of a syntax error in the engine's text.
  func line(of error: JSValueRef) -> Int? {
    unsafe member(error, "line").map { unsafe Int(JSValueToInt32(reference, $0, nil)) }
  }

  /// Returns an error's text, with its code and its causes if it has any, as errors from the native side have.
  private func message(_ error: JSValueRef) -> String {
    let details = ["code", "cause", "errors"]
    guard details.allSatisfy({ unsafe member(error, $0) == nil }) else { return unsafe inspected(error) }
    let message = unsafe text(error)
    return message + SyntaxAdvice.missingReact(message) + functionAdvice(message)
  }

  /// The question for a call of a function that the libraries do not have, in an app's context.
  private func functionAdvice(_ message: String) -> String {
    guard let advise = unsafe advise,
      let advice = unsafe JSObjectCallAsFunction(reference, advise, nil, 1, [value(message)], nil)
    else { return "" }
    return unsafe text(advice)
  }

  private func inspected(_ value: JSValueRef) -> String {
    // The value is formatted as a member of another value, so that strings have quotation marks.
    guard let inspect = unsafe inspect,
      let shown = unsafe JSObjectCallAsFunction(reference, inspect, nil, 2, [value, self.value(1)], nil)
    else {
      return unsafe text(value)
    }
    return unsafe text(shown)
  }

  private func member(_ value: JSValueRef, _ name: String) -> JSValueRef? {
    let name = unsafe name.withCString { unsafe JSStringCreateWithUTF8CString($0) }
    defer { unsafe JSStringRelease(name) }
    guard let object = unsafe JSValueToObject(reference, value, nil),
      let member = unsafe JSObjectGetProperty(reference, object, name, nil),
      unsafe !JSValueIsUndefined(reference, member)
    else { return nil }
    return unsafe member
  }

  private func text(_ value: JSValueRef, _ name: String) -> String? { unsafe member(value, name).map(text) }

  private func text(_ value: JSValueRef) -> String {
    guard let string = unsafe JSValueToStringCopy(reference, value, nil) else { return "a value that has no text" }
    defer { unsafe JSStringRelease(string) }
    return unsafe JSContextText.text(string)
  }
}
#endif
