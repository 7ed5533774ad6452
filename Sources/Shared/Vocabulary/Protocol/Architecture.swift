/// One of React Native's two architectures, which a script uses.
public enum Architecture: String, Sendable, CaseIterable {
  /// The legacy bridge: batched calls and callback ids.
  case bridge
  /// TurboModules: one request for each call.
  case turbo
}
