/// A router as a log entry names it. It does not keep the router alive, so that entries may be stored.
public struct RouterInfo: Hashable, Sendable, CustomStringConvertible {
  /// The router's identity within its tree.
  public let id: RouterID
  /// The router's textual form, such as `router(tab(home))`.
  public let description: String
}
