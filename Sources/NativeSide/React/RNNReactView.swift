internal import HeadlessUIKit
internal import Shared

/// A view whose content is React's: the root view of a surface (rnn-layouts §6.2).
class RNNReactView: UIView, RNNComponentProtocol {
  let moduleName: String
  let componentId: String
  /// What it is shown as.
  class var type: RNNComponentType { .component }
  var componentType: String { Self.type.name }
  /// Whether the size that script has measured for the content counts (rnn-layouts §6.3, §6.4).
  var sizeFlexibility: RCTRootViewSizeFlexibility { .none }
  private var contentSize: CGSize?

  var sendLayout: ((CGRect, UIEdgeInsets) -> Void)?
  private(set) var surface: RCTSurface?
  private var lifecycle: ReactViewLifecycle
  private let eventEmitter: RNNEventEmitter
  private let live: LiveObjects.Token
  private var ready: (() -> Void)?
  /// What its events tell of it.
  private lazy var component = RNNEvent.Component(
    componentId: componentId, componentName: moduleName, componentType: componentType)
  private var isContextGone = false
  private var lastLayout: (CGRect, UIEdgeInsets)?

  required init(
    moduleName: String, componentId: String, lifecycle: ReactViewLifecycle, eventEmitter: RNNEventEmitter,
    live: consuming LiveObjects.Token, ready: @escaping () -> Void
  ) {
    self.moduleName = moduleName
    self.componentId = componentId
    self.lifecycle = lifecycle
    self.eventEmitter = eventEmitter
    self.live = live
    self.ready = ready
    super.init(frame: .zero)
  }

  /// A view that is let go takes its root along: those of a dismissed modal go so.
  deinit {
    if let surface { surface.queue.asyncMain { surface.stop() } }
  }

  func attach(_ surface: RCTSurface) {
    self.surface = surface
    surface.view = self
  }

  /// Whether a command waits for this screen, while its content has not appeared.
  var isAwaited: () -> Bool = { false }
  /// What script has told of single elements, for transitions that animate them.
  var elements: ReactElements?

  /// Whether a command waits for the content.
  var isReadinessAwaited: Bool { ready != nil && isAwaited() }

  /// Whether touches beside React's content go on to what is below.
  var passThroughTouches = false

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self && passThroughTouches ? nil : hit
  }

  override var intrinsicContentSize: CGSize? { sizeFlexibility == .none ? nil : contentSize }

  /// Script has measured the content.
  func contentSizeChanged(_ size: CGSize) {
    guard size != contentSize else { return }
    contentSize = size
    invalidateIntrinsicContentSize()
  }

  var rootTag: Int64? { isContextGone ? nil : surface?.rootTag }

  func componentWillAppear() { send(lifecycle.componentWillAppear()) }
  func componentDidAppear() { send(lifecycle.componentDidAppear()) }
  func componentDidDisappear() { send(lifecycle.componentDidDisappear()) }

  func surfaceDidMount() {
    send(lifecycle.surfaceDidMount())
    contentDidAppear()
  }

  /// The script context has ended: the view stays, says nothing more, and lets go of who waits for it.
  func surfaceWasInvalidated() {
    isContextGone = true
    ready = nil
    sendLayout = nil
  }

  /// Ends the React root.
  func stop() {
    surface?.stop()
    surface = nil
    ready = nil
    sendLayout = nil
  }

  /// What still lies over the view, in points. Nothing in a bar, whose content keeps clear of the screen's edges.
  var coveredInsets: UIEdgeInsets { .zero }

  /// Tells script where the view is, when it is in a window and that has changed.
  final func tellPlace() {
    if window != nil { layoutChanged(frame: convert(bounds, to: nil), safeArea: coveredInsets) }
  }

  override func didMoveInWindow() { tellPlace() }

  /// Tells script where the view is, when that has changed.
  func layoutChanged(frame: CGRect, safeArea: UIEdgeInsets) {
    if let lastLayout, lastLayout == (frame, safeArea) { return }
    lastLayout = (frame, safeArea)
    sendLayout?(frame, safeArea)
  }

  private func contentDidAppear() {
    let ready = ready
    self.ready = nil
    ready?()
  }

  private func send(_ events: [ReactViewLifecycle.Event]) {
    guard !events.isEmpty else { return }
    guard !isContextGone else {
      surface?.droppedEvents(events.count)
      return
    }
    for event in events {
      switch event {
      case .willAppear: eventEmitter.sendComponentWillAppear(component)
      case .didAppear: eventEmitter.sendComponentDidAppear(component)
      case .didDisappear: eventEmitter.sendComponentDidDisappear(component)
      }
    }
  }
}
