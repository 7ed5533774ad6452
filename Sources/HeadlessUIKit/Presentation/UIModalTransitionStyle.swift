/// What a presentation looks like while it is animated. Nothing is drawn: all take the same time.
public enum UIModalTransitionStyle: String, Sendable {
  case coverVertical
  case flipHorizontal
  case crossDissolve
  case partialCurl
}
