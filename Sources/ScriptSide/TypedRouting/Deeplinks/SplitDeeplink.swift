/// A deep link into a split view (typed-routing §7).
public struct SplitDeeplink<ContentData: Hashable & Sendable, DetailData: Hashable & Sendable, R: Route>:
  Hashable, Sendable
{
  /// The value that is selected in the content column first. Nil keeps the selection.
  public let content: ContentData?
  /// The value that is selected in the detail column then. Nil keeps the selection.
  public let detail: DetailData?
  /// The link that is followed in the detail column at last.
  public let deeplink: DeeplinkRoute<R>?

  /// Makes a link into a split view.
  public init(content: ContentData? = nil, detail: DetailData? = nil, deeplink: DeeplinkRoute<R>? = nil) {
    self.content = content
    self.detail = detail
    self.deeplink = deeplink
  }
}
