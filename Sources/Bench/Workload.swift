public import NavbridgeVocabulary
internal import NavbridgeWire

/// A measured workload, compared with the C echo of the same sizes or with another workload.
public enum Workload: String, Sendable, CaseIterable {
  /// A 665-byte command that does nothing. The time includes JSON and the hop to the main queue.
  case turboCommand = "turbo-command"
  case bridgeCommand = "bridge-command"
  /// The same, with jansson as the parser on both sides.
  case turboJansson = "turbo-command-jansson"
  case bridgeJansson = "bridge-command-jansson"
  /// The same with 8 KiB and 256 KiB of payload and a short answer.
  case turbo8K = "turbo-command-8k"
  case turbo256K = "turbo-command-256k"
  case turbo256KJansson = "turbo-command-256k-jansson"
  /// An awaited, animated push and pop on a virtual clock, with listeners for all events.
  case turboPushPop = "turbo-push-pop"
  case bridgePushPop = "bridge-push-pop"
  /// The same with one clock for both sides (protocol §8a), from a Swift script and from JavaScript.
  case turboOneClock = "turbo-push-pop-one-clock"
  case bridgeOneClock = "bridge-push-pop-one-clock"
  case turboJavaScript = "turbo-push-pop-javascript"
  case bridgeJavaScript = "bridge-push-pop-javascript"
  /// The same on stacks of 10 and of 1 000 screens.
  case turboPushPop10 = "push-pop-10-deep"
  case turboPushPop1000 = "push-pop-1000-deep"
  /// An awaited, animated `navigate` to a screen and another one back, by the native router (native-router §5).
  case turboNavigate = "turbo-navigate"
  case bridgeNavigate = "bridge-navigate"
  /// A command that only looks up a component, in trees of 10 and of 10 000 nodes.
  case turboLookup10 = "look-up-10"
  case turboLookup10000 = "look-up-10000"

  public var architecture: Architecture {
    switch self {
    case .bridgeCommand, .bridgeJansson, .bridgePushPop, .bridgeOneClock, .bridgeJavaScript,
      .bridgeNavigate:
      .bridge
    default: .turbo
    }
  }

  /// The action that is awaited in one round trip.
  enum Action { case noop, pushPop, navigate, lookup, javaScript }

  var action: Action {
    switch self {
    case .turboCommand, .bridgeCommand, .turbo8K, .turbo256K, .turboJansson, .bridgeJansson, .turbo256KJansson: .noop
    case .turboPushPop, .bridgePushPop, .turboPushPop10, .turboPushPop1000, .turboOneClock, .bridgeOneClock: .pushPop
    case .turboNavigate, .bridgeNavigate: .navigate
    case .turboJavaScript, .bridgeJavaScript: .javaScript
    case .turboLookup10, .turboLookup10000: .lookup
    }
  }

  var isClockShared: Bool { self == .turboOneClock || self == .bridgeOneClock }

  /// The design that the native side runs.
  var design: String { action == .navigate ? "coordinator-router" : "react-native-navigation" }

  /// The library that parses messages on both sides.
  var parser: JSONParser {
    switch self {
    case .turboJansson, .bridgeJansson, .turbo256KJansson: .jansson
    default: .standard
    }
  }

  /// The number of screens in the stack before the first round.
  var depth: Int {
    switch self {
    case .turboPushPop10, .turboLookup10: 10
    case .turboPushPop1000: 1000
    case .turboLookup10000: 9_999
    default: 1
    }
  }

  /// The size of the whole message on the turbo route in bytes, including the frame header, for workloads that measure
  /// a size.
  var payload: Int {
    switch self {
    case .turbo8K: 8 << 10
    case .turbo256K, .turbo256KJansson: 256 << 10
    default: 0
    }
  }

  /// The sizes of request and answer on the wire, including the frame headers, which the echo uses too.
  var echoed: (request: Int, answer: Int) {
    switch self {
    case .bridgeCommand, .bridgeJansson, .bridgePushPop, .bridgeOneClock, .bridgeJavaScript, .bridgeNavigate:
      (665, 110)
    // These workloads have a short answer; the echo returns the whole payload.
    case .turbo8K, .turbo256K, .turbo256KJansson: (payload, payload)
    default: (665, 80)
    }
  }

  /// The workload whose p50 is the base of the ratio; nil for the echo.
  public var base: Workload? {
    switch self {
    case .turboCommand, .bridgeCommand, .turbo8K, .turbo256K, .turboPushPop10, .turboLookup10: nil
    case .turboPushPop, .turboOneClock, .turboJansson: .turboCommand
    case .bridgePushPop, .bridgeOneClock, .bridgeJansson: .bridgeCommand
    case .turbo256KJansson: .turbo256K
    case .turboJavaScript: .turboOneClock
    case .bridgeJavaScript: .bridgeOneClock
    case .turboNavigate: .turboPushPop
    case .bridgeNavigate: .bridgePushPop
    case .turboPushPop1000: .turboPushPop10
    case .turboLookup10000: .turboLookup10
    }
  }

  /// The upper bound of the ratio; nil for a workload that is only a base, or that has no bound.
  public var bound: Double? {
    switch self {
    case .turboCommand, .turbo8K: 2.5
    case .bridgeCommand: 3
    case .turbo256K, .turboPushPop1000, .turboLookup10000: 2
    case .turboJavaScript, .bridgeJavaScript: 1.8
    case .turboPushPop, .bridgePushPop: 10
    case .turboNavigate, .bridgeNavigate: 1.5
    case .turboPushPop10, .turboLookup10, .turboOneClock, .bridgeOneClock: nil
    // These workloads show the cost of a parser and have no bound.
    case .turboJansson, .bridgeJansson, .turbo256KJansson: nil
    }
  }
}
