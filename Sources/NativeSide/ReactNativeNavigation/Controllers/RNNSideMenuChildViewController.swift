internal import HeadlessUIKit
internal import Shared

/// What a side menu holds in its centre or on one side: a layout of its own (rnn-layouts §10).
final class RNNSideMenuChildViewController: UIViewController, RNNLayoutProtocol {
  let layoutState: RNNLayoutState
  /// Which of the places it is for.
  let layoutType: RNNLayoutType
  /// The menu that this belongs to: its parent, too, once the menu's view has loaded.
  @WeakReference var menu: RNNSideMenuViewController?
  private let child: (any RNNLayoutProtocol)?

  init(_ state: RNNLayoutState, _ layoutType: RNNLayoutType, child: (any RNNLayoutProtocol)?) {
    layoutState = state
    self.layoutType = layoutType
    self.child = child
    super.init()
    child?.expect(in: self)
    didInit()
  }

  override var parentToBe: UIViewController? { parent ?? menu }

  func getCurrentChild() -> (any RNNLayoutProtocol)? { child }

  /// The child joins the tree here, after it was told to render.
  func render() {
    renderCurrentChild()
    guard let child, child.parent == nil else { return }
    addChild(child)
    // Rendered while it is shown already, as in a tab that renders when it is selected.
    if isSeen { child.beginAppearanceTransition(true, animated: false) }
    view.addSubview(child.view)
    child.view.frame = view.bounds
    if appearanceState == .didAppear { child.endAppearanceTransition() }
    child.didMove(toParent: self)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    if let child, child.parent === self { child.viewIfLoaded?.frame = view.bounds }
  }
}
