internal import NavbridgeVocabulary

/// Decides which appearance events a React view sends, and when (rnn-layouts §6.2). It is a state machine that returns
/// the events to send.
struct ReactViewLifecycle: Equatable {
  enum Event: Equatable { case willAppear, didAppear, didDisappear }

  /// The rules of the two architectures.
  private enum Rules: Equatable {
    /// There is one flag. Did-appear sets it, and did-disappear is sent only if it is set.
    case legacy(isAppeared: Bool)
    /// Nothing is sent before the surface has mounted. Will-appear and did-appear have separate flags, and
    /// did-disappear is always sent.
    case new(isMounted: Bool, pendingWill: Bool, pendingDid: Bool, will: Bool, did: Bool)
  }
  private var rules: Rules

  var architecture: Architecture { if case .legacy = rules { .bridge } else { .turbo } }

  init(architecture: Architecture) {
    rules =
      switch architecture {
      case .bridge: .legacy(isAppeared: false)
      case .turbo: .new(isMounted: false, pendingWill: false, pendingDid: false, will: false, did: false)
      }
  }

  mutating func componentWillAppear() -> [Event] {
    switch rules {
    case .legacy(let isAppeared): return isAppeared ? [] : [.willAppear]
    case .new(false, _, let pendingDid, let will, let did):
      rules = .new(isMounted: false, pendingWill: true, pendingDid: pendingDid, will: will, did: did)
      return []
    case .new(true, _, _, let will, let did):
      rules = .new(isMounted: true, pendingWill: false, pendingDid: false, will: true, did: did)
      return will ? [] : [.willAppear]
    }
  }

  mutating func componentDidAppear() -> [Event] {
    switch rules {
    case .legacy(let isAppeared):
      rules = .legacy(isAppeared: true)
      return isAppeared ? [] : [.didAppear]
    case .new(false, let pendingWill, _, let will, let did):
      rules = .new(isMounted: false, pendingWill: pendingWill, pendingDid: true, will: will, did: did)
      return []
    case .new(true, _, _, let will, let did):
      rules = .new(isMounted: true, pendingWill: false, pendingDid: false, will: will, did: true)
      return did ? [] : [.didAppear]
    }
  }

  mutating func componentDidDisappear() -> [Event] {
    switch rules {
    case .legacy(let isAppeared):
      rules = .legacy(isAppeared: false)
      return isAppeared ? [.didDisappear] : []
    case .new(let isMounted, let pendingWill, let pendingDid, _, _):
      rules = .new(
        isMounted: isMounted, pendingWill: pendingWill, pendingDid: pendingDid, will: false, did: false)
      return [.didDisappear]
    }
  }

  /// Returns the events that waited for the surface to mount. Will-appear is sent when mounting starts, did-appear when
  /// it has ended.
  mutating func surfaceDidMount() -> [Event] {
    guard case .new(false, let pendingWill, let pendingDid, let will, let did) = rules else { return [] }
    rules = .new(isMounted: true, pendingWill: pendingWill, pendingDid: pendingDid, will: will, did: did)
    // Both flags are read first, because the first call clears both.
    return (pendingWill ? componentWillAppear() : []) + (pendingDid ? componentDidAppear() : [])
  }
}
