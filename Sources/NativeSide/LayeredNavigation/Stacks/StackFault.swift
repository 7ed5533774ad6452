/// A programming error in the use of a stack.
enum StackFault: String, Error, Sendable {
  case capturedTwice = "A stack was captured twice. Commit the first capture, or roll it back, before the next one."
  case notCaptured = "A stack was resolved without a capture. Capture it first."
}
