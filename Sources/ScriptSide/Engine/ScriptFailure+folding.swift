extension ScriptFailure {
  /// How many calls a function that calls itself by way of others may take, to be seen as one that repeats.
  private static let longestRound = 8
  /// As often as this the same calls in a row are shown as they are.
  private static let shownRounds = 2

  /// A line for each frame; of calls that repeat, as those of an endless recursion do, one round and how often it came.
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

  /// The calls that the frames begin with as the shortest round that repeats, and how often it does; else the first alone.
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
