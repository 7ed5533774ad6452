internal import HeadlessUIKit
package import NavbridgeKernel
package import NavbridgeRuntime
internal import NavbridgeVocabulary
internal import NavbridgeWire

/// The native module by which a script context reaches `NativeAppView` (native-router §10). Each request is answered
/// once: by the event `nativeNav.result`, and then by its promise.
@MainQueue
package final class NativeAppViewModule: NativeModule {
  private nonisolated static let declared = NativeAppViewDeclaration.declared

  package nonisolated static let implementation = ModuleImplementation(
    of: NativeAppViewDeclaration.self,
    methods: [
      .promise(declared.perform) { (module: NativeAppViewModule, promise, id, action) in
        module.nativeAppView.perform(action.json) { module.answer(promise, id, $0) }
      },
      .promise(declared.openURL) { (module: NativeAppViewModule, promise, id, url) in
        module.nativeAppView.openURL(url) { module.answer(promise, id, $0) }
      },
      .promise(declared.getState) { (module: NativeAppViewModule, promise, id) in
        module.nativeAppView.getState { module.answer(promise, id, .init(seq: $0.seq, error: nil), value: $0.json) }
      },
    ],
    make: { NativeAppViewModule($0) })

  private unowned let host: NativeHost
  private weak var session: ScriptSession?

  private init(_ session: ScriptSession) { (host, self.session) = (session.host, session) }

  private var nativeAppView: NativeAppView { host.part(NativeAppView.self) }

  /// Answers a request. The request of a context that has ended was answered when it ended.
  private func answer(_ promise: Promise, _ id: String, _ result: ActionResult, value: JSON? = nil) {
    if let session, session === host.session {
      session.emit(Self.declared.result, id, result.error == nil, result.error?.json, result.seq)
    }
    if let error = result.error {
      promise.reject(RPCError(.rejected, error.message, data: ["code": .string(error.code.rawValue)]))
    } else {
      promise.resolve(value ?? ["seq": .int(Int64(result.seq))])
    }
  }
}

extension NativeRouterError {
  fileprivate var json: JSON { ["code": .string(code.rawValue), "message": .string(message)] }
}

/// The controller of the script framework's window. The native app's controllers lie in it.
final class NativeAppViewController: UIViewController {
  /// Shows the app's outermost container, which appears with this controller.
  func show(_ content: UIViewController) {
    addChild(content)
    if isSeen { content.beginAppearanceTransition(true, animated: false) }
    content.view.frame = view.bounds
    view.addSubview(content.view)
    if appearanceState == .didAppear { content.endAppearanceTransition() }
    content.didMove(toParent: self)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    for child in children { child.viewIfLoaded?.frame = view.bounds }
  }

  override var childForStatusBarHidden: UIViewController? { children.first }
  override var childForStatusBarStyle: UIViewController? { children.first }
  override var childForHomeIndicatorAutoHidden: UIViewController? { children.first }
}
