internal import HeadlessUIKit
internal import Shared

/// A view whose content is React's: the root view of a surface. It starts nothing by itself; `NativeHost.run(_:)` does.
class RCTSurfaceHostingView: UIView {
  /// The name that script registered the component under.
  let moduleName: String
  let componentId: String
  private(set) var surface: RCTSurface?
  /// Whether the script context has ended.
  private(set) var isContextGone = false
  private var sendLayout: ((CGRect, UIEdgeInsets) -> Void)?
  private var lastLayout: (CGRect, UIEdgeInsets)?
  /// What script has measured the content as.
  private(set) var contentSize: CGSize?

  init(moduleName: String, componentId: String) {
    self.moduleName = moduleName
    self.componentId = componentId
    super.init(frame: .zero)
  }

  /// A view that is let go takes its root along: those of a dismissed modal go so.
  deinit {
    if let surface { surface.queue.asyncMain { surface.stop() } }
  }

  func attach(_ surface: RCTSurface, sendLayout: @escaping (CGRect, UIEdgeInsets) -> Void) {
    self.surface = surface
    self.sendLayout = sendLayout
    surface.view = self
  }

  var rootTag: Int64? { isContextGone ? nil : surface?.rootTag }

  /// Ends the React root.
  func stop() {
    surface?.stop()
    surface = nil
    sendLayout = nil
  }

  // MARK: - For subclasses

  /// Whether a command waits for the content.
  var isReadinessAwaited: Bool { false }

  /// The content has appeared.
  func surfaceDidMount() {}

  /// The script context has ended: the view stays, and sends nothing more.
  func surfaceWasInvalidated() {
    isContextGone = true
    sendLayout = nil
  }

  /// Script has measured the content.
  func contentSizeChanged(_ size: CGSize) {
    guard size != contentSize else { return }
    contentSize = size
    invalidateIntrinsicContentSize()
  }

  /// Script has described single elements of the content (protocol §11, `surface/elements`).
  func elementsChanged(_ elements: JSON) {}

  // MARK: - Place

  /// What still lies over the view, in points. Nothing in a bar, whose content keeps clear of the screen's edges.
  var coveredInsets: UIEdgeInsets { .zero }

  /// Sends script the view's place, when it is in a window and that has changed.
  final func sendPlace() {
    if window != nil { layoutChanged(frame: convert(bounds, to: nil), safeArea: coveredInsets) }
  }

  override func didMoveInWindow() { sendPlace() }

  /// Sends script the view's place, when that has changed.
  func layoutChanged(frame: CGRect, safeArea: UIEdgeInsets) {
    if let lastLayout, lastLayout == (frame, safeArea) { return }
    lastLayout = (frame, safeArea)
    sendLayout?(frame, safeArea)
  }
}
