/// The behaviour of an option when options are merged (rnn-options §3).
enum OptionMerging: Sendable, Equatable {
  /// A new value replaces the old one. Without a new value the old one stays.
  case value
  /// Every merge replaces the value, also with 'unset'. Only the first layer counts (§3.1).
  case always
  /// All options under a path are replaced together when the merge contains one of them (§3.3).
  case whole(String)
  /// The value acts once. It is then consumed in every merge result that contains it (§1, 'Consumption').
  case consumed
}
