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
