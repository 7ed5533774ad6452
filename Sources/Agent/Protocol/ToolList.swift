extension Tool {
  /// The tools, in the order in which a client shows them.
  static let all: [Tool] = [
    start, see, act, wait, expect, why, look, console, network, commands, source, backTo, compare, explore, test,
    options, docs, more,
  ]
}
