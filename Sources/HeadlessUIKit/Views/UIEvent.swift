/// A touch that is delivered to a view.
public final class UIEvent: Sendable {
  public init() {}
}
