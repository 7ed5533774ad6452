/// A finger on React's content, as the native side sends it to a script with `touches` (protocol §5, `surface/touch`).
package struct SurfaceTouch: Sendable, Equatable {
  /// The number of the message. The answer repeats it.
  package let id: Int
  package let place: SurfacePlace
  package let phase: TouchPhase
  /// The point in the coordinates of the place, in points.
  package let x: Double
  package let y: Double
  /// The test id of the element for which the driver asked. Nil if it asked for a text.
  package let testID: String?
  /// The text of the element for which the driver asked.
  package let text: String?

  /// Makes a touch of the members of the message.
  package init(
    _ members: (Int, Int64, Int64?, TouchPhase, Double, Double, SIMD2<Double>?, String?, String?, Bool?)
  ) {
    (id, phase, x, y) = (members.0, members.3, members.4, members.5)
    place = SurfacePlace(rootTag: members.1, hostTag: members.2)
    (testID, text) = (members.7, members.8)
  }
}

/// A part of React's content that lies in one view: a surface without its modals, or the content of one `<Modal>` of a
/// surface.
package struct SurfacePlace: Sendable, Hashable {
  package let rootTag: Int64
  /// React's tag of the `<Modal>`, or of the component with content of its own. Nil for the surface itself.
  package let hostTag: Int64?

  package init(rootTag: Int64, hostTag: Int64? = nil) {
    self.rootTag = rootTag
    self.hostTag = hostTag
  }
}
