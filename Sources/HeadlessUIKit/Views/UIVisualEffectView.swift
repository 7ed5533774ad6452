/// A view that blurs the content behind it. Nothing is drawn, and touches pass through it.
open class UIVisualEffectView: UIView {
  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }
}
