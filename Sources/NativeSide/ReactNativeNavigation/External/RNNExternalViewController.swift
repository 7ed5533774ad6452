internal import HeadlessUIKit

/// An app's own native controller as a screen of a layout (rnn-layouts §7.2). It has no React view. Its events are sent
/// directly, each after the options were applied.
final class RNNExternalViewController: RNNComponentViewController {
  /// The app's own controller.
  let boundViewController: UIViewController

  init(_ state: RNNLayoutState, boundViewController: UIViewController) {
    self.boundViewController = boundViewController
    super.init(state, .externalComponent)
    addChild(boundViewController)
    view.addSubview(boundViewController.view)
    boundViewController.view.frame = view.bounds
    boundViewController.didMove(toParent: self)
  }

  override var navigationItem: UINavigationItem { boundViewController.navigationItem }

  /// Creates an empty view below the native controller's view. No React view is created.
  override func loadView() { view = UIView(frame: application?.screen.bounds ?? .zero) }

  override func render() { readyForPresentation() }

  // MARK: - Appearance

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    eventEmitter.sendComponentWillAppear(component)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    eventEmitter.sendComponentDidAppear(component)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    eventEmitter.sendComponentDidDisappear(component)
  }

  private var component: ComponentIdentity {
    ComponentIdentity(
      componentId: layoutInfo.componentId, componentName: layoutInfo.name ?? "", componentType: "Component")
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    boundViewController.viewIfLoaded?.frame = view.bounds
  }
}
