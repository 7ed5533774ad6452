/// The places in which a router presents routes. Each holds one route at a time (typed-routing §3).
public enum PresentationSlot: Hashable, Sendable, CaseIterable {
  /// The place of sheets, which a person may swipe away.
  case sheet
  /// The place of covers, which fill the screen.
  case cover
}
