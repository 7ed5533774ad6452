public import NavbridgeVocabulary
public import NavbridgeWire

extension Driver {
  public func pauseClock() async throws(RPCError) -> ClockState { try await request(ClockMethods.pause) }
  public func resumeClock() async throws(RPCError) -> ClockState { try await request(ClockMethods.resume) }
  public func clockNow() async throws(RPCError) -> ClockState { try await request(ClockMethods.now) }
  /// Advances the clock to the next due work.
  public func stepClock() async throws(RPCError) -> ClockState { try await request(ClockMethods.step) }
  /// Advances the clock, by a day at most, and runs all work that falls due on the way.
  public func advanceClock(milliseconds: Double) async throws(RPCError) -> ClockState {
    try await request(ClockMethods.advance, milliseconds)
  }
}
