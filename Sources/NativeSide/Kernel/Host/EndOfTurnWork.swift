/// The parts of the host that have something to look at when a turn of the main queue ends. Usually none has, and then
/// the end of a turn costs one test.
struct EndOfTurnWork: OptionSet {
  let rawValue: Int

  /// React Native's modals are presented, and one of them may have been dismissed.
  static let modals = EndOfTurnWork(rawValue: 1)
  /// Requests of drivers wait for their turn.
  static let acts = EndOfTurnWork(rawValue: 2)
  /// Requests of drivers wait until the device is idle.
  static let idleness = EndOfTurnWork(rawValue: 4)

  /// Adds or removes a part.
  subscript(part: EndOfTurnWork) -> Bool {
    get { contains(part) }
    set { if newValue { insert(part) } else { remove(part) } }
  }
}
