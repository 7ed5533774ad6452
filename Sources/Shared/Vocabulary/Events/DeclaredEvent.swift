public import NavbridgeWire

/// An event that the native side sends, declared once: its name and the members of its payload with their types.
///
/// The native side sends it with values of the types `Member.Content`, and the script side reads it into the same types.
/// The JavaScript library and the table in docs/protocol.md follow from the declaration.
public struct DeclaredEvent<each Member: FieldType>: Sendable {
  @usableFromInline let shape: EventShape

  /// - Parameter componentMethod: the method by which the JavaScript library passes the event to the listeners that are
  ///   bound to the component in `componentId`; nil if it does not.
  public init(_ name: String, _ members: repeat Field<each Member>, componentMethod: String? = nil) {
    var declared: [FieldDeclaration] = []
    for member in repeat each members {
      declared.append(member.declaration)
    }
    shape = EventShape(EventDeclaration(name: name, members: declared, componentMethod: componentMethod))
  }

  @inlinable public var name: String { shape.declaration.name }
  public var declaration: EventDeclaration { shape.declaration }

  /// Writes the payload, with its members in the declared order. Writes nothing for an event without members. It is
  /// inlinable, because otherwise the generic code would run unspecialised for each event that another target sends.
  @inlinable public func write(_ values: repeat (each Member).Content, to writer: JSONWriter) {
    let keys = shape.keys
    guard !keys.isEmpty else { return }
    writer.object {
      var index = 0
      for (type, value) in repeat ((each Member).self, each values) {
        type.write(value, key: keys[index], to: writer)
        index += 1
      }
    }
  }

  /// Returns the members of a payload in the declared order. Nil if a member is missing or of a wrong type.
  public func read(_ payload: JSON) -> (repeat (each Member).Content)? {
    var index = 0
    func next() -> JSON? {
      defer { index += 1 }
      return payload[declaration.members[index].name]
    }
    // The compiler cannot optimise a `try` in the expansion of a pack, so the members are checked in a separate loop.
    let contents = (repeat (each Member).content(next()))
    for isMissing in repeat (each contents) == nil {
      if isMissing { return nil }
    }
    return (repeat (each contents)!)
  }
}

/// The content of a declared event. It is a class, so that an event is passed on with one reference count.
@usableFromInline final class EventShape: Sendable {
  @usableFromInline let keys: [JSONKey]
  @usableFromInline let declaration: EventDeclaration

  init(_ declaration: EventDeclaration) {
    keys = declaration.members.map { JSONKey($0.name) }
    self.declaration = declaration
  }
}

/// A declared event, as tables need it.
public struct EventDeclaration: Sendable, Equatable {
  public let name: String
  public let members: [FieldDeclaration]
  /// The method of a component's listeners to which the JavaScript library passes the event.
  public let componentMethod: String?
}
