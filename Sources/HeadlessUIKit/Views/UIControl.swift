/// A view that a finger can tap.
open class UIControl: UIView {
  /// False if touches have no effect.
  open var isEnabled = true { didSet { noteChange() } }
  /// The closure that a tap calls.
  open var action: (() -> Void)?

  /// Taps the control with a finger. Returns false when it is disabled.
  @discardableResult
  public func tap() -> Bool {
    guard isEnabled else { return false }
    action?()
    return true
  }
}

/// A control with a title.
open class UIButton: UIControl {
  /// The text on the button.
  open var title: String? { didSet { noteChange() } }
}

/// A view that shows text.
open class UILabel: UIView {
  /// The text.
  open var text: String? { didSet { noteChange() } }
}

/// A view that shows a picture. Touches pass through it.
open class UIImageView: UIView {
  /// The image.
  open var image: UIImage? { didSet { if oldValue != image { noteChange() } } }

  /// A view of an image, with a frame in points.
  public init(image: UIImage?, frame: CGRect = .zero) {
    self.image = image
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }
}

/// A view that blurs the content behind it. Nothing is drawn, and touches pass through it.
open class UIVisualEffectView: UIView {
  /// Makes a view with a frame in points.
  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }
}

/// A touch that is delivered to a view.
public final class UIEvent: Sendable {
  /// A touch without a place.
  public init() {}
}
