internal import HeadlessUIKit
internal import NavbridgeKernel
internal import NavbridgeWire

/// The view of a component that React renders, with its appearance events (rnn-layouts §6.2).
class RNNReactView: RCTSurfaceHostingView, RNNComponentProtocol {
  /// The role of the view.
  class var type: RNNComponentType { .component }
  var componentType: String { Self.type.name }
  /// The directions in which the content size that the script side has measured is used (rnn-layouts §6.3, §6.4).
  var sizeFlexibility: RCTRootViewSizeFlexibility { .none }

  private var lifecycle: ReactViewLifecycle
  private let eventEmitter: RNNEventEmitter
  private let live: LiveObjects.Token
  private var ready: (() -> Void)?
  /// The events that were sent, in a search of schedules.
  private lazy var order = ComponentEventOrder(architecture: lifecycle.architecture)
  /// True if the root was stopped.
  private var hasEnded = false
  /// The payload of its events.
  private lazy var component = ComponentIdentity(
    componentId: componentId, componentName: moduleName, componentType: componentType)

  required init(
    moduleName: String, componentId: String, lifecycle: ReactViewLifecycle, eventEmitter: RNNEventEmitter,
    live: consuming LiveObjects.Token, ready: @escaping () -> Void
  ) {
    self.lifecycle = lifecycle
    self.eventEmitter = eventEmitter
    self.live = live
    self.ready = ready
    super.init(moduleName: moduleName, componentId: componentId)
  }

  /// Returns true if a command waits for this screen and its content has not appeared.
  var isAwaited: () -> Bool = { false }
  /// The elements that the script side has reported, for transitions that animate them.
  var elements: ReactElements?

  override func elementsChanged(_ elements: JSON) { self.elements = ReactElements(elements) }

  override var isReadinessAwaited: Bool { ready != nil && isAwaited() }

  /// True if touches outside React's content are passed on to the views below.
  var passThroughTouches = false

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self && passThroughTouches && !receivesTouch ? nil : hit
  }

  override var intrinsicContentSize: CGSize? { sizeFlexibility == .none ? nil : contentSize }

  func componentWillAppear() { send(lifecycle.componentWillAppear()) }
  func componentDidAppear() { send(lifecycle.componentDidAppear()) }
  func componentDidDisappear() { send(lifecycle.componentDidDisappear()) }

  override func surfaceDidMount() {
    send(lifecycle.surfaceDidMount())
    contentDidAppear()
  }

  override func surfaceWasInvalidated() {
    super.surfaceWasInvalidated()
    ready = nil
  }

  override func stop() {
    super.stop()
    hasEnded = true
    ready = nil
  }

  private func contentDidAppear() {
    let ready = ready
    self.ready = nil
    ready?()
  }

  /// Reports an event that is out of order.
  private func check(_ event: ReactViewLifecycle.Event) {
    let fault = order.fault(
      of: event, hasEnded: hasEnded, mayAppearAlone: Self.type != .component || eventEmitter.mayAppearAlone)
    if let fault { eventEmitter.report(brokenInvariant: "The component '\(componentId)' \(fault).") }
  }

  private func send(_ events: [ReactViewLifecycle.Event]) {
    guard !events.isEmpty else { return }
    guard !isContextGone else {
      surface?.droppedEvents(events.count)
      return
    }
    for event in events {
      if eventEmitter.checksInvariants { check(event) }
      switch event {
      case .willAppear: eventEmitter.sendComponentWillAppear(component)
      case .didAppear: eventEmitter.sendComponentDidAppear(component)
      case .didDisappear: eventEmitter.sendComponentDidDisappear(component)
      }
    }
  }
}
