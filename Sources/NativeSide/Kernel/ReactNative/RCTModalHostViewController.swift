package import HeadlessUIKit
internal import NavbridgeRuntime
internal import NavbridgeWire

/// The view controller of a React Native `<Modal>`. It belongs to no layout and has no component id.
package final class RCTModalHostViewController: UIViewController {
  let content: RCTModalContentView
  /// The component that presents the modal. Nil for one that a message asks for.
  @WeakReference private var hostView: RCTModalHostView?
  package private(set) var isAnimated = false
  /// React's number of the modal, by which the `<Modal>` finds that it has gone.
  private(set) var identifier: Int?
  private var orientations: UIInterfaceOrientationMask?
  /// True from the end of the presentation until the script is notified of that of the dismissal.
  var isShown = false
  /// The context of the last request for the modal, while a trace is on.
  var context: UIApplicationObserver.Context?

  init(_ content: RCTModalContentView, of hostView: RCTModalHostView? = nil) {
    self.content = content
    super.init()
    self.hostView = hostView
  }

  package override func loadView() { view = content }

  /// Takes the properties over that React Native's view has for the next presentation (protocol §5).
  func set(_ props: ComponentProperties) {
    typealias Property = RCTModalHostProperty
    let animation = props[Property.animationType]?.string
    isAnimated = animation.map { $0 != "none" } ?? false
    if animation == "fade" { modalTransitionStyle = .crossDissolve }
    let style = props[Property.presentationStyle]?.string.flatMap(UIModalPresentationStyle.init) ?? .fullScreen
    modalPresentationStyle = props[Property.transparent]?.bool == true ? .overFullScreen : style
    identifier = props[Property.identifier]?.int
    orientations = Self.mask(props[Property.supportedOrientations]?.array?.compactMap(\.string) ?? [])
  }

  /// The orientations of the words. Nil without any: the app's own count then.
  private static func mask(_ words: [String]) -> UIInterfaceOrientationMask? {
    guard !words.isEmpty else { return nil }
    return words.reduce(into: []) { mask, word in
      switch word {
      case "portrait": mask.insert(.portrait)
      case "portrait-upside-down": mask.insert(.portraitUpsideDown)
      case "landscape": mask.formUnion([.landscapeLeft, .landscapeRight])
      case "landscape-left": mask.insert(.landscapeLeft)
      case "landscape-right": mask.insert(.landscapeRight)
      default: break
      }
    }
  }

  package override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    orientations ?? super.supportedInterfaceOrientations
  }

  package override func viewDidLayoutSubviews() { hostView?.modalWasLaidOut() }
}

/// The view of a modal, in which React's content is shown.
@MainQueue
final class RCTModalContentView: RCTComponentView {
  override class var hasContent: Bool { true }
}
