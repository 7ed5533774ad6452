/// Which of React Native's two routes a script takes.
public enum Architecture: String, Sendable, CaseIterable {
  /// The legacy bridge: batched calls, callback ids.
  case bridge
  /// TurboModules: one request a call.
  case turbo
}
