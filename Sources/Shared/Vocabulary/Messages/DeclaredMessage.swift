public import NavbridgeWire

/// A message of one side to the other that has no answer, declared once: its name and its members with their types. It
/// is an event of a module, or a notification.
///
/// The sender writes it with values of the types `Member.Content`, and the receiver reads it into the same types.
/// Refusals, the JavaScript library, the TypeScript declarations and the tables in docs/protocol.md follow from the
/// declaration.
public struct DeclaredMessage<each Member: FieldType>: Sendable {
  @usableFromInline let shape: MessageShape

  /// An event, which the native side sends.
  ///
  /// - Parameter componentMethod: the method by which the JavaScript library passes the event to the listeners that are
  ///   bound to the component in `componentId`; nil if it does not.
  @inline(never)
  public init(_ name: String, _ members: repeat Field<each Member>, componentMethod: String? = nil) {
    self.init(
      MessageDeclaration(
        name: name, sender: .native, meaning: "", members: Self.declarations(repeat each members),
        componentMethod: componentMethod))
  }

  /// A notification.
  ///
  /// - Parameter meaning: one or more full sentences.
  @inline(never)
  public init(
    _ name: String, from sender: MessageSender, _ meaning: String, _ members: repeat Field<each Member>
  ) {
    self.init(
      MessageDeclaration(
        name: name, sender: sender, meaning: meaning, members: Self.declarations(repeat each members)))
  }

  private init(_ declaration: MessageDeclaration) { shape = MessageShape(declaration) }

  private static func declarations(_ members: repeat Field<each Member>) -> [FieldDeclaration] {
    var declared: [FieldDeclaration] = []
    for member in repeat each members { declared.append(member.declaration) }
    return declared
  }

  /// The name of the message.
  @inlinable public var name: String { shape.declaration.name }
  /// The declaration as tables need it.
  public var declaration: MessageDeclaration { shape.declaration }

  /// Returns true for the name of this message.
  public func isNamed(_ method: JSONValue) -> Bool { declaration.isNamed(method) }

  /// Writes the members in the declared order. Writes nothing for an event without members. It is inlinable, because
  /// otherwise the generic code would run unspecialised for each message that another target sends.
  @inlinable public func write(_ values: repeat (each Member).Content, to writer: JSONWriter) {
    if !shape.keys.isEmpty { writeParams(repeat each values, to: writer) }
  }

  /// Writes the members of a notification, which is an object in any case.
  @inlinable public func writeParams(_ values: repeat (each Member).Content, to writer: JSONWriter) {
    writer.object { writeMembers(repeat each values, to: writer) }
  }

  /// Writes the members into an object that may have more of them.
  @inlinable @inline(__always)
  package func writeMembers(_ values: repeat (each Member).Content, to writer: JSONWriter) {
    let keys = shape.keys
    var index = 0
    for (type, value) in repeat ((each Member).self, each values) {
      type.write(value, key: keys[index], to: writer)
      index += 1
    }
  }

  /// Writes the whole message of a notification.
  @inlinable package func writeMessage(_ values: repeat (each Member).Content, to writer: JSONWriter) {
    writer.message(beginning: shape.declaration.head, end: "") { writeParams(repeat each values, to: writer) }
  }

  /// Returns the members of a notification in the declared order. Throws -32602 for the first one that is missing or
  /// wrong. Members that are not declared are ignored.
  @inlinable public func readParams(_ params: JSONValue?) throws(RPCError) -> (repeat (each Member).Content) {
    try shape.declaration.check(params)
    var index = -1
    func next() -> JSON? {
      index += 1
      return shape.member(index, of: params)
    }
    // The compiler cannot optimise a `try` in the expansion of a pack, so the members are checked before.
    return (repeat (each Member).content(next())!)
  }

  /// Returns the members of an event's payload in the declared order. Nil if a member is missing or of a wrong type.
  public func read(_ payload: JSON) -> (repeat (each Member).Content)? {
    var index = 0
    func next() -> JSON? {
      defer { index += 1 }
      return payload[declaration.members[index].name]
    }
    let contents = (repeat (each Member).content(next()))
    for isMissing in repeat (each contents) == nil {
      if isMissing { return nil }
    }
    return (repeat (each contents)!)
  }
}

/// The content of a declared message. It is a class, so that a declaration is passed on with one reference count.
@usableFromInline final class MessageShape: Sendable {
  @usableFromInline let keys: [JSONKey]
  @usableFromInline let declaration: MessageDeclaration

  init(_ declaration: MessageDeclaration) {
    keys = declaration.keys
    self.declaration = declaration
  }

  /// The value of a member, or the value that counts without it.
  @usableFromInline func member(_ index: Int, of params: JSONValue?) -> JSON? {
    guard let value = params?.member(keys[index]), !value.isNull else { return declaration.members[index].standard }
    return value.json
  }
}

/// The side that sends a message.
public enum MessageSender: Sendable {
  /// The native side.
  case native
  /// The script side.
  case script
  /// A driver.
  case driver
}

/// A declared message, as tables need it.
public struct MessageDeclaration: Sendable {
  /// The name of the message.
  public let name: String
  /// The side that sends it.
  public let sender: MessageSender
  /// One or more full sentences. Empty for an event.
  public let meaning: String
  /// Its members in the order in which they are written.
  public let members: [FieldDeclaration]
  /// The method of a component's listeners to which the JavaScript library passes an event.
  public let componentMethod: String?
  /// The beginning of a notification's message, up to its params.
  @usableFromInline package let head: JSONHead
  package let keys: [JSONKey]

  init(
    name: String, sender: MessageSender, meaning: String, members: [FieldDeclaration], componentMethod: String? = nil
  ) {
    (self.name, self.sender, self.meaning) = (name, sender, meaning)
    (self.members, self.componentMethod) = (members, componentMethod)
    head = JSONHead { $0.notificationHead(name) }
    keys = members.map { JSONKey($0.name) }
  }

  /// Returns true for the name of this message.
  public func isNamed(_ method: JSONValue) -> Bool { method.isExactly(name) }

  /// Throws -32602 for the first member that is missing or wrong.
  public func check(_ params: JSONValue?) throws(RPCError) {
    for index in keys.indices {
      if let fault = members[index].fault(of: params?.member(keys[index])) { throw RPCError(fault.of(name)) }
    }
  }
}

/// A payload that was written once and is sent with several events, which have the same members.
public struct EventPayload: Sendable {
  @usableFromInline let shape: MessageShape
  @usableFromInline let text: [UInt8]

  @usableFromInline init(_ shape: MessageShape, _ text: [UInt8]) {
    self.shape = shape
    self.text = text
  }

  /// Writes the payload.
  public func write(to writer: JSONWriter) { unsafe text.withUnsafeBytes { unsafe writer.raw($0) } }
}

extension DeclaredMessage {
  /// Returns a payload with the members in the declared order.
  @inlinable public func payload(_ values: repeat (each Member).Content) -> EventPayload {
    let writer = JSONWriter()
    write(repeat each values, to: writer)
    return unsafe writer.buffer.withBytes { unsafe EventPayload(shape, Array($0)) }
  }

  /// Returns true if a payload has the members of this event.
  public func accepts(_ payload: EventPayload) -> Bool {
    payload.shape.declaration.members == declaration.members
  }
}
