import HeadlessUIKit
import NavbridgeRuntime
import NavbridgeVocabulary
import NavbridgeWire
import Testing

@testable import NativeSide
@testable import NavbridgeKernel

@Suite("The invariants of a native side", .timeLimit(.minutes(20)))
struct InvariantWatchTests {
  /// A design that names its root by an id, and finds nothing by it.
  @MainQueue
  private final class ForgetfulDesign: NavigationDesign {
    nonisolated static let description = DesignDescription(name: "forgetful")
    private unowned let host: NativeHost

    init(host: NativeHost) { self.host = host }
    nonisolated static func modules(_ architecture: Architecture) -> [ModuleImplementation] { [] }
    func scriptWillBegin(_ session: ScriptSession) { host.window.rootViewController = UIViewController() }
    func componentId(of controller: UIViewController) -> String? { "root" }
    func brokenInvariants(isAtRest: Bool) -> [String] { isAtRest ? ["The design is at rest."] : [] }
  }

  /// A design whose root presents a sheet, over which a full-screen modal lies.
  @MainQueue
  private final class CoveredDesign: NavigationDesign {
    nonisolated static let description = DesignDescription(name: "covered")
    private unowned let host: NativeHost

    private let (root, sheet, modal) = (UIViewController(), UIViewController(), UIViewController())

    init(host: NativeHost) { self.host = host }
    nonisolated static func modules(_ architecture: Architecture) -> [ModuleImplementation] { [] }

    func scriptWillBegin(_ session: ScriptSession) {
      modal.modalPresentationStyle = .fullScreen
      host.window.rootViewController = root
      // The root is in the window when it has appeared.
      host.application.async { [root, sheet, modal] in
        root.present(sheet, animated: false) { sheet.present(modal, animated: false) }
      }
    }

    func brokenInvariants(isAtRest: Bool) -> [String] {
      isAtRest && modal.presentationController?.hasTakenPresenterAway == true ? ["The sheet is taken away."] : []
    }

    func scriptDidEnd() { root.dismiss(animated: false) }
  }

  /// The sentences of the invariants that did not hold while a script began and ended.
  private static func broken(_ design: any NavigationDesign.Type) async -> [String] {
    let broken = Guarded<[String]>([])
    var configuration = NativeSideConfiguration()
    configuration.onBrokenInvariant = { sentence in broken.withLock { $0.append(sentence) } }
    let native = await withCheckedContinuation { started in
      Runtime.current.main.jobs.asyncMain { [configuration] in
        started.resume(returning: NativeSide(configuration, design: design))
      }
    }
    await Task(executorPreference: ScriptThread.executor) {
      await introduce(native.client())
    }.value
    await withCheckedContinuation { stopped in native.stop { stopped.resume() } }
    return broken.withLock { $0 }
  }

  @ScriptThread
  private static func introduce(_ client: RPCClient) async {
    _ = try? await client.request("initialize", ["protocolVersion": 1, "role": "script", "architecture": "turbo"])
    _ = try? await client.request("device/waitForIdle")
  }

  @Test("A controller that is not found by its id breaks an invariant, and a part adds its own")
  func found() async {
    let broken = await Self.broken(ForgetfulDesign.self)
    #expect(broken.contains("UIViewController 'root' is in a window and is not found by its id."))
    #expect(broken.contains("The snapshot has 'root', which is not found by its id."))
    #expect(broken.contains("The design is at rest."))
  }

  @Test("A root below a sheet that a full-screen modal covers is out of sight, and has not disappeared")
  func covered() async { #expect(await Set(Self.broken(CoveredDesign.self)) == ["The sheet is taken away."]) }

  @Test("A design without a fault breaks none")
  func none() async { #expect(await Self.broken(PlainDesign.self) == []) }
}
