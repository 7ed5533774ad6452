/// The place of a container within another one.
public enum ContainerPlace: Hashable, Sendable {
  case slot(PresentationSlot)
  case tab(AnyTabRoute)
}
