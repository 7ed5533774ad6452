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
    var same = 0
    while same < entries.count, same < wanted.count, Self.shows(entries[same], wanted[same]) { same += 1 }
    kept = Array(0..<same) + Self.moved(entries, wanted[same...])
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

  /// True if an entry shows a screen, or waits for the screen of the route.
  private static func shows(_ entry: StackEntry, _ wanted: (screen: Int, route: AnyRoute)) -> Bool {
    entry.screen == wanted.screen || entry.screen == nil && entry.route == wanted.route
  }

  /// The places that the other wanted screens had. An entry that waits for its screen has it in its own place.
  private static func moved(_ entries: [StackEntry], _ wanted: ArraySlice<(screen: Int, route: AnyRoute)>) -> [Int?] {
    if wanted.isEmpty || entries.count == wanted.startIndex { return wanted.map { _ in nil } }
    let indices = Dictionary(
      entries.enumerated().compactMap { index, entry in entry.screen.map { ($0, index) } }, uniquingKeysWith: { $1 })
    return wanted.indices.map { index in
      if let found = indices[wanted[index].screen] { return found }
      guard entries.indices.contains(index), entries[index].screen == nil, entries[index].route == wanted[index].route
      else { return nil }
      return index
    }
  }
}
