public import NavbridgeWire

/// A notification that the native side sends to drivers, declared once (protocol §8).
public struct DriverNotification<each Argument: Sendable>: Sendable {
  public let name: StaticString
  /// One or more full sentences.
  public let meaning: String
  public let parameters: (repeat Parameter<each Argument>)

  public init(_ name: StaticString, _ meaning: String, _ parameters: repeat Parameter<each Argument>) {
    self.name = name
    self.meaning = meaning
    self.parameters = (repeat each parameters)
  }

  public var members: [ParameterDescription] {
    var members: [ParameterDescription] = []
    for parameter in repeat each parameters { members += parameter.members }
    return members
  }

  /// Makes the params of the notification.
  public func params(_ arguments: repeat each Argument) -> JSON {
    var members = JSONObject()
    repeat (each parameters).write(each arguments, &members)
    return .object(members)
  }
}
