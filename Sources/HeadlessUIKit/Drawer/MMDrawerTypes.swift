/// A side of a drawer controller.
public enum MMDrawerSide: String, Sendable, CaseIterable {
  /// No side: the centre.
  case none
  case left
  case right
}

/// The effect of an opening drawer on the centre (rnn-layouts §10).
public enum MMDrawerOpenMode: Sendable {
  /// The centre moves aside and uncovers the drawer.
  case pushContent
  /// The drawer slides over the centre, which a dark overlay covers.
  case aboveContent
}
