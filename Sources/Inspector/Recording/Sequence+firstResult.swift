extension Sequence {
  /// Returns the first result that is not nil.
  ///
  /// A lazy map would make the found result twice, which is exponential in a search that goes down a tree.
  func firstResult<Result>(_ find: (Element) -> Result?) -> Result? {
    for each in self {
      if let found = find(each) { return found }
    }
    return nil
  }
}
