internal import HeadlessUIKit
internal import NavbridgeRuntime
internal import NavbridgeWire

/// The properties of a React Native `<Modal>`.
enum RCTModalHostProperty: Int, ComponentProperty {
  case animationType, presentationStyle, transparent, visible, identifier, supportedOrientations, allowSwipeDismissal

  var valueType: ComponentPropertyType {
    switch self {
    case .animationType, .presentationStyle: .text
    case .transparent, .visible, .allowSwipeDismissal: .flag
    case .identifier: .number
    case .supportedOrientations: .array
    }
  }
}

/// The view of a React Native `<Modal>`. It is empty, and presents a modal with React's content as long as it is in the
/// tree of views and visible (react-native-host §2; `RCTModalHostViewComponentView`, and on Paper `RCTModalHostView`).
@MainQueue
final class RCTModalHostView: RCTComponentView, PropertyReading {
  typealias Property = RCTModalHostProperty

  override class var componentNames: [String] { ["RCTModalHostView", "ModalHostView"] }
  override class var hasContent: Bool { true }
  override class var isLayoutRoot: Bool { true }
  override class var isPlacedByReact: Bool { false }
  private static let table = ComponentPropertyTable(RCTModalHostProperty.self)
  override class var properties: ComponentPropertyTable { table }
  override class var directEvents: [String] { ["Show", "Dismiss", "RequestClose", "OrientationChange"] }

  private let content: RCTModalContentView
  private lazy var modal = RCTModalHostViewController(content, of: self)
  /// The manager while it presents the modal.
  private weak var presenting: RCTModalHostViewManager?
  /// The word for the orientation of which the script was notified last.
  private var lastOrientation: String?

  required init(_ component: MountedComponent) {
    content = RCTModalContentView(component)
    super.init(component)
  }

  /// React's content lies in the modal's view.
  override var reactPlace: ReactPlace? { nil }

  override func mountChildComponentView(_ child: RCTComponentView, index: Int) {
    content.insertSubview(child, at: index)
  }

  override func updateProps(_ changed: ComponentChanges) { presentOrDismiss() }

  override func didMoveToWindow() { presentOrDismiss() }

  override func invalidate() { presentOrDismiss() }

  /// A modal that cannot be presented, because its view is in no window, waits. One whose view is covered stays.
  private func presentOrDismiss() {
    let isWanted = flag(.visible, default: true) && !isDeleted && superview != nil
    if let presenting {
      guard !isWanted else { return }
      self.presenting = nil
      presenting.dismiss(tag)
    } else if isWanted, window != nil, let presenter = reactViewController,
      let manager = component.surface?.session?.host.modalHosts
    {
      presenting = manager
      modal.set(props)
      modal.isModalInPresentation = !flag(.allowSwipeDismissal)
      modal.presentationController?.delegate = self
      manager.present(modal, from: presenter) { [weak self] in self?.send("topShow") }
    }
  }

  /// Sends React's layout the size of the modal, and the script its orientation if it has changed.
  func modalWasLaidOut() {
    updateState(Self.layout(of: content, in: modal, isPlaced: true))
    guard let screen = content.window?.bounds.size else { return }
    let orientation = screen.width < screen.height ? "portrait" : "landscape"
    guard orientation != lastOrientation else { return }
    lastOrientation = orientation
    send("topOrientationChange", ["orientation": .string(orientation)])
  }
}

/// A finger on a modal that is a sheet.
extension RCTModalHostView: UIAdaptivePresentationControllerDelegate {
  func presentationControllerDidAttemptToDismiss(_ controller: UIPresentationController) { send("topRequestClose") }

  /// The app is asked to follow: it owns the property `visible`.
  func presentationControllerDidDismiss(_ controller: UIPresentationController) { send("topRequestClose") }
}
