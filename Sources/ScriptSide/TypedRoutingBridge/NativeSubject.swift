/// A part of the native side that commands change, by its layout id. Commands that concern the same part wait for each
/// other.
enum NativeSubject: Hashable {
  case stack(String)
  case tabs(String)
  /// The chain of modals, which the whole device shares.
  case modals
}
