/// A change of a router's state, as it is published to the renderer.
public enum RouterChange: Sendable {
  /// The path was replaced, in one assignment. The first `kept` routes are the same instances as before.
  case path(from: [AnyRoute], to: [AnyRoute], kept: Int, ChangeOrigin)
  /// The root was replaced by a different route. The path is the same.
  case root(from: AnyRoute, to: AnyRoute)
  /// A slot was set, cleared, or set to a different route.
  case slot(PresentationSlot, from: AnyRoute?, to: AnyRoute?, ChangeOrigin)
  /// A different tab was selected.
  case tab(from: AnyTabRoute, to: AnyTabRoute, ChangeOrigin)
  /// The content column of a split view shows another route.
  case content(from: AnyRoute?, to: AnyRoute?)
  /// The detail column of a split view shows another route.
  case detail(from: AnyRoute?, to: AnyRoute?)
}

/// The side on which a change began.
public enum ChangeOrigin: Hashable, Sendable {
  /// A router's method made the change, and the renderer has to follow.
  case router
  /// The renderer reported a change that a person has already made, such as a swipe back.
  case renderer
}
