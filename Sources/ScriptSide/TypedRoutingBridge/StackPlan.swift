internal import NavbridgeTypedRouting

/// Decides which command turns the screens of a native stack into those that are wanted (typed-routing §12).
struct StackPlan: Equatable {
  enum Step: Equatable {
    case nothing
    /// One more screen on top.
    case push
    /// One screen less.
    case pop
    /// Down to the screen at an index.
    case popTo(Int)
    case popToRoot
    /// All other changes.
    case replace
  }

  let step: Step
  /// For each wanted screen the index of the entry that stays, or nil for a new screen.
  let kept: [Int?]

  init(from entries: [StackEntry], to wanted: [(screen: Int, route: AnyRoute)]) {
    let indices = Dictionary(
      entries.enumerated().compactMap { index, entry in entry.screen.map { ($0, index) } }, uniquingKeysWith: { $1 })
    let kept = wanted.enumerated().map { index, wanted in
      indices[wanted.screen] ?? Self.unbound(entries, index, wanted.route)
    }
    self.kept = kept
    let same = kept.enumerated().prefix { $0.element == $0.offset }.count
    step =
      if same == wanted.count {
        Self.removal(from: entries, to: same)
      } else if same == entries.count, wanted.count == same + 1 {
        .push
      } else {
        .replace
      }
  }

  private static func removal(from entries: [StackEntry], to count: Int) -> Step {
    switch entries.count - count {
    case 0: .nothing
    case 1: .pop
    default:
      if count == 1 { .popToRoot } else if entries[count - 1].componentId == nil { .replace } else { .popTo(count - 1) }
    }
  }

  /// The entry at an index if it waits for the screen of this route.
  private static func unbound(_ entries: [StackEntry], _ index: Int, _ route: AnyRoute) -> Int? {
    guard entries.indices.contains(index), entries[index].screen == nil, entries[index].route == route else {
      return nil
    }
    return index
  }
}
