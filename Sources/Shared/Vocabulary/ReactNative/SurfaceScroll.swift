package import NavbridgeWire

/// A drag of a scroll view of React's, as the native side sends it to a script with `scrolls` (protocol §5,
/// `surface/scroll`).
package struct SurfaceScroll: Sendable, Equatable {
  /// The number of the message. The answer repeats it.
  package let id: Int
  package let place: SurfacePlace
  package let testID: String
  /// The offset of the content at which the finger lets go, in points. Nil if the finger does not move along the axis.
  package let x: Double?
  package let y: Double?

  package init(id: Int, place: SurfacePlace, testID: String, x: Double?, y: Double?) {
    (self.id, self.place, self.testID) = (id, place, testID)
    (self.x, self.y) = (x, y)
  }

  /// Reads the params of the message. Returns nil if they are incomplete.
  package init?(_ params: JSONValue) {
    guard let place = SurfacePlace(params), let testID = params["testID"]?.string else { return nil }
    self.init(
      id: Int(params["id"]?.int ?? 0), place: place, testID: testID, x: params["x"]?.double, y: params["y"]?.double)
  }

  package func write(to writer: JSONWriter) {
    writer.object {
      writer.key("id")
      writer.value(id)
      place.writeMembers(to: writer)
      writer.key("testID")
      writer.value(testID)
      writer.member("x", x)
      writer.member("y", y)
    }
  }
}
