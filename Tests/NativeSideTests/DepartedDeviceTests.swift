import HeadlessUIKit
import NavbridgeRuntime
import NavbridgeVocabulary
import NavbridgeWire
import Testing

@testable import NativeSide
@testable import NavbridgeKernel
@testable import NavbridgeReactNativeNavigation

/// A test in Swift may hold a view controller for longer than the device that made it.
@Suite("Controllers that outlive their device", .timeLimit(.minutes(20)))
struct DepartedDeviceTests {
  @MainQueue
  private final class Kept {
    weak var host: NativeHost?
    let root: UITabBarController

    init?(_ host: NativeHost) {
      guard let root = host.window.rootViewController as? UITabBarController else { return nil }
      (self.host, self.root) = (host, root)
    }

    var stack: UINavigationController? { root.viewControllers.first as? UINavigationController }
    var screen: UIViewController? { stack?.viewControllers.first }
  }

  private static let options: JSON = [
    "topBar": [
      "title": ["text": "Home", "component": ["name": "Title", "id": "Title", "componentId": "Title"]],
      "background": ["component": ["name": "Back", "id": "Back", "componentId": "Back"]],
      "rightButtons": [
        ["id": "save", "text": "Save"],
        ["id": "own", "component": ["name": "Own", "id": "Own", "componentId": "Own"]],
      ],
      "searchBar": ["visible": true],
    ],
    "bottomTab": ["text": "Home", "badge": "1"], "layout": ["backgroundColor": 1],
  ]

  private static let layout: JSON = [
    "root": .node(
      "BottomTabs", "tabs",
      [.node("Stack", "stack", [.node("Component", "home", options: options)]), .component("other")],
      options: ["animations": ["setRoot": ["waitForRender": false]]])
  ]

  @ScriptThread
  private static func showRoot(_ client: RPCClient) async throws {
    let script: JSON = ["protocolVersion": 1, "role": "script", "architecture": "turbo"]
    try await client.request("initialize", script)
    try await client.request("RNNTurboModule.setRoot", ["setRoot1", layout])
  }

  private static func outlive() async throws -> Kept {
    let native = await NativeSide.start(NativeSideConfiguration())
    try await Task(executorPreference: ScriptThread.executor) { try await showRoot(native.client()) }.value
    let kept = try #require(await Kept(native.host))
    await withCheckedContinuation { stopped in native.stop { stopped.resume() } }
    return kept
  }

  @Test("Controllers that outlive their device show, hide, push, pop, switch tabs and merge options, and send nothing")
  func life() async throws {
    let kept = try await Self.outlive()
    // An item of a queue is released after it has run. The suite's time limit ends this wait.
    while await kept.host != nil { await Task.yield() }
    try await Self.use(kept)
  }

  @MainQueue
  private static func use(_ kept: Kept) throws {
    let (stack, screen) = (try #require(kept.stack), try #require(kept.screen))
    screen.beginAppearanceTransition(false, animated: false)
    screen.endAppearanceTransition()
    for item in screen.navigationItem.rightBarButtonItems { item.action?() }
    let pushed = UIViewController()
    stack.pushViewController(pushed, animated: false)
    #expect(stack.topViewController === pushed)
    stack.popViewController(animated: true)
    kept.root.selectedIndex = 1
    screen.view.layoutIfNeeded()
    #expect(kept.root.selectedViewController is RNNComponentViewController)
    let layout = try #require(screen as? any RNNLayoutProtocol)
    let other: JSON = [
      "topBar": ["title": ["component": ["name": "New", "id": "New", "componentId": "New"]], "visible": false],
      "bottomTab": ["badge": "2"],
    ]
    layout.mergeOptions(RNNNavigationOptions(other.value))
  }
}
