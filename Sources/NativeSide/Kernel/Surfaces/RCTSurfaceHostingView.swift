internal import HeadlessUIKit
internal import Shared

/// A view whose content is React's: the root view of a surface. `NativeHost.run(_:)` starts the surface; the view does
/// not.
class RCTSurfaceHostingView: UIView {
  /// The name under which the script side registered the component.
  let moduleName: String
  let componentId: String
  private(set) var surface: RCTSurface?
  /// True when the script context has ended.
  private(set) var isContextGone = false
  private var sendLayout: ((CGRect, UIEdgeInsets) -> Void)?
  private var lastLayout: (CGRect, UIEdgeInsets)?
  /// The size of the content that the script side has measured.
  private(set) var contentSize: CGSize?

  init(moduleName: String, componentId: String) {
    self.moduleName = moduleName
    self.componentId = componentId
    super.init(frame: .zero)
  }

  /// Stops the root when the view is released. The views of a dismissed modal are released in this way.
  deinit {
    if let surface { surface.queue.asyncMain { surface.stop() } }
  }

  func attach(_ surface: RCTSurface, sendLayout: @escaping (CGRect, UIEdgeInsets) -> Void) {
    self.surface = surface
    self.sendLayout = sendLayout
    surface.view = self
  }

  var rootTag: Int64? { isContextGone ? nil : surface?.rootTag }

  /// Stops the React root.
  func stop() {
    surface?.stop()
    surface = nil
    sendLayout = nil
  }

  // MARK: - For subclasses

  /// True when a command waits for the content.
  var isReadinessAwaited: Bool { false }

  /// Called when the content has appeared.
  func surfaceDidMount() {}

  /// Called when the script context has ended. The view stays and sends no more messages.
  func surfaceWasInvalidated() {
    isContextGone = true
    sendLayout = nil
  }

  /// Called when the script side has measured the content.
  func contentSizeChanged(_ size: CGSize) {
    guard size != contentSize else { return }
    contentSize = size
    invalidateIntrinsicContentSize()
  }

  /// Called when the script side has described single elements of the content (protocol §11, `surface/elements`).
  func elementsChanged(_ elements: JSON) {}

  // MARK: - Frame and insets

  /// The insets, in points, of the parts of the view that are still covered. They are zero in a bar, whose content
  /// keeps clear of the screen's edges.
  var coveredInsets: UIEdgeInsets { .zero }

  /// Sends the script side the view's frame and insets, if the view is in a window and they have changed.
  final func sendPlace() {
    if window != nil { layoutChanged(frame: convert(bounds, to: nil), safeArea: coveredInsets) }
  }

  override func didMoveInWindow() { sendPlace() }

  /// Sends the script side the view's frame and insets, if they have changed.
  func layoutChanged(frame: CGRect, safeArea: UIEdgeInsets) {
    if let lastLayout, lastLayout == (frame, safeArea) { return }
    lastLayout = (frame, safeArea)
    sendLayout?(frame, safeArea)
  }
}
