/// The lengths of a controller's two guides, in points.
public struct LayoutGuidePair: Sendable, Equatable {
  public let top: Double
  public let bottom: Double

  public static let zero = LayoutGuidePair(top: 0, bottom: 0)

  public init(top: Double, bottom: Double) {
    self.top = top
    self.bottom = bottom
  }
}
