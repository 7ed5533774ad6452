/// A touch on its way to a view.
public final class UIEvent: Sendable {
  public init() {}
}
