/// The roles of the threads of a world, each with the global actor that stands for it.
public enum ThreadRole: String, Sendable, CaseIterable {
  /// The native side's main thread (`MainQueue`).
  case main
  /// The native side's bridge thread (`BridgeThread`).
  case bridge
  /// The script side's only thread (`ScriptThread`).
  case script
}
