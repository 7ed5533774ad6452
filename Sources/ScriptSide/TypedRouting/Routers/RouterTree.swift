public import NavbridgeRuntime

/// The part that the routers of one tree share: settings, signals, the renderer, and the count of live routers.
@ScriptThread
public final class RouterTree {
  /// The settings of every router of the tree.
  public nonisolated let configuration: Configuration
  /// The part that shows the tree. It is not retained.
  public weak var renderer: (any RouterRenderer)?
  /// The number of routers that have been made and not released (typed-routing §11).
  public private(set) var liveRouterCount = 0
  /// Nanoseconds on the clock by which appearances are debounced: that of the script's thread, unless the renderer sets
  /// the device's.
  public var now: () -> Int64
  /// Receives the text of the tree from `printRouter(trigger:)`: the standard output by default.
  public var print: (String) -> Void = { Swift.print($0) }
  /// True if the window's horizontal size class is compact. The split routers of the tree follow it, also those that are
  /// mounted later.
  public var isCompact = false {
    didSet { if isCompact != oldValue { sizeClassChanges.send(isCompact) } }
  }

  let events = Signal<Void>()
  let presentations = Signal<(isPresented: Bool, router: BaseRouter)>()
  let reselections = Signal<AnyTabRoute>()
  let eventSource = EventSource<Void>()
  let presentationSource = EventSource<RouterPresentation>()
  let reselectionSource = EventSource<AnyTabRoute>()
  let sizeClassChanges = Signal<Bool>()
  var pending: [RouterTarget: (Router) -> Void] = [:]
  var lastPrintTrigger: AnyHashable?

  private nonisolated let queue: SerialQueue
  private var lastRouter = 0
  private var lastScreen = 0
  private var unrendered: [WeakContainer] = []
  private var willRender = false

  init(configuration: Configuration) {
    self.configuration = configuration
    let queue = ScriptThread.executor.jobs
    self.queue = queue
    now = { queue.target.now }
  }

  func nextRouter() -> RouterID {
    lastRouter += 1
    liveRouterCount += 1
    return RouterID(number: lastRouter)
  }

  func nextScreen() -> Int {
    lastScreen += 1
    return lastScreen
  }

  func log(_ message: @autoclosure () -> LoggerMessage, _ router: @autoclosure () -> RouterInfo) {
    let isObserved = events.isObserved || !eventSource.isEmpty
    guard configuration.logger != nil || isObserved else { return }
    let message = message()
    configuration.logger?(LoggerConfiguration(message: message, router: router()))
    if message.isEvent && isObserved {
      queue.asyncScript { [weak self] in
        self?.events.send(())
        self?.eventSource.send(())
      }
    }
  }

  /// Notes the end of a router, on any thread.
  nonisolated func ended(_ router: RouterInfo) {
    guard isOnThread else { return queue.asyncScript { self.endedHere(router) } }
    ScriptThread.assumeIsolated { endedHere(router) }
  }

  private func endedHere(_ router: RouterInfo) {
    liveRouterCount -= 1
    log(.delete, router)
    renderer?.routerDeleted(router)
  }

  /// True on the thread of the tree.
  nonisolated var isOnThread: Bool { queue.target.isCurrent }

  /// Renders the container at the end of the tick.
  func setNeedsRender(_ container: MountedContainer) {
    if !unrendered.contains(where: { $0.container === container }) { unrendered.append(WeakContainer(container)) }
    guard !willRender else { return }
    willRender = true
    queue.asyncScript { [weak self] in self?.render() }
  }

  /// Brings all containers up to date now, as the end of the tick does. Containers that are mounted meanwhile are
  /// rendered, too.
  public func render() {
    // The loop renders the containers that are marked from here on.
    willRender = true
    var rendered: [MountedContainer] = []
    while !unrendered.isEmpty {
      guard let container = unrendered.removeFirst().container else { continue }
      container.render()
      if !rendered.contains(where: { $0 === container }) { rendered.append(container) }
    }
    willRender = false
    rendered.removeAll { !$0.isMounted }
    if !rendered.isEmpty { renderer?.rendered(rendered) }
  }
}

/// A weak reference in an object, because a reference to it costs less to copy.
private final class WeakContainer {
  private(set) weak var container: MountedContainer?

  init(_ container: MountedContainer) { self.container = container }
}
