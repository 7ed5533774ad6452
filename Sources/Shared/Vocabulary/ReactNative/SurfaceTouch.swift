package import NavbridgeWire

/// A finger on React's content, as the native side sends it to a script with `touches` (protocol §5, `surface/touch`).
package struct SurfaceTouch: Sendable, Equatable {
  package enum Phase: String, Sendable { case start, move, end, cancel }

  /// The number of the message. The answer repeats it.
  package let id: Int
  package let place: SurfacePlace
  package let phase: Phase
  /// The point in the coordinates of the place, in points.
  package let x: Double
  package let y: Double
  /// The point of a second finger, which the first message with one puts on the screen: x and y. Nil for one finger.
  package let second: [Double]?
  /// The test id of the element for which the driver asked. Nil if it asked for a text.
  package let testID: String?
  /// The text of the element for which the driver asked.
  package let text: String?

  package init(
    id: Int, place: SurfacePlace, phase: Phase, x: Double, y: Double, second: [Double]? = nil, testID: String? = nil,
    text: String? = nil
  ) {
    (self.id, self.place, self.phase) = (id, place, phase)
    (self.x, self.y, self.second) = (x, y, second)
    (self.testID, self.text) = (testID, text)
  }

  /// Reads the params of the message. Returns nil if they are incomplete.
  package init?(_ params: JSONValue) {
    guard let place = SurfacePlace(params), let phase = params["phase"]?.string.flatMap(Phase.init) else { return nil }
    self.init(
      id: Int(params["id"]?.int ?? 0), place: place, phase: phase, x: params["x"]?.double ?? 0,
      y: params["y"]?.double ?? 0, second: params["second"]?.numbers, testID: params["testID"]?.string,
      text: params["text"]?.string)
  }

  package func write(to writer: JSONWriter) {
    writer.object {
      writer.key("id")
      writer.value(id)
      place.writeMembers(to: writer)
      writer.key("phase")
      writer.value(phase.rawValue)
      writer.key("x")
      writer.value(x)
      writer.key("y")
      writer.value(y)
      writer.member("second", second)
      writer.member("testID", testID)
      writer.member("text", text)
    }
  }
}
