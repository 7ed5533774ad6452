extension OptionPath {
  static let splitDisplayMode = OptionPath("splitView.displayMode")
  static let splitPrimaryEdge = OptionPath("splitView.primaryEdge")
  static let splitMinWidth = OptionPath("splitView.minWidth")
  static let splitMaxWidth = OptionPath("splitView.maxWidth")
  static let splitPrimaryBackgroundStyle = OptionPath("splitView.primaryBackgroundStyle")
}
