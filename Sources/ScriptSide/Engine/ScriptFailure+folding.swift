extension ScriptFailure {
  /// The largest number of calls in a round of mutually recursive calls that is recognised as a repetition.
  private static let longestRound = 8
  /// The number of repetitions of a round up to which all its calls are shown.
  private static let shownRounds = 2

  /// Returns a line for each frame. Repeated calls, as in an endless recursion, are shown as one round with its number
  /// of repetitions.
  static func lines(of frames: [Frame]) -> [String] {
    var lines: [String] = []
    var at = 0
    while at < frames.count {
      let (length, rounds) = repetition(in: frames[at...])
      lines += frames[at..<(at + length)].map(\.description)
      guard rounds > shownRounds else {
        at += length
        continue
      }
      let calls = length == 1 ? "this call" : "these \(length) calls"
      lines.append("… \(calls) \(rounds - 1) times more")
      at += length * rounds
    }
    return lines
  }

  /// Returns the length and the repetitions of the shortest round of calls that repeats at the start of the frames, or
  /// a single call if none does.
  private static func repetition(in frames: ArraySlice<Frame>) -> (length: Int, rounds: Int) {
    for length in 1...longestRound where frames.count >= length * (shownRounds + 1) {
      let round = frames.prefix(length)
      var rounds = 1
      var rest = frames.dropFirst(length)
      while rest.starts(with: round) {
        rounds += 1
        rest = rest.dropFirst(length)
      }
      if rounds > shownRounds { return (length, rounds) }
    }
    return (1, 1)
  }
}
