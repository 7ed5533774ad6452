internal import NavbridgeWire

/// The state of the device's virtual clock (protocol §8a).
public struct ClockState: Sendable, Equatable {
  /// The time of the clock.
  public let milliseconds: Double
  /// True if only drivers move the clock.
  public let isPaused: Bool
  /// The time of the next due work, in milliseconds. Nil when no work is due.
  public let nextDue: Double?

  /// A state, as a test compares one.
  public init(milliseconds: Double, isPaused: Bool, nextDue: Double?) {
    self.milliseconds = milliseconds
    self.isPaused = isPaused
    self.nextDue = nextDue
  }
}

extension MethodResult where Value == ClockState {
  /// The state of the clock.
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
public enum MenuSide: String, Sendable, CaseIterable {
  /// The left one.
  case left
  /// The right one.
  case right
}

/// The way of a finger that swipes.
public enum SwipeDirection: String, Sendable, CaseIterable {
  /// Towards the upper edge.
  case up
  /// Towards the lower edge.
  case down
  /// Towards the left edge.
  case left
  /// Towards the right edge.
  case right
}

/// The speed of a finger that swipes.
public enum SwipeSpeed: String, Sendable, CaseIterable {
  /// So fast that content goes on after the finger has lifted.
  case fast
  /// So slow that content stays where the finger leaves it.
  case slow
}

/// The system's appearance setting.
public enum UserInterfaceStyle: String, Sendable, CaseIterable {
  /// Dark text on a light ground.
  case light
  /// Light text on a dark ground.
  case dark
}

/// An orientation to which a driver rotates the device (protocol §10, 'orientation words').
public enum RequestedOrientation: String, Sendable, CaseIterable {
  /// Upright.
  case portrait
  /// The same as `landscapeLeft`.
  case landscape
  /// On its side, as UIKit names the interface.
  case landscapeLeft
  /// On its other side.
  case landscapeRight
  /// Upside down, which iPhones do not show.
  case portraitUpsideDown
}

/// The direction of a message between the sides.
public enum TrafficDirection: String, Sendable, CaseIterable {
  /// From the script to the native side.
  case toNative
  /// From the native side to the script.
  case toScript
}

/// The result of a hard press on a screen for which a push with a preview waits.
public struct PeekAnswer: Sendable, Equatable {
  /// The size in points, `[width, height]`, that the preview's options ask for. Nil if they ask for none.
  public let preferredContentSize: [Double]?

  /// An answer, as a test compares one.
  public init(preferredContentSize: [Double]?) { self.preferredContentSize = preferredContentSize }
}

extension MethodResult where Value == PeekAnswer {
  /// The size that a preview asks for.
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
