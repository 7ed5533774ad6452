public import NavbridgeRuntime

/// A rectangle in a tree of rectangles. Nothing is drawn; the emulation computes only the window and the place of each
/// view.
@MainQueue
open class UIView: WeaklyReferenced {
  private var ownSlot = OwnSlot()
  /// The view in which this one is. It is not retained.
  public internal(set) var superview: UIView? {
    get { weakSuperview }
    set { weakSuperview = newValue }
  }
  @WeakReference private var weakSuperview: UIView?
  /// The subviews from the back to the front.
  public internal(set) var subviews: [UIView] = []
  /// The name by which tests find the view.
  open var accessibilityIdentifier: String? { didSet { noteChange() } }
  /// The view controller whose `view` this is.
  public internal(set) var controller: UIViewController? {
    get { weakController }
    set { weakController = newValue }
  }
  @WeakReference private var weakController: UIViewController?

  /// The parts of this view's frame that follow its superview's size.
  public var autoresizingMask: AutoresizingMask = []

  var storedHidden = false
  var interaction = ViewInteraction()
  var look = ViewLook()
  /// The transform. Nil while it is the identity, which most views keep all their lives.
  var storedTransform: CATransform3D?
  private var storedFrame: CGRect
  private var boundsOrigin = CGPoint.zero
  /// True when this view's own content needs layout.
  var needsLayout = true
  /// True when this view's content, or a descendant's, needs layout.
  var subtreeNeedsLayout = true

  /// Makes a view with a frame in points.
  public init(frame: CGRect = .zero) { storedFrame = frame }

  package var slot: ObjectSlot { ownSlot.slot(of: self) }

  /// The position and the size in the superview, in points.
  open var frame: CGRect {
    get { storedFrame }
    set {
      guard newValue != storedFrame else { return }
      let old = storedFrame
      storedFrame = newValue
      if newValue.size != old.size {
        resizeSubviews(from: old.size)
        setNeedsLayout()
      }
      if newValue.origin != old.origin { contentMoved() }
      noteChange()
    }
  }

  /// The rectangle of the view in its own coordinates. Its size is the frame's.
  open var bounds: CGRect {
    get { CGRect(origin: boundsOrigin, size: storedFrame.size) }
    set {
      if newValue.origin != boundsOrigin {
        boundsOrigin = newValue.origin
        contentMoved()
      }
      frame.size = newValue.size
    }
  }

  /// True when the view and everything in it is invisible.
  open var isHidden: Bool {
    get { storedHidden }
    set {
      guard newValue != storedHidden else { return }
      storedHidden = newValue
      superview?.setNeedsLayout()
      noteChange()
    }
  }

  /// The window in whose tree this view is. A window's own value is the window itself.
  ///
  /// Every view of the tree stores it, because it is read far more often than it changes.
  public internal(set) var window: UIWindow? {
    get { weakWindow }
    set { weakWindow = newValue }
  }
  @WeakReference private var weakWindow: UIWindow?

  // MARK: Touches (uikit-behaviour §6)

  /// Returns the frontmost view inside this one to which a touch at `point`, in this view's coordinates, belongs.
  /// Returns nil when the touch belongs to a view below.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { findHit(point, with: event) }

  /// Returns true when `point`, in this view's coordinates, is in this view.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// True when this view can receive the keyboard's input.
  open var canBecomeFirstResponder: Bool { false }

  /// Makes this view the first responder. Returns false when the view cannot be it, or is in no window.
  @discardableResult
  open func becomeFirstResponder() -> Bool { takeKeyboard() }

  /// Ends this view's role as the first responder. Returns false when it is not the first responder.
  @discardableResult
  open func resignFirstResponder() -> Bool { giveKeyboardAway() }

  /// The size that the content requires, in points. Nil when there is none, and the code that places the view decides
  /// on the size.
  open var intrinsicContentSize: CGSize? { nil }

  /// Called when the view has entered or left a window.
  open func didMoveToWindow() {}

  /// Called at the end of a layout pass when a view that contains this one has moved in the window or entered it. This
  /// view's own frame may be unchanged.
  open func didMoveInWindow() {}

  /// Called when the safe area of the view has changed. The view may not have its new frame yet.
  open func safeAreaInsetsDidChange() {}

  /// Places the subviews. A layout pass calls it on a view that needs layout.
  open func layoutSubviews() {}

  /// Puts `view` in front of the other subviews and removes it from its previous place.
  open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }

  /// Puts `view` at a position among the subviews, counted from the back.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  /// Removes the view from its superview. A view controller whose view leaves the screen in this way disappears.
  open func removeFromSuperview() { remove() }
}
