/// The way in which the schedules of a search are chosen.
package enum SearchStrategy: String, Sendable, CaseIterable {
  /// Each of the others in turn.
  case mixed
  /// A share of all decisions is made at random, another one in each schedule.
  case random
  /// One to four decisions, anywhere in the run, are not the usual ones. Most races need no more.
  case few
  /// Schedules that have brought lines of a transcript into an order that was not seen before get another decision.
  case coverage
}
