extension OptionPath {
  static let previewReactTag = OptionPath("preview.reactTag")
  static let previewCommit = OptionPath("preview.commit")
  static let previewActions = OptionPath("preview.actions")
}
