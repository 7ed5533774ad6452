/// The selected tab as both sides know it: the first selection has the provenance 0, and each change adds one.
struct RNSTabSelection: Equatable {
  enum Rejection: String { case stale, repeated }
  enum Outcome: Equatable {
    case selected
    case rejected(Rejection)
  }

  private(set) var key: String?
  private(set) var provenance: Int64 = 0
  /// The provenance of the last change that did not come from the script. Nil if there was none.
  private var lastForeign: Int64?

  /// - Parameters:
  ///   - base: The provenance of the state from which the script has made its request.
  ///   - isSelected: True if UIKit shows the tab already. Then only the first request counts.
  mutating func request(_ key: String, base: Int, isSelected: Bool, rejectsStale: Bool) -> Outcome {
    if rejectsStale, let lastForeign, base < lastForeign { return .rejected(.stale) }
    if isSelected, self.key != nil { return .rejected(.repeated) }
    progress(to: key)
    return .selected
  }

  mutating func tap(_ key: String) {
    progress(to: key)
    lastForeign = provenance
  }

  private mutating func progress(to key: String) {
    if self.key != nil { provenance += 1 }
    self.key = key
  }
}
