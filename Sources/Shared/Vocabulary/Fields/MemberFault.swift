public import NavbridgeWire

/// The reason for which a value that was sent, or read from a file, is refused.
public struct MemberFault: Error, Sendable, Equatable {
  /// The method whose argument the value is. Empty for a value in a file.
  public var method = ""
  /// The steps that lead to the value: from the arguments of the method, or from the file's outermost object.
  public let path: [JSONStep]
  /// The second half of a sentence that begins with the value's name, without the full stop.
  public let predicate: String

  /// A fault at a place, with what is wrong.
  public init(_ path: [JSONStep], _ predicate: String) {
    self.path = path
    self.predicate = predicate
  }

  /// A full sentence: `device/scroll: the argument 'x' is a text; a number of points is expected.`
  public var sentence: String { sentence(remark: "") }

  /// - Parameter remark: a remark about the value's place, which follows its name.
  func sentence(remark: String) -> String {
    let name = path.isEmpty ? "The value" : "'\(path.text)'\(remark)"
    return method.isEmpty ? "\(name) \(predicate)." : "\(method): the argument \(name) \(predicate)."
  }

  /// The fault of an argument that must be given in this case.
  public static func missing<Type>(_ field: Field<Type>, of method: String) -> MemberFault {
    field.declaration.fault(of: nil)!.of(method)
  }

  /// The fault as the fault of a method's argument.
  func of(_ method: String) -> MemberFault {
    var fault = self
    fault.method = method
    return fault
  }
}

/// An error that a member which cannot be read becomes.
public protocol MemberFailure: Error {
  /// Makes the error of a fault.
  init(_ fault: MemberFault)
}

extension RPCError: MemberFailure {
  /// The error -32602 with the sentence of a fault.
  public init(_ fault: MemberFault) { self.init(.invalidParams, fault.sentence) }
}

/// A step from a value to one of its members or items.
public enum JSONStep: Hashable, Sendable, CustomStringConvertible {
  /// The member of an object.
  case member(String)
  /// The item of an array, from 0.
  case item(Int)

  public var description: String {
    switch self {
    case .member(let name): ".\(name)"
    case .item(let index): "[\(index)]"
    }
  }
}

extension [JSONStep] {
  /// The path in one text: `ops[1].layer`.
  var text: String {
    let steps = map(\.description).joined()
    return steps.hasPrefix(".") ? String(steps.dropFirst()) : steps
  }
}
