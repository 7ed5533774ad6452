import HeadlessUIKit
import NavbridgeRuntime
import NavbridgeVocabulary
import NavbridgeWire
import Testing

@testable import NativeSide
@testable import NavbridgeKernel
@testable import NavbridgeReactNativeNavigation

/// rnn-commands §2, §3: the handler's calls to its collaborators.
@MainQueue @Suite("The commands handler")
struct CommandsHandlerTests {
  private final class Layouts: RNNLayoutManager {
    var calls: [String] = []

    override func addPendingViewController(_ controller: UIViewController?) {
      calls.append("add \(controller?.componentId ?? "")")
      super.addPendingViewController(controller)
    }

    override func removePendingViewController(_ controller: UIViewController?) {
      calls.append("remove \(controller?.componentId ?? "")")
      super.removePendingViewController(controller)
    }

    override func findComponentForId(_ id: String) -> (any RNNLayoutProtocol)? {
      calls.append("find \(id)")
      return super.findComponentForId(id)
    }
  }

  private final class Factory: RNNViewControllerFactory {
    override func createLayout(
      _ layout: JSONValue, at place: @autoclosure () -> String
    ) throws(NativeException) -> any RNNLayoutProtocol {
      throw .unknownControllerType("double")
    }
  }

  private final class Modals: RNNModalManager {
    var shown: [UIViewController] = []

    override func showModal(
      _ controller: UIViewController?, animated: Bool, completion: @escaping (UIViewController) -> Void
    ) throws(NativeException) -> String? {
      guard let controller else { throw .showUnknownModal }
      shown.append(controller)
      completion(controller)
      return nil
    }
  }

  private final class Overlays: RNNOverlayManager {
    var calls: [String] = []

    override func showOverlayWindow(_ window: RNNOverlayWindow) {
      calls.append("show \(window.rootViewController?.componentId ?? "")")
    }

    override func showOverlayWindowAsKeyWindow(_ window: RNNOverlayWindow) {
      calls.append("show as key \(window.rootViewController?.componentId ?? "")")
    }

    override func dismissOverlay(_ controller: UIViewController) {
      calls.append("dismiss \(controller.componentId ?? "")")
    }

    override func dismissAllOverlays() { calls.append("dismiss all") }
  }

  private final class Call: NamedCall {
    let moduleName = "RNNBridgeModule"
    let methodName: String
    let commandID: String? = nil
    init(methodName: String) { self.methodName = methodName }
  }

  /// Records settlements. Used only on the main thread.
  private final class Settler: PromiseSettler {
    let settled = Guarded<[String]>([])
    var words: [String] { settled.withLock { $0 } }

    func promise(_ origin: Promise.Origin, settledWith outcome: Result<JSON, RPCError>) {
      let word =
        switch outcome {
        case .success(let value): "\(origin.method) ok \(value.string ?? "")"
        case .failure(let error): "\(origin.method) \(error.data["code"]?.string ?? "")"
        }
      settled.withLock { $0.append(word) }
    }

    func promiseDropped(_ origin: Promise.Origin, history: [String]) {
      settled.withLock { $0.append("\(origin.method) dropped") }
    }

    func promiseSettledLate(_ origin: Promise.Origin) {
      settled.withLock { $0.append("\(origin.method) again") }
    }
  }

  private let host = NativeHost.alone()
  private let settler = Settler()
  private let layouts: Layouts
  private let modals: Modals
  private let overlays: Overlays
  private let handler: RNNCommandsHandler

  init() {
    let real = host.buildCommandsHandler(.bridge)
    let index = LayoutIndex()
    layouts = Layouts(application: host.application, index: index)
    modals = Modals(window: host.window, eventHandler: real.modalManager.eventHandler)
    overlays = Overlays(application: host.application)
    let creator = RNNReactRootViewCreator(host: host, architecture: .bridge)
    let factory = RNNViewControllerFactory(
      host: host, creator: creator, eventEmitter: real.eventEmitter, registry: real.componentRegistry,
      externalComponents: real.controllerFactory.externalComponents, index: index)
    handler = RNNCommandsHandler(
      host: host, architecture: .bridge, layoutManager: layouts, controllerFactory: factory,
      componentRegistry: real.componentRegistry, modalManager: modals, overlayManager: overlays,
      setRootAnimator: real.setRootAnimator, eventEmitter: real.eventEmitter)
  }

  private func promise(_ method: String) -> Promise {
    Promise(
      Promise.Origin(Call(methodName: method), number: 1, of: .first),
      settler: settler)
  }

  @Test("The commands handler shows a modal through the modal manager, and keeps it pending until it is shown")
  func showModal() throws {
    try handler.showModal(.component("m1"), commandId: "1", promise("showModal"))
    #expect(modals.shown.map(\.componentId) == ["m1"] && overlays.calls == [])
    #expect(layouts.calls == ["add m1", "remove m1"])
    #expect(settler.words == ["showModal ok m1"])
  }

  @Test(
    """
    The commands handler shows overlays and dismisses all of them through the overlay manager, in a key window for \
    keyboard events
    """)
  func showOverlay() throws {
    let keyboard: JSON = ["overlay": ["handleKeyboardEvents": true]]
    try handler.showOverlay(.component("o1"), commandId: "1", promise("showOverlay"))
    try handler.showOverlay(.node("Component", "o2", options: keyboard), commandId: "2", promise("showOverlay"))
    handler.dismissOverlay("o1", commandId: "3", promise("dismissOverlay"))
    handler.dismissAllOverlays(commandId: "4", promise("dismissAllOverlays"))
    // The test double shows nothing, so o1 is not found.
    #expect(overlays.calls == ["show o1", "show as key o2", "dismiss all"])
    #expect(
      settler.words == [
        "showOverlay ok o1", "showOverlay ok o2", "dismissOverlay 1010", "dismissAllOverlays ok ",
      ])
  }

  @Test(
    """
    The commands handler finds the stack for a push through the layout manager, and keeps the new screen pending \
    until it is pushed
    """)
  func push() throws {
    host.window.rootViewController = try handler.controllerFactory.createLayout(
      .node("Stack", "s1", [.component("c1")]))
    let still: JSON = ["animations": ["push": ["enabled": false]]]
    try handler.push("c1", commandId: "1", layout: .node("Component", "c2", options: still), promise("push"))
    #expect(layouts.calls == ["add c2", "find c1", "remove c2"])
    #expect(host.window.rootViewController?.children.map(\.componentId) == ["c1", "c2"])
    #expect(settler.words == ["push ok c2"])
  }

  @Test("The commands handler routes modals and overlays to their managers, and a push to its stack")
  func coordinates() throws {
    host.window.rootViewController = try handler.controllerFactory.createLayout(
      .node("Stack", "s1", [.component("c1")]))
    let still: JSON = ["animations": ["push": ["enabled": false]]]
    try handler.showModal(.component("m1"), commandId: "1", promise("showModal"))
    try handler.showOverlay(.component("o1"), commandId: "2", promise("showOverlay"))
    try handler.push("c1", commandId: "3", layout: .node("Component", "c2", options: still), promise("push"))
    #expect(modals.shown.map(\.componentId) == ["m1"])
    #expect(overlays.calls == ["show o1"])
    #expect(host.window.rootViewController?.children.map(\.componentId) == ["c1", "c2"])
    #expect(settler.words == ["showModal ok m1", "showOverlay ok o1", "push ok c2"])
  }

  @Test(
    """
    The commands handler keeps a screen pending until it has rendered and is pushed, and no longer finds it after \
    its pop
    """)
  func life() throws {
    host.window.rootViewController = try handler.controllerFactory.createLayout(
      .node("Stack", "s1", [.component("c1")]))
    let wait: JSON = ["animations": ["push": ["enabled": false, "waitForRender": true], "pop": ["enabled": false]]]
    #expect(layouts.findComponentForId("c2") == nil)
    try handler.push("c1", commandId: "1", layout: .node("Component", "c2", options: wait), promise("push"))
    let made = try #require(layouts.findComponentForId("c2") as? RNNComponentViewController)
    #expect(layouts.isPending(made) && made.parent == nil && settler.words == [])
    #expect(handler.rendering.values.joined().map(\.componentId) == ["c2"])
    made.reactView?.surfaceDidMount()
    #expect(!layouts.isPending(made) && made.parent === host.window.rootViewController)
    #expect(layouts.findComponentForId("c2") === made && handler.rendering.isEmpty)
    try handler.pop("c2", commandId: "2", mergeOptions: JSON.null.value, promise("pop"))
    #expect(layouts.findComponentForId("c2") == nil)
    #expect(settler.words == ["push ok c2", "pop ok c2"])
  }

  @Test("The commands handler rethrows an exception of the factory, and shows nothing")
  func factoryFails() {
    let real = handler.controllerFactory
    let factory = Factory(
      host: host, creator: RNNReactRootViewCreator(host: host, architecture: .bridge),
      eventEmitter: handler.eventEmitter, registry: real.registry, externalComponents: real.externalComponents,
      index: LayoutIndex())
    let failing = RNNCommandsHandler(
      host: host, architecture: .bridge, layoutManager: layouts, controllerFactory: factory,
      componentRegistry: handler.componentRegistry, modalManager: modals, overlayManager: overlays,
      setRootAnimator: handler.setRootAnimator, eventEmitter: handler.eventEmitter)
    #expect(throws: NativeException.unknownControllerType("double")) {
      try failing.showModal(.component("m1"), commandId: "1", promise("showModal"))
    }
    #expect(modals.shown.isEmpty && layouts.calls.isEmpty)
  }
}
