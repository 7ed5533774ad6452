public import HeadlessUIKit
internal import NavbridgeRuntime
public import NavbridgeWire

/// A view whose content is React's: the root view of a surface. `NativeHost.run(_:)` starts the surface; the view does
/// not.
open class RCTSurfaceHostingView: UIView, ReactContentView {
  /// The name under which the script side registered the component.
  public let moduleName: String
  /// The id of the component whose root the view hosts.
  public let componentId: String
  package private(set) var surface: RCTSurface?
  /// The reason for which native code shows the component, as the end of a sentence. The error of a component that the
  /// script has not registered repeats it. Nil if native code has nothing to add.
  package var shownBy: String?
  /// True when the script context has ended.
  package private(set) var isContextGone = false
  private var sendLayout: ((CGRect, UIEdgeInsets) -> Void)?
  private var lastLayout: (CGRect, UIEdgeInsets)?
  /// True while a touch is tested that React's content at the point would receive. The content has no views here.
  package var receivesTouch = false
  /// The application's count of changes when the place was last computed in a window.
  private var placedAt: Int?
  /// The size of the content that the script side has measured.
  package private(set) var contentSize: CGSize?

  /// Makes a view for the root of a component that the script has registered under the name. The root starts when the
  /// view first has a window.
  public init(moduleName: String, componentId: String) {
    self.moduleName = moduleName
    self.componentId = componentId
    super.init(frame: .zero)
  }

  /// Stops the root when the view is released. The views of a dismissed modal are released in this way.
  deinit {
    if let surface { surface.queue.asyncMain { surface.stop() } }
  }

  package func attach(_ surface: RCTSurface, sendLayout: @escaping (CGRect, UIEdgeInsets) -> Void) {
    self.surface = surface
    self.sendLayout = sendLayout
    surface.view = self
  }

  /// The number of the root; nil before it starts, and after its script context has ended.
  public var rootTag: Int64? { isContextGone ? nil : surface?.rootTag }

  /// Stops the React root.
  open func stop() {
    surface?.stop()
    surface = nil
    sendLayout = nil
  }

  package var reactPlace: ReactPlace? {
    surface.flatMap { $0.session == nil ? nil : ReactPlace(surface: $0, hostTag: nil) }
  }

  // MARK: - For subclasses

  /// True when a command waits for the content.
  open var isReadinessAwaited: Bool { false }

  /// Called when the content has appeared.
  open func surfaceDidMount() {}

  /// Called when the script context has ended. The view stays and sends no more messages.
  open func surfaceWasInvalidated() {
    isContextGone = true
    sendLayout = nil
  }

  /// Called when the script side has measured the content.
  open func contentSizeChanged(_ size: CGSize) {
    guard size != contentSize else { return }
    contentSize = size
    invalidateIntrinsicContentSize()
  }

  /// Called when the script side has described single elements of the content (protocol §11, `surface/elements`).
  open func elementsChanged(_ elements: JSON) {}

  // MARK: - Frame and insets

  /// The insets, in points, of the parts of the view that are still covered. They are zero in a bar, whose content
  /// keeps clear of the screen's edges.
  open var coveredInsets: UIEdgeInsets { .zero }

  /// Sends the script side the view's frame and insets, if the view is in a window and they have changed.
  public final func sendPlace() {
    if window != nil { sendPlace(inside: coveredInsets) }
  }

  /// Sends the frame and the given insets of a view that is in a window.
  package final func sendPlace(inside covered: UIEdgeInsets) {
    placedAt = window?.application?.changes
    layoutChanged(frame: convert(bounds, to: nil), safeArea: covered)
  }

  /// Most views that have moved were laid out in the same pass and have sent their place there.
  open override func didMoveInWindow() { if window?.application?.changes != placedAt { sendPlace() } }

  /// Sends the script side the view's frame and insets, if they have changed.
  open func layoutChanged(frame: CGRect, safeArea: UIEdgeInsets) {
    if let lastLayout, lastLayout == (frame, safeArea) { return }
    lastLayout = (frame, safeArea)
    sendLayout?(frame, safeArea)
  }
}
