/// The directions in which a React view takes the size of its content rather than a given size (rnn-layouts §6.1).
enum RCTRootViewSizeFlexibility: Sendable {
  case none
  case widthAndHeight
}
