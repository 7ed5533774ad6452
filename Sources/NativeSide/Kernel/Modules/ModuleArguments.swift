package import NavbridgeWire

/// The arguments of one call, read by position without copying them.
package struct ModuleArguments: Sendable {
  /// The array that was sent. Nil if there was none.
  package let array: JSONValue?
  /// The number of items that are arguments. In a bridge call the ids of the callbacks follow them.
  package let count: Int

  package init(_ array: consuming JSONValue?, droppingLast callbacks: Int = 0) {
    count = max(0, (array?.count ?? 0) - callbacks)
    self.array = array
  }

  /// The argument at a position. Nil when it was left out or is null.
  package subscript(position: Int) -> JSONValue? {
    guard position < count, let value = array?.item(position), !value.isNull else { return nil }
    return value
  }

  /// Returns a text argument whose presence `check` has verified.
  package func text(_ position: Int) -> String { self[position]?.string ?? "" }

  /// Returns an object or array without copying it; null when it was left out.
  package func value(_ position: Int) -> JSONValue { self[position] ?? .null }

  /// Returns a copy of an object or array; null when it was left out.
  package func json(_ position: Int) -> JSON { self[position]?.json ?? .null }

  /// Checks the arguments. Returns an error that names the first wrong one, or nil (protocol §10, 'missing or wrong
  /// arguments').
  package func check(against parameters: [ModuleParameter], of method: String) -> RPCError? {
    var items = array?.items ?? .none
    for position in parameters.indices {
      guard position < count, let kind = items.nextKind(), kind != .null else {
        if parameters[position].isOptional { continue }
        return refusal(of: parameters[position], at: position, of: method, "is missing")
      }
      guard parameters[position].kind.admits(kind) else {
        return refusal(of: parameters[position], at: position, of: method, "is of a wrong type")
      }
    }
    return nil
  }

  private func refusal(of parameter: ModuleParameter, at position: Int, of method: String, _ what: String) -> RPCError {
    RPCError(
      .invalidParams,
      "\(method): the argument '\(parameter.name)' (position \(position)) \(what); \(parameter.expected).")
  }
}

extension ModuleParameter {
  fileprivate var expected: String {
    switch kind {
    case .object, .array: "an \(kind.rawValue) is expected"
    case .flag: "true or false is expected"
    case .text, .number: "a \(kind.rawValue) is expected"
    }
  }
}
