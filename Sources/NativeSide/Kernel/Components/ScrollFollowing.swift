internal import NavbridgeWire

/// The distances from its rest at which content that scrolls is of interest to a component: the member `scrolls` of its
/// state. All are in points.
public struct ScrollFollowing: Sendable, Equatable {
  /// The distance that the content is known to have passed, or not to have passed.
  public var distance: Double
  /// True if the content was scrolled beyond the distance.
  public var hasPassed: Bool
  /// The next distance, for content that has passed the first one. Nil if there is none.
  public var next: Double?
  /// The distance by which the rest moves down when the content returns to its top.
  public var hidden: Double
  /// The distances between which content that a finger lets go does not come to rest, in ascending order.
  public var stops: [Double]

  /// All lengths are in points.
  public init(distance: Double, hasPassed: Bool, next: Double? = nil, hidden: Double = 0, stops: [Double] = []) {
    (self.distance, self.hasPassed, self.next) = (distance, hasPassed, next)
    (self.hidden, self.stops) = (hidden, stops)
  }

  func write(to writer: JSONWriter) {
    writer.object {
      writer.key("distance")
      writer.value(distance)
      writer.key("passed")
      writer.value(hasPassed)
      if let next {
        writer.key("next")
        writer.value(next)
      }
      if !stops.isEmpty {
        writer.key("stops")
        writer.array { for stop in stops { writer.value(stop) } }
      }
      if hidden > 0 {
        writer.key("hidden")
        writer.value(hidden)
      }
    }
  }
}
