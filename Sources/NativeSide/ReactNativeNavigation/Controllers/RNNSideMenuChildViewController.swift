internal import HeadlessUIKit

/// The controller of a side menu's centre or of one of its sides. It contains a layout (rnn-layouts §10).
final class RNNSideMenuChildViewController: UIViewController, RNNLayoutProtocol {
  let layoutState: RNNLayoutState
  /// The type of its place in the menu.
  let layoutType: RNNLayoutType
  /// The menu that contains this controller. It is also the parent once the menu's view has loaded.
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

  /// Renders the child and then adds it to the tree.
  func render() {
    renderCurrentChild()
    guard let child, child.parent == nil else { return }
    addChild(child)
    // The menu may already be visible, for example in a tab that is rendered when it is selected.
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
