public import Shared

/// What is measured against the C echo of the same sizes.
public enum Workload: String, Sendable, CaseIterable {
  /// A 665-byte command that does nothing: JSON and the hop to the main queue included.
  case turboCommand = "turbo command"
  case bridgeCommand = "bridge command"
  /// The same with 8 KiB and 256 KiB of payload, answered briefly.
  case turbo8K = "turbo command, 8 KiB"
  case turbo256K = "turbo command, 256 KiB"
  /// An awaited push and pop, animated, on a virtual clock, all events listened to.
  case turboPushPop = "turbo push + pop"
  case bridgePushPop = "bridge push + pop"

  public var architecture: Architecture {
    switch self {
    case .turboCommand, .turbo8K, .turbo256K, .turboPushPop: .turbo
    case .bridgeCommand, .bridgePushPop: .bridge
    }
  }

  var isPushPop: Bool { self == .turboPushPop || self == .bridgePushPop }

  /// Bytes of the command's layout, where it is the message's size that matters.
  var payload: Int {
    switch self {
    case .turbo8K: 8 << 10
    case .turbo256K: 256 << 10
    default: 0
    }
  }

  /// Sizes of request and answer on the wire, frames included: what the echo carries.
  var echoed: (request: Int, answer: Int) {
    switch self {
    case .turboCommand, .turboPushPop: (665, 80)
    case .bridgeCommand, .bridgePushPop: (665, 110)
    // What is answered briefly here is echoed whole there.
    case .turbo8K, .turbo256K: (payload, payload)
    }
  }

  /// What its p50 may be at the most, against the echo's p50 (or the command's, for push + pop): design notes on speed.
  public var bound: Double {
    switch self {
    case .turboCommand, .turbo8K: 2.5
    case .bridgeCommand: 3
    case .turbo256K: 2
    case .turboPushPop, .bridgePushPop: 10
    }
  }
}
