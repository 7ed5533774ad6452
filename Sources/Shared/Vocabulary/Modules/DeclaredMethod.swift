public import NavbridgeWire

/// A method, declared once: its name, its arguments with their types, its result, and its kind on each route. It is a
/// method of a native module, which scripts call, or a method for drivers (protocol §8).
///
/// The native side implements a module's method with values of the types `Argument.Argument`, and handles a driver's
/// with values of the types `Argument.Content`. Callers give values of the types `Argument.Content`. The checks of
/// arguments, the tables of `initialize`, the JavaScript library, the TypeScript declarations and the tables in
/// docs/protocol.md follow from the declaration.
public struct DeclaredMethod<Result: Sendable, each Argument: FieldType>: Sendable {
  private let request: DeclaredMessage<repeat each Argument>
  /// The declaration as tables need it.
  public let declaration: MethodDeclaration
  /// The meaning and the type of the result.
  public let result: MethodResult<Result>

  /// A method of a module, with its arguments by their positions.
  @inline(never)
  public init(
    _ name: String, _ parameters: repeat Field<each Argument>, returns result: MethodResult<Result>,
    kinds: MethodKinds = .promise
  ) {
    self.init(DeclaredMessage(name, from: .script, "", repeat each parameters), result, kinds)
  }

  /// A method for drivers, with its parameters by their names.
  ///
  /// - Parameter meaning: one or more full sentences.
  @inline(never)
  public init(
    _ name: String, _ kind: MethodKind, _ meaning: String, _ parameters: repeat Field<each Argument>,
    returns result: MethodResult<Result>
  ) {
    self.init(DeclaredMessage(name, from: .driver, meaning, repeat each parameters), result, MethodKinds(driver: kind))
  }

  private init(_ request: DeclaredMessage<repeat each Argument>, _ result: MethodResult<Result>, _ kinds: MethodKinds) {
    (self.request, self.result) = (request, result)
    declaration = MethodDeclaration(
      name: request.name, parameters: request.declaration.members, kinds: kinds, result: result.meaning,
      meaning: request.declaration.meaning)
  }

  /// The name of the method.
  public var name: String { declaration.name }

  /// Writes the arguments of a module's call in the declared order.
  public func write(_ arguments: repeat (each Argument).Content, to writer: JSONWriter) {
    repeat (each Argument).write(each arguments, to: writer)
  }

  /// Writes the params of a driver's request.
  public func writeParams(_ arguments: repeat (each Argument).Content, to writer: JSONWriter) {
    request.writeParams(repeat each arguments, to: writer)
  }

  /// Writes the params of an act, with the member `now` if it is true.
  public func writeAct(_ arguments: repeat (each Argument).Content, now: Bool, to writer: JSONWriter) {
    precondition(declaration.isAct, "'\(name)' is no act.")
    writer.object {
      request.writeMembers(repeat each arguments, to: writer)
      if now {
        writer.key("now")
        writer.value(true)
      }
    }
  }

  /// Reads the params of a driver's request. Throws -32602 for the first parameter, in order of declaration, that is
  /// missing or wrong. Members that are not declared are ignored.
  public func read(_ params: JSONValue?) throws(RPCError) -> (repeat (each Argument).Content) {
    let arguments = try request.readParams(params)
    if declaration.isAct, let fault = MethodDeclaration.now.declaration.fault(of: params?["now"]) {
      throw RPCError(fault.of(name))
    }
    return arguments
  }
}

/// A declared method, as tables and checks need it.
public struct MethodDeclaration: Sendable, Equatable {
  /// The name of the method.
  public let name: String
  /// The arguments in their order.
  public let parameters: [FieldDeclaration]
  /// How the method answers on each route.
  public let kinds: MethodKinds
  /// The meaning of the result; empty for none.
  public let result: String
  /// One or more full sentences. Empty for a module's method.
  public let meaning: String

  /// A method of a module that is known only while the program runs.
  ///
  /// - Parameter parameters: the names of its arguments, which may be any values.
  package init(described name: String, _ kind: MethodKind, parameters: [String]) {
    self.init(
      name: name, parameters: parameters.map { FieldDeclaration($0, .any, .optional) },
      kinds: MethodKinds(bridge: kind, turbo: kind), result: "", meaning: "")
  }

  init(name: String, parameters: [FieldDeclaration], kinds: MethodKinds, result: String, meaning: String) {
    (self.name, self.parameters, self.kinds, self.result, self.meaning) = (name, parameters, kinds, result, meaning)
  }

  /// True when the first argument is the id that the script has chosen for the call.
  public var hasCommandId: Bool { parameters.first?.name == Field.commandId.name }

  /// True for a method by which a driver acts on the device.
  public var isAct: Bool { kinds.driver == .act }

  /// The parameter that all acts have besides their own (protocol §8).
  public static let now = Field.flag(
    "now", "performs the act at once, without waiting for the effects of the previous act", default: false)

  /// The parameters, with the one that all acts have.
  public var allParameters: [FieldDeclaration] { parameters + (isAct ? [Self.now.declaration] : []) }
}

extension Field where Value == FieldTypes.Text {
  /// The id that the script chooses for a call, as the first argument. Reports about the call name it.
  public static var commandId: Self { .text("commandId") }
}

extension DeclaredMethod: DeclaredPart {
  func add(to module: inout ModuleDeclaration, key: String) { module.methods.append((key, declaration)) }
}
