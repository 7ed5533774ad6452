import NavbridgeFlexbox

/// Content of a width and a height that counts how often its size is asked for. In a narrower room it is higher.
final class TestContent: FlexMeasuring {
  let width: Double
  let height: Double
  private(set) var count = 0

  init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  func size(width room: FlexConstraint, height: FlexConstraint) -> FlexSize {
    count += 1
    guard room.isBounded, let bound = room.room, bound > 0, bound < width else {
      return FlexSize(width: width, height: self.height)
    }
    return FlexSize(width: bound, height: (width / bound).rounded(.up) * self.height)
  }
}
