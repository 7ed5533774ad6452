package import NavbridgeWire

/// A search for an element of React's by scrolling, as the native side sends it to a script with `scrolls` (protocol §5,
/// `surface/scrollTo`).
package struct SurfaceScrollTo: Sendable, Equatable {
  /// The number of the message. The answer repeats it.
  package let id: Int
  package let place: SurfacePlace
  /// The test id of the element. Nil if it is found by its text.
  package let testID: String?
  package let text: String?
  /// The test id of the scroll view. Nil for the frontmost one that scrolls.
  package let within: String?

  package init(id: Int, place: SurfacePlace, testID: String?, text: String?, within: String?) {
    (self.id, self.place) = (id, place)
    (self.testID, self.text, self.within) = (testID, text, within)
  }

  /// Reads the params of the message. Returns nil if they are incomplete.
  package init?(_ params: JSONValue) {
    guard let place = SurfacePlace(params) else { return nil }
    self.init(
      id: Int(params["id"]?.int ?? 0), place: place, testID: params["testID"]?.string, text: params["text"]?.string,
      within: params["within"]?.string)
  }

  package func write(to writer: JSONWriter) {
    writer.object {
      writer.key("id")
      writer.value(id)
      place.writeMembers(to: writer)
      writer.member("testID", testID)
      writer.member("text", text)
      writer.member("within", within)
    }
  }
}
