/// A view that shows a picture. Touches pass through it.
open class UIImageView: UIView {
  open var image: UIImage? { didSet { if oldValue != image { noteChange() } } }

  public init(image: UIImage?, frame: CGRect = .zero) {
    self.image = image
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }
}
