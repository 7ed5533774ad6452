/// A view that a finger can tap.
open class UIControl: UIView {
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
  open var title: String? { didSet { noteChange() } }
}

/// A view that shows text.
open class UILabel: UIView {
  open var text: String? { didSet { noteChange() } }
}

/// A view that shows a picture. Touches pass through it.
open class UIImageView: UIView {
  open var image: UIImage? { didSet { if oldValue != image { noteChange() } } }

  public init(image: UIImage?, frame: CGRect = .zero) {
    self.image = image
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }
}

/// A view that blurs the content behind it. Nothing is drawn, and touches pass through it.
open class UIVisualEffectView: UIView {
  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }
}

/// A touch that is delivered to a view.
public final class UIEvent: Sendable {
  public init() {}
}
