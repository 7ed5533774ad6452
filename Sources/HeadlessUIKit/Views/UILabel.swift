/// A view that shows text.
open class UILabel: UIView {
  open var text: String? { didSet { noteChange() } }
}
