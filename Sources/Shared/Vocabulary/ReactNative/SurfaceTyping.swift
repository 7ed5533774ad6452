package import NavbridgeWire

/// A text that a driver types into a text input of React's, as the native side sends it to a script with `touches`
/// (protocol §5, `surface/type`).
package struct SurfaceTyping: Sendable, Equatable {
  /// The number of the message. The answer repeats it.
  package let id: Int
  package let place: SurfacePlace
  package let testID: String
  package let text: String

  package init(id: Int, place: SurfacePlace, testID: String, text: String) {
    (self.id, self.place) = (id, place)
    (self.testID, self.text) = (testID, text)
  }

  /// Reads the params of the message. Returns nil if they are incomplete.
  package init?(_ params: JSONValue) {
    guard let place = SurfacePlace(params), let testID = params["testID"]?.string, let text = params["text"]?.string
    else { return nil }
    self.init(id: Int(params["id"]?.int ?? 0), place: place, testID: testID, text: text)
  }

  package func write(to writer: JSONWriter) {
    writer.object {
      writer.key("id")
      writer.value(id)
      place.writeMembers(to: writer)
      writer.key("testID")
      writer.value(testID)
      writer.key("text")
      writer.value(text)
    }
  }
}
