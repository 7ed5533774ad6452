/// The effect of an opening drawer on the centre (rnn-layouts §10).
public enum MMDrawerOpenMode: Sendable {
  /// The centre moves aside and uncovers the drawer.
  case pushContent
  /// The drawer slides over the centre, which a dark overlay covers.
  case aboveContent
}
