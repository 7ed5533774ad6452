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

/// The navigation to which contexts belong, as far as they act on it.
@MainQueue
protocol ContextOwner: AnyObject {
  /// Dismisses the accessory of a context, which then reports the payload.
  func dismissAccesory(
    _ context: NavContext, with payload: NavPayload, completion: @escaping (NavOutcome) -> Void)
}

/// Ends the set-up of a controller's content. The lock of the navigation is held until then (layered-navigation §9).
///
/// A content that is never completed is given up by the watchdog, with the step that waits for it.
@MainQueue
public final class ContentHandle {
  /// The id of the context whose content is set up.
  public nonisolated let contextId: Int
  private var ended: ((Bool) -> Void)?

  /// - Parameter ended: Called once. The argument is false if the step has ended before the content was complete.
  init(contextId: Int, ended: @escaping (Bool) -> Void) {
    self.contextId = contextId
    self.ended = ended
  }

  /// True while the navigation waits for the content.
  public var isPending: Bool { ended != nil }

  /// Reports that the content is there. Later calls have no effect.
  public func complete() { end(true) }

  /// Gives the content up, because its step has ended.
  func abandon() { end(false) }

  private func end(_ isComplete: Bool) {
    let ended = self.ended
    self.ended = nil
    ended?(isComplete)
  }
}

/// The content whose set-up has started the running task.
enum RunningContent {
  /// Nil outside of `setupContent`, and of the tasks that it starts.
  @TaskLocal static var handle: ContentHandle?
}
