/// In which directions a React view is as large as its content, rather than as it is told (rnn-layouts §6.1).
enum RCTRootViewSizeFlexibility: Sendable {
  case none
  case widthAndHeight
}
