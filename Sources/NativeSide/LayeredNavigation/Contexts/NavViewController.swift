public import HeadlessUIKit
public import NavbridgeRuntime

/// A view controller that knows its context, and is set up in steps (layered-navigation §7). All methods are optional.
///
/// The navigation calls the methods on the main thread, in the order in which they stand here.
@MainQueue
public protocol NavViewController: UIViewController {
  /// The context, assigned before the first step.
  var navContext: NavContext? { get set }

  /// The first step, before the push.
  func navContextInit(with context: NavContext)
  /// Shows what is there before the content.
  func setupEmptyState()
  /// Loads the content. The step is done only when `content.complete()` has been called, too; the watchdog ends a step
  /// that takes longer than 4.8 seconds of the device's clock (layered-navigation §9).
  func setupContent(with content: ContentHandle)
}

extension NavViewController {
  public func navContextInit(with context: NavContext) {}
  public func setupEmptyState() {}
  public func setupContent(with content: ContentHandle) { content.complete() }
}

/// A controller that gets the payload in its own type.
@MainQueue
public protocol TypedNavViewController: NavViewController {
  /// The type of the payload: that of the object, or a `Decodable` type for one that crosses the bridge.
  associatedtype Payload
  /// The payload, assigned with the context. Nil if it is of another type.
  var navInfo: Payload? { get set }
}

extension TypedNavViewController {
  func assignInfo(of context: NavContext) { navInfo = context.info.payload.read(as: Payload.self) }
}
