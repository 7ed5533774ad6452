internal import HeadlessUIKit
internal import NavbridgeKernel
internal import NavbridgeRuntime
internal import NavbridgeVocabulary
internal import NavbridgeWire
internal import OrderedCollections

/// A screen that a script renders: the kernel's surface of a component (layered-navigation §12).
@MainQueue
final class ScriptScreenController: UIViewController, NavViewController {
  /// The name of the component.
  let component: String
  /// Nil once the native side has ended. A screen that outlives it shows nothing.
  @WeakReference private var host: NativeHost?
  /// The area of the content. Nil for the whole view.
  private let frame: CGRect?
  private var reactView: ScriptScreenView?
  /// The content that the script sets up, and the wait for it.
  private var content: (handle: ContentHandle, hold: ClockHold)?

  init(_ host: NativeHost, component: String, title: String?, frame: CGRect? = nil) {
    _host = WeakReference(wrappedValue: host)
    self.component = component
    self.frame = frame
    super.init()
    self.title = title
  }

  isolated deinit { content?.hold.end() }

  /// The tag of the screen's surface. Nil before it has started, and once its context has gone.
  var rootTag: Int64? { reactView?.rootTag }

  /// The surface starts as soon as the context is known.
  var navContext: NavContext? {
    didSet {
      guard let context = navContext, oldValue == nil else { return }
      let made = ScriptScreenView(moduleName: component, componentId: context.componentId)
      reactView = made
      host?.run(made, properties: context.properties)
      if isViewLoaded { view.addSubview(made) }
    }
  }

  // MARK: - The content

  /// Asks the script to set the content up. The navigation waits until it has answered.
  func setupContent(with content: ContentHandle) {
    guard let host, let session = host.session, let context = navContext else { return }
    self.content?.hold.end()
    self.content = (content, host.holdClock())
    session.emit(LayersDeclaration.declared.setupContent, context.contextId, context.componentId, context.controller)
  }

  /// Takes the script's answer. Returns false if nothing waits for it.
  func contentIsReady() -> Bool {
    guard let (handle, hold) = content else { return false }
    content = nil
    hold.end()
    guard handle.isPending else { return false }
    handle.complete()
    return true
  }

  // MARK: - The view

  override func loadView() {
    let bounds = application?.screen.bounds ?? .zero
    view = frame == nil ? UIView(frame: bounds) : AccesoryView(frame: bounds)
    if let reactView { view.addSubview(reactView) }
  }

  override func viewDidLayoutSubviews() {
    guard let reactView else { return }
    reactView.frame = frame ?? view.bounds
    reactView.sendPlace()
  }
}

extension NavContext {
  /// The properties with which a script's screen starts.
  fileprivate var properties: JSONObject {
    var members: JSONObject = ["contextId": .int(Int64(contextId)), "controller": .string(controller)]
    if let layer { members["layer"] = .string(layer.name) }
    if let resourceId { members["resourceId"] = .string(resourceId) }
    if case .json(let payload) = info.payload { members["payload"] = payload }
    return members
  }
}

/// The view of a screen that a script renders.
final class ScriptScreenView: RCTSurfaceHostingView {
  override var coveredInsets: UIEdgeInsets { safeAreaInsets }
}
