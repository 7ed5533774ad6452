/// The look of an animated presentation. Nothing is drawn, so all styles take the same time.
public enum UIModalTransitionStyle: String, Sendable {
  case coverVertical
  case flipHorizontal
  case crossDissolve
  case partialCurl
}
