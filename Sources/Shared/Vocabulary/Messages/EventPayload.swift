public import NavbridgeWire

/// A payload that was written once and is sent with several events, which have the same members.
public struct EventPayload: Sendable {
  @usableFromInline let shape: MessageShape
  @usableFromInline let text: [UInt8]

  @usableFromInline init(_ shape: MessageShape, _ text: [UInt8]) {
    self.shape = shape
    self.text = text
  }

  public func write(to writer: JSONWriter) { unsafe text.withUnsafeBytes { unsafe writer.raw($0) } }
}

extension DeclaredMessage {
  /// Returns a payload with the members in the declared order.
  @inlinable public func payload(_ values: repeat (each Member).Content) -> EventPayload {
    let writer = JSONWriter()
    write(repeat each values, to: writer)
    return unsafe EventPayload(shape, Array(writer.buffer.bytes))
  }

  /// Returns true if a payload has the members of this event.
  public func accepts(_ payload: EventPayload) -> Bool {
    payload.shape.declaration.members == declaration.members
  }
}
