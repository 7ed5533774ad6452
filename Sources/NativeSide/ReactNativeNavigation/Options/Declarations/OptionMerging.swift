/// How an option behaves when options are laid over others (rnn-options §3).
enum OptionMerging: Sendable, Equatable {
  /// A value replaces a value; none leaves what is there.
  case value
  /// Every merge replaces it, by 'unset' too: the first layer alone counts (§3.1).
  case always
  /// All options under a path are replaced together, as soon as one of them is there (§3.3).
  case whole(String)
  /// Acts once; then it is spent in every merge that it went into (§1, 'Consumption').
  case consumed
}
