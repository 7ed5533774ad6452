/// The reasons of a busy device that more than one program looks for, each a part of a sentence (`data.busy`).
package enum BusyReason {
  /// The script side has not reported that nothing is left to do. An app with an interval and a virtual clock has such a
  /// turn again and again, so that this is a reason only for a script that does not answer either.
  package static let scriptTurn = "the script's turn has not ended"

  /// The reasons besides the turn of a script that answers: it is between two turns, as intervals on a virtual clock make one
  /// after the other.
  package static func besidesTurn(_ reasons: [String]) -> [String] { reasons.filter { $0 != scriptTurn } }
}
