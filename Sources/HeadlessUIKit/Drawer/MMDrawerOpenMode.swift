/// What an opening drawer does to the centre (rnn-layouts §10).
public enum MMDrawerOpenMode: Sendable {
  /// The centre moves aside and uncovers the drawer.
  case pushContent
  /// The drawer slides over the centre, which a dark overlay covers.
  case aboveContent
}
