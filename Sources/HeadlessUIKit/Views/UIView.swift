public import Shared

/// A rectangle in a tree of rectangles. Nothing is drawn; what counts is who is in which window, and where.
@MainQueue
open class UIView: WeaklyReferenced {
  private var ownSlot = OwnSlot()
  @WeakReference public internal(set) var superview: UIView?
  /// From the back to the front.
  public internal(set) var subviews: [UIView] = []
  /// The name that tests find a view by.
  open var accessibilityIdentifier: String? { didSet { noteChange() } }
  /// The controller whose `view` this is.
  @WeakReference public internal(set) var controller: UIViewController?

  /// What of this view follows its superview's size.
  public var autoresizingMask: AutoresizingMask = []

  var storedHidden = false
  var interaction = ViewInteraction()
  var look = ViewLook()
  /// Nil while it is the identity, which most views keep all their lives.
  var storedTransform: CATransform3D?
  private var storedFrame: CGRect
  private var boundsOrigin = CGPoint.zero
  /// Whether this view's own content is to be laid out.
  var needsLayout = true
  /// Whether this view's content, or a descendant's, is to be laid out.
  var subtreeNeedsLayout = true

  public init(frame: CGRect = .zero) { storedFrame = frame }

  public var slot: ObjectSlot { ownSlot.slot(of: self) }

  /// Position and size in the superview, in points.
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

  /// The view's own coordinates: the size is the frame's.
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

  /// Whether the view and everything in it is invisible.
  open var isHidden: Bool {
    get { storedHidden }
    set {
      guard newValue != storedHidden else { return }
      storedHidden = newValue
      superview?.setNeedsLayout()
      noteChange()
    }
  }

  /// The window whose tree this view is in. A window's own is itself.
  ///
  /// Remembered by every view of the tree, for it is asked far more often than it changes.
  @WeakReference public internal(set) var window: UIWindow?

  // MARK: Touches (uikit-behaviour §6)

  /// The frontmost view inside this one that a touch at `point`, in this view's coordinates, belongs to. Nil when the
  /// touch is for what lies below.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { findHit(point, with: event) }

  /// Whether `point`, in this view's coordinates, is in this view.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// Whether the keyboard can write into this view.
  open var canBecomeFirstResponder: Bool { false }

  /// Takes the keyboard for this view. False when the view cannot have it, or is in no window.
  @discardableResult
  open func becomeFirstResponder() -> Bool { takeKeyboard() }

  /// Gives the keyboard away. False when this view does not have it.
  @discardableResult
  open func resignFirstResponder() -> Bool { giveKeyboardAway() }

  /// The size that the content asks for by itself, in points. Nil where there is none: whoever places the view decides.
  open var intrinsicContentSize: CGSize? { nil }

  /// Told when the view has come into a window, or has left one.
  open func didMoveToWindow() {}

  /// Told at the end of a layout pass when what the view is in has moved in the window, or has come into it. The view's
  /// own frame may be what it was.
  open func didMoveInWindow() {}

  /// Told when what covers the view has changed. The view may not have its new frame yet.
  open func safeAreaInsetsDidChange() {}

  /// Places the subviews. Called by a layout pass on a view that needs it.
  open func layoutSubviews() {}

  /// Puts `view` in front of the other subviews, taking it from where it was.
  open func addSubview(_ view: UIView) { insert(view, at: subviews.count) }

  /// Puts `view` at a place among the subviews, counted from the back.
  open func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  /// Takes the view out of its superview. A controller whose view leaves the screen this way disappears.
  open func removeFromSuperview() { remove() }
}
