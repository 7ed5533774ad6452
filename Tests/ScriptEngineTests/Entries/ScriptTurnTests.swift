#if JavaScript
import NavbridgeVocabulary
import Testing

@testable import ScriptEngine
@testable import ScriptSide

/// The limit of a turn, by which another thread ends a script that does not come to an end.
@Suite("The turn of a script")
struct ScriptTurnTests {
  private static let moment = TranscriptEntry.Moment(nanoseconds: 7, epoch: 2)

  @Test(
    "The turn of a script is overdue at the end of its limit, which counts from the first check that finds it running")
  func overdue() {
    let turn = ScriptTurn(limit: 0)
    #expect(turn.overdue() == nil)
    turn.begins(Self.moment)
    #expect(turn.overdue() == nil)
    #expect(turn.overdue()?.nanoseconds == 7)
    #expect(turn.overdue()?.epoch == 2)
    turn.ends()
    #expect(turn.overdue() == nil)
  }

  @Test("The turn of a script has its own limit, although a check has found the turn before it running")
  func next() {
    let turn = ScriptTurn(limit: 0)
    for _ in 1...3 {
      turn.begins(Self.moment)
      #expect(turn.overdue() == nil)
      #expect(turn.overdue() != nil)
      turn.ends()
    }
    turn.begins(Self.moment)
    turn.ends()
    turn.begins(Self.moment)
    #expect(turn.overdue() == nil)
  }

  @Test("The turn of a script is not overdue before its limit or during the grace")
  func limit() {
    let turn = ScriptTurn(limit: 3_600_000)
    turn.begins(Self.moment)
    #expect(turn.overdue() == nil && turn.overdue() == nil)
    let graced = ScriptTurn(limit: 0)
    graced.begins(Self.moment)
    #expect(graced.overdue(grace: 3_600_000) == nil && graced.overdue(grace: 3_600_000) == nil)
  }

  @Test("The turn of a script is overdue behind a deadline of real time, whatever its limit is, and not before it")
  func deadline() {
    let turn = ScriptTurn(limit: 0)
    turn.setDeadline(.max)
    turn.begins(Self.moment)
    #expect(turn.overdue() == nil && turn.overdue() == nil)
    turn.setDeadline(0)
    // The grace counts from the first check behind the deadline.
    #expect(turn.overdue(grace: 3_600_000) == nil && turn.overdue(grace: 3_600_000) == nil)
    #expect(turn.overdue()?.nanoseconds == 7)
    turn.ends()
    turn.setDeadline(nil)
    turn.begins(Self.moment)
    #expect(turn.overdue() == nil)
    #expect(turn.overdue() != nil)
  }

  @Test(
    "The turn of a script is checked four times within a short limit, and each quarter of a second within a long one")
  func interval() {
    let intervals = [1, 4, 100, 1000, 10_000].map { ScriptTurn(limit: $0).interval }
    #expect(intervals == [1, 1, 25, 250, 250])
  }
}
#endif
