internal import HeadlessUIKit
internal import NavbridgeRuntime

/// A view controller that knows its context, and is set up in steps (layered-navigation §7). All methods are optional.
@MainQueue
protocol NavViewController: UIViewController {
  /// The context, assigned before the first step.
  var navContext: NavContext? { get set }

  /// The first step, before the push.
  func navContextInit(with context: NavContext)
  /// Shows what is there before the content.
  func setupEmptyState()
  /// Loads the content. The navigation counts as done only when `content` has been called, too.
  func setupContent(with content: ContentHandle)
}

extension NavViewController {
  func navContextInit(with context: NavContext) {}
  func setupEmptyState() {}
  func setupContent(with content: ContentHandle) { content.complete() }
}

/// A controller that gets the payload in its own type.
@MainQueue
protocol TypedNavViewController: NavViewController {
  associatedtype Payload
  /// The payload, assigned with the context. Nil if it is of another type.
  var navInfo: Payload? { get set }
}

extension TypedNavViewController {
  func assignInfo(of context: NavContext) { navInfo = context.info.payload.read(as: Payload.self) }
}
