internal import NavbridgeWire

/// The state of the device's virtual clock (protocol §8a).
public struct ClockState: Sendable, Equatable {
  /// The time of the clock.
  public let milliseconds: Double
  public let isPaused: Bool
  /// The time of the next due work, in milliseconds. Nil when no work is due.
  public let nextDue: Double?

  public init(milliseconds: Double, isPaused: Bool, nextDue: Double?) {
    self.milliseconds = milliseconds
    self.isPaused = isPaused
    self.nextDue = nextDue
  }
}

extension MethodResult where Value == ClockState {
  public static var clock: Self {
    Self(
      #"`{"ms","paused","nextDue":ms|null}`"#,
      json: { state in
        [
          "ms": .double(state.milliseconds), "paused": .bool(state.isPaused),
          "nextDue": state.nextDue.map { .double($0) } ?? .null,
        ]
      },
      read: { answer in
        ClockState(
          milliseconds: answer["ms"]?.double ?? 0, isPaused: answer["paused"]?.bool ?? false,
          nextDue: answer["nextDue"]?.double)
      })
  }
}

// The words that drivers send and receive.

/// A side of a side menu.
public enum MenuSide: String, Sendable, CaseIterable { case left, right }

/// The way of a finger that swipes.
public enum SwipeDirection: String, Sendable, CaseIterable { case up, down, left, right }

/// The speed of a finger that swipes.
public enum SwipeSpeed: String, Sendable, CaseIterable { case fast, slow }

/// The system's appearance setting.
public enum UserInterfaceStyle: String, Sendable, CaseIterable { case light, dark }

/// An orientation to which a driver rotates the device (protocol §10, 'orientation words').
public enum RequestedOrientation: String, Sendable, CaseIterable {
  case portrait
  /// The same as `landscapeLeft`.
  case landscape
  case landscapeLeft, landscapeRight, portraitUpsideDown
}

/// The direction of a message between the sides.
public enum TrafficDirection: String, Sendable, CaseIterable { case toNative, toScript }

/// The result of a hard press on a screen for which a push with a preview waits.
public struct PeekAnswer: Sendable, Equatable {
  /// The size in points, `[width, height]`, that the preview's options ask for. Nil if they ask for none.
  public let preferredContentSize: [Double]?

  public init(preferredContentSize: [Double]?) { self.preferredContentSize = preferredContentSize }
}

extension MethodResult where Value == PeekAnswer {
  public static var peek: Self {
    Self(
      #"`{"done","preferredContentSize":[w,h]|null}`"#,
      json: { answer in
        let size = answer.preferredContentSize.map { JSON.array($0.map { .double($0) }) }
        return ["done": true, "preferredContentSize": size ?? .null]
      },
      read: { PeekAnswer(preferredContentSize: $0["preferredContentSize"]?.array?.compactMap(\.double)) })
  }
}
