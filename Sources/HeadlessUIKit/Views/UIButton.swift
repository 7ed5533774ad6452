/// A control with a title.
open class UIButton: UIControl {
  open var title: String? { didSet { noteChange() } }
}
