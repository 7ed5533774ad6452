/// The place of a container within another one.
public enum ContainerPlace: Hashable, Sendable {
  /// A sheet or a cover of a stack.
  case slot(PresentationSlot)
  /// A tab of a tab view.
  case tab(AnyTabRoute)
}
