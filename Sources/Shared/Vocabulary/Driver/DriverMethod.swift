public import NavbridgeWire

/// A method for drivers, declared once (protocol §8). The native side reads its params and writes its result by the
/// declaration, the client writes its params and reads its result, and the tables of the protocol's page are made of it.
public struct DriverMethod<Answer: Sendable, each Argument: Sendable>: Sendable {
  public let name: String
  public let kind: DriverMethodKind
  /// One or more full sentences.
  public let meaning: String
  public let parameters: (repeat Parameter<each Argument>)
  public let answer: DriverAnswer<Answer>

  public init(
    _ name: String, _ kind: DriverMethodKind, _ meaning: String, _ parameters: repeat Parameter<each Argument>,
    returns answer: DriverAnswer<Answer>
  ) {
    self.name = name
    self.kind = kind
    self.meaning = meaning
    self.parameters = (repeat each parameters)
    self.answer = answer
  }

  public var description: DriverMethodDescription {
    var members: [ParameterDescription] = []
    for parameter in repeat each parameters { members += parameter.members }
    return DriverMethodDescription(
      name: name, kind: kind, meaning: meaning, parameters: members, answer: answer.shape)
  }

  /// Makes the params of a request.
  public func params(_ arguments: repeat each Argument) -> JSON {
    var members = JSONObject()
    repeat (each parameters).write(each arguments, &members)
    return .object(members)
  }

  /// Reads the params of a request. Throws -32602 for the first parameter, in order of declaration, that is missing or
  /// wrong. Members that are not declared are ignored.
  public func read(_ params: JSONValue?) throws(RPCError) -> (repeat each Argument) {
    let arguments = (repeat try (each parameters).read(params, name))
    if kind == .act { _ = try ActParameters.now.read(params, name) }
    return arguments
  }
}
