public import NavbridgeWire

/// A method of a native module, declared once: its name, its arguments with their types, its result, and its kind on
/// each route.
///
/// The native side implements the method with values of the types `Argument.Argument`, and the script side calls it with
/// values of the types `Argument.Content`. The checks of arguments, the tables of `initialize`, the JavaScript library
/// and the tables in docs/protocol.md follow from the declaration.
public struct DeclaredMethod<Result: Sendable, each Argument: FieldType>: Sendable {
  public let declaration: MethodDeclaration
  public let result: MethodResult<Result>

  public init(
    _ name: String, _ parameters: repeat Field<each Argument>, returns result: MethodResult<Result>,
    kinds: MethodKinds = .promise
  ) {
    var declared: [FieldDeclaration] = []
    repeat declared.append((each parameters).declaration)
    declaration = MethodDeclaration(name: name, parameters: declared, kinds: kinds, result: result.meaning)
    self.result = result
  }

  public var name: String { declaration.name }

  /// Writes the arguments of a call in the declared order.
  public func write(_ arguments: repeat (each Argument).Content, to writer: JSONWriter) {
    repeat (each Argument).write(each arguments, to: writer)
  }
}

/// A declared method, as tables and checks need it.
public struct MethodDeclaration: Sendable, Equatable {
  public let name: String
  public let parameters: [FieldDeclaration]
  public let kinds: MethodKinds
  /// The meaning of the result; empty for none.
  public let result: String

  /// True when the first argument is the id that the script has chosen for the call.
  public var hasCommandId: Bool { parameters.first?.name == Field.commandId.declaration.name }
}

extension Field where Value == FieldTypes.Text {
  /// The id that the script chooses for a call, as the first argument. Reports about the call name it.
  public static var commandId: Self { .text("commandId") }
}

extension DeclaredMethod: DeclaredPart {
  func add(to module: inout ModuleDeclaration, key: String) { module.methods.append((key, declaration)) }
}
