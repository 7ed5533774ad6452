/// A side of a box on the screen.
enum FlexEdge {
  case left, top, right, bottom
}
