public import HeadlessUIKit
public import NavbridgeRuntime
internal import NavbridgeVocabulary
public import NavbridgeWire

/// A view that the native side makes for a component of React, as `RCTViewComponentView` and the views of Paper's view
/// managers are (react-native-host §2). A library subclasses it for each of its native components.
///
/// React's other views exist on the script side only. The parent of a component here is the nearest component around it
/// there, or the surface.
@MainQueue
open class RCTComponentView: UIView, ReactContentView {
  /// The names under which React knows the component.
  open class var componentNames: [String] { [] }

  /// The properties that the component reads. Only they cross.
  open class var properties: ComponentPropertyTable { .none }

  /// The events that the component sends, without the `top` before their names in React's renderer.
  open class var directEvents: [String] { [] }

  /// The events that are sent for each frame while the script listens to them, by their names in React's renderer.
  open class var frameEvents: [String] { [] }

  /// True if the content that React puts into the component is shown in this view. It is then a place of its own: it is
  /// touched and described by `hostTag`.
  open class var hasContent: Bool { false }

  /// True for a component that is a root of React's layout. It has the size of the window until the native side has sent
  /// another one.
  open class var isLayoutRoot: Bool { false }

  /// False for a component whose frame in React's layout the native side does not use. The frame does not cross then.
  open class var isPlacedByReact: Bool { true }

  /// The component that the view shows.
  public let component: MountedComponent
  /// The properties that React has set.
  public private(set) var props: ComponentProperties
  /// The components in this one, in React's order.
  public internal(set) var reactSubviews: [RCTComponentView] = []
  /// The component around this one. Nil in a surface, and as soon as React has taken this one out.
  public internal(set) var reactSuperview: RCTComponentView? {
    get { weakReactSuperview }
    set { weakReactSuperview = newValue }
  }
  @WeakReference private var weakReactSuperview: RCTComponentView?
  /// The frame that React's layout has given, in the component around this one, in points.
  public private(set) var reactFrame = CGRect.zero
  /// True as soon as React has deleted the component. Its events have no receiver any more.
  public private(set) var isDeleted = false
  private var lastState: ComponentState?
  private var listened: Set<String> = []

  /// Makes the view of a component. The kernel calls it when the component is mounted.
  public required init(_ component: MountedComponent) {
    self.component = component
    props = ComponentProperties(Self.properties)
    super.init()
  }

  // MARK: - For subclasses

  /// Called when these properties have new values in `props`. After the creation it is called once with all that React has
  /// set.
  open func updateProps(_ changed: ComponentChanges) {}

  /// Called when a component has come into this one. It becomes a subview.
  open func mountChildComponentView(_ child: RCTComponentView, index: Int) { insertSubview(child, at: index) }

  /// Called when a component has left this one.
  open func unmountChildComponentView(_ child: RCTComponentView) { child.removeFromSuperview() }

  /// Called when React's layout has given the component another frame, which becomes that of the view.
  open func updateLayoutMetrics() { frame = reactFrame }

  /// Called when a mounting transaction is over that has changed this component or its children.
  open func mountingTransactionDidMount(childrenChanged: Bool) {}

  /// Called for a command of the script, with an array of arguments.
  open func handleCommand(_ name: String, _ arguments: JSON) {}

  /// Called when React has deleted the component, and when the script context has ended.
  open func invalidate() {}

  /// Called when the script wants one of the `frameEvents`, or not any more.
  open func listeningChanged(_ event: String) {}

  /// Called when the content of the first scroll view in the component has passed a distance from its rest, in either
  /// direction. The state has the distances as `scrolls`: see `ScrollFollowing`.
  ///
  /// - Parameters:
  ///   - offset: the vertical offset of its content, in points.
  ///   - inset: the upper inset with which the content rests, in points. It contains the `hidden` of the state that the script
  ///     had then, because the script may not have the last one.
  ///   - isAdjusted: true if UIKit adjusts the inset.
  open func contentDidScroll(to offset: Double, inset: Double, isAdjusted: Bool) {}

  /// Called when a finger on that scroll view has pulled the sheet around it upwards, and has lifted. The state has the
  /// points by which the sheet can grow as `room`.
  open func contentWasPulled(by distance: Double) {}

  /// The members of a state by which React lays the content of a controller's view out: its size, how far the content begins
  /// below its edge, its place in the window, and the safe area.
  ///
  /// - Parameters:
  ///   - offset: nil for a view whose content has no place below a bar.
  ///   - isPlaced: true for a view that React's layout does not place.
  package static func layout(
    of view: UIView, in controller: UIViewController, offset: Double? = nil, isPlaced: Bool = false
  ) -> ComponentState {
    var state = ComponentState(size: view.bounds.size)
    state.offset = offset
    if isPlaced { state.window = view.convert(CGPoint(x: 0, y: 0), to: nil) }
    state.insets = controller.safeAreaInsets
    return state
  }

  /// Scrolls the first scroll view in the component to the top, animated.
  public func scrollContentToTop() {
    guard let (surface, session) = receiver else { return }
    session.services.wire.notify(session.peer, SurfaceMessages.scrollToTop, surface.rootTag, component.tag, false)
  }

  /// True if the script wants one of the `frameEvents`.
  public func listens(to event: String) -> Bool { listened.contains(event) }

  package var reactPlace: ReactPlace? {
    guard type(of: self).hasContent, let surface = component.surface, surface.session != nil else { return nil }
    return ReactPlace(surface: surface, hostTag: tag)
  }

  // MARK: - To the script

  /// The surface and the script context that get messages about the component. Nil as soon as one of the three has ended.
  private var receiver: (surface: RCTSurface, session: ScriptSession)? {
    guard !isDeleted, let surface = component.surface, let session = surface.session else { return nil }
    return (surface, session)
  }

  /// Sends an event to the component's listeners in the script. Events of a deleted component are dropped.
  ///
  /// - Parameter event: the name in React's renderer, such as `topAppear`.
  public func send(_ event: String, _ body: KeyValuePairs<StaticString, JSON> = [:]) {
    guard let (surface, session) = receiver else { return component.surface?.droppedEvents(1) ?? () }
    let services = session.services
    services.wire.notify(session.peer, SurfaceMessages.event.declaration) { writer, keys in
      writer.key(keys[0])
      writer.value(surface.rootTag)
      writer.key(keys[1])
      writer.value(component.tag)
      writer.key(keys[2])
      writer.value(event)
      writer.key(keys[3])
      writer.object {
        for (name, value) in body {
          writer.key(name)
          writer.value(value)
        }
      }
    }
    services.trace?.sent(
      .surface, subject: component.name, action: event, id: surface.componentId, bytes: services.wire.lastBytes)
  }

  /// Sends the state by which the native side takes part in React's layout, unless it is that which was sent last.
  public func updateState(_ state: ComponentState) {
    guard state != lastState, let (surface, session) = receiver else { return }
    lastState = state
    let services = session.services
    services.wire.notify(session.peer, SurfaceMessages.state.declaration) { writer, keys in
      writer.key(keys[0])
      writer.value(surface.rootTag)
      writer.key(keys[1])
      writer.array {
        writer.array {
          writer.value(component.tag)
          state.write(to: writer)
        }
      }
    }
    services.trace?.willWrite(component.name, SurfaceMessages.state.name, bytes: services.wire.lastBytes)
  }

  // MARK: - For the mounting manager

  package func set(_ update: JSONValue) { updateProps(props.set(update)) }

  package func setListens(to event: String, _ listens: Bool) {
    if listens { listened.insert(event) } else { listened.remove(event) }
    listeningChanged(event)
  }

  package func setReactFrame(_ frame: CGRect) {
    guard frame != reactFrame else { return }
    reactFrame = frame
    updateLayoutMetrics()
  }

  package func replaceChildren(_ children: [RCTComponentView]) {
    for child in reactSubviews where !children.contains(where: { $0 === child }) { takeOut(child) }
    for (index, child) in children.enumerated() {
      if index < reactSubviews.count, reactSubviews[index] === child { continue }
      if reactSubviews.contains(where: { $0 === child }) { takeOut(child) }
      reactSubviews.insert(child, at: min(index, reactSubviews.count))
      child.reactSuperview = self
      mountChildComponentView(child, index: index)
    }
  }

  package func takeOut(_ child: RCTComponentView) {
    reactSubviews.removeAll { $0 === child }
    if child.reactSuperview === self { child.reactSuperview = nil }
    unmountChildComponentView(child)
  }

  package func delete() {
    guard !isDeleted else { return }
    isDeleted = true
    invalidate()
  }
}

/// The identity of a component that is mounted in a surface.
@MainQueue
public struct MountedComponent {
  /// React's tag, which is unique in the script context.
  public let tag: Int64
  /// The name under which React knows it, such as `RNSScreen`.
  public let name: String
  @WeakReference package var surface: RCTSurface?

  package init(tag: Int64, name: String, surface: RCTSurface?) {
    (self.tag, self.name) = (tag, name)
    _surface = WeakReference(wrappedValue: surface)
  }
}

extension RCTComponentView {
  /// The number by which React names the component.
  public var tag: Int64 { component.tag }

  /// The nearest view controller around this view by the views that contain it.
  public var reactViewController: UIViewController? {
    var view = superview
    while let each = view {
      if let controller = each.controller { return controller }
      view = each.superview
    }
    return nil
  }
}
