/// The finger that drags a sheet down: to a lower detent, or away (uikit-behaviour §4).
final class UISheetPanGestureRecognizer: UIPanGestureRecognizer {
  private let presentation: UIPresentationController
  /// The height of the sheet, in points, where the finger began.
  private var height = 1.0

  init(_ presentation: UIPresentationController) {
    self.presentation = presentation
    super.init()
  }

  override func recognizes(_ translation: CGPoint) -> Bool { translation.y > abs(translation.x) }

  override func begin(with touch: UITouch) -> Bool {
    noteStart(touch)
    height = max(1, presentation.presentedViewController?.viewIfLoaded?.bounds.height ?? 1)
    return hasLowerDetent || presentation.beginInteractiveDismissal()
  }

  override func move(to translation: CGPoint, velocity: CGPoint = .zero) {
    note(translation: translation, velocity: velocity)
    let fraction = translation.y / height
    if !presentation.updateInteractiveDismissal(fraction) { presentation.holdSheet(at: fraction) }
  }

  override func end(velocity: CGPoint = .zero) {
    if presentation.endInteractiveDismissal(velocity: velocity.y) { return }
    presentation.holdSheet(at: nil)
    sheet?.dragSheet(by: -translation(in: nil).y)
  }

  override func cancel() {
    if !presentation.endInteractiveDismissal(complete: false) { presentation.holdSheet(at: nil) }
  }

  private var sheet: UISheetPresentationController? { presentation as? UISheetPresentationController }

  /// True if the sheet rests at a detent that is not the lowest.
  private var hasLowerDetent: Bool { sheet?.hasLowerDetent ?? false }
}
