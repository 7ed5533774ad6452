/// The device around the screen.
extension Canvas {
  /// Writes the case around the screen.
  mutating func deviceCase(_ shape: DeviceShape) {
    let rim = DeviceShape.rim
    let around = shape.screen.inset(by: -rim)
    let radius = shape.radius > 0 ? shape.radius + rim : 22
    rect(around, Ink(rgb: 0x0B0B0C), Corners(radius))
    frame(around, Ink(rgb: 0x4A4A4D), width: 1.5, Corners(radius))
  }

  /// Writes the island or the notch.
  mutating func cutOut(_ shape: DeviceShape) {
    guard shape.cutOut != .none else { return }
    let (screen, length) = (shape.screen, shape.isLandscape ? shape.screen.height : shape.screen.width)
    let (width, height, gap) =
      shape.cutOut == .island ? (125.0, 37.0, shape.radius >= 62 ? 14.0 : 11) : (length * 0.42, 31, -1)
    let along = (length - width) / 2
    let corner = shape.cutOut == .island ? height / 2 : 20
    switch shape.orientation {
    // The home button would be on the left, so the top of the device is on the right.
    case "landscapeLeft":
      rect(
        Rect(screen.right - gap - height, along, height, width), .black,
        shape.cutOut == .island ? Corners(corner) : Corners(corner, 0, 0, corner))
    case "landscapeRight":
      rect(
        Rect(gap, along, height, width), .black,
        shape.cutOut == .island ? Corners(corner) : Corners(0, corner, corner, 0))
    case "portraitUpsideDown":
      rect(
        Rect(along, screen.bottom - gap - height, width, height), .black,
        shape.cutOut == .island ? Corners(corner) : Corners(corner, corner, 0, 0))
    default:
      rect(
        Rect(along, gap, width, height), .black,
        shape.cutOut == .island ? Corners(corner) : Corners(0, 0, corner, corner))
    }
  }

  mutating func homeIndicator(_ shape: DeviceShape, _ ink: Ink) {
    guard shape.hasHomeIndicator else { return }
    let width = shape.isPad || shape.isLandscape ? min(315, shape.screen.width * 0.3) : shape.screen.width * 0.35
    rect(Rect(shape.screen.midX - width / 2, shape.screen.bottom - 13, width, 5), ink, Corners(2.5))
  }
}
