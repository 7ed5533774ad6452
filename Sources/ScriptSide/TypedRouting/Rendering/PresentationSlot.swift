/// The places in which a router presents routes. Each holds one route at a time (typed-routing §3).
public enum PresentationSlot: Hashable, Sendable, CaseIterable {
  case sheet
  case cover
}
