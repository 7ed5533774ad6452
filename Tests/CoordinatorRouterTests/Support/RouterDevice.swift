import HeadlessUIKit
import NavbridgeRuntime
import NavbridgeTestSupport
import NavbridgeVocabulary
import NavbridgeWire
import Testing

@testable import NavbridgeCoordinatorRouter
@testable import NavbridgeKernel

/// A device with the design of a router of coordinators, without a script, on a virtual clock that the test moves.
@MainQueue
final class RouterDevice: VirtualDevice {
  let host: NativeHost
  let clock: VirtualClock
  let queue: SerialQueue
  /// The changes that the router has reported, oldest first.
  private(set) var changes: [RouterChange] = []
  /// The keys of the modals that a user could not swipe down.
  private(set) var attempts: [String] = []
  /// The records of the trace, if the test has asked for kinds.
  private(set) var records: [TraceRecord] = []

  /// The hosts are kept until the process ends: their queued work may run after the test.
  private static var kept: [NativeHost] = []

  /// Returns a device that has started.
  static func started(
    _ app: RouterApp = .betting, coordinators: [String: NavigationCoordinator.Type] = [:],
    tracing kinds: Set<TraceRecord.Kind> = []
  ) async throws -> RouterDevice {
    let device = try RouterDevice(app, coordinators, kinds)
    await device.settle()
    device.changes.removeAll()
    device.records.removeAll()
    return device
  }

  init(
    _ app: RouterApp, _ coordinators: [String: NavigationCoordinator.Type] = [:], _ kinds: Set<TraceRecord.Kind> = []
  ) throws {
    var configuration = NativeSideConfiguration()
    configuration.routerApp = app
    for (name, type) in SampleCoordinators.all.merging(coordinators, uniquingKeysWith: { $1 }) {
      configuration.registerCoordinator(type, named: name)
    }
    queue = SerialQueue(label: "device", target: MainQueue.executor.target)
    host = NativeHost(
      configuration: configuration, design: CoordinatorRouter.self, queue: queue,
      published: PublishedState(PublishedState.Values()))
    clock = try #require(host.clock as? VirtualClock)
    Self.kept.append(host)
    router.observer = self
    guard !kinds.isEmpty else { return }
    let trace = host.makeTrace { [unowned self] in records.append($0) }
    trace.kinds = kinds
    host.trace = trace
  }

  var router: NativeAppRouter { (host.design as! CoordinatorRouter).router }
  var appView: NativeAppView { (host.design as! CoordinatorRouter).appView }

  /// The invariants hold when nothing is left to do.
  func didSettle(sourceLocation: SourceLocation) {
    if !router.tabs.isEmpty { #expect(router.violations == [], sourceLocation: sourceLocation) }
  }

  // MARK: - Actions

  /// Performs actions one after the other, and returns the result of the last one.
  @discardableResult
  func perform(
    _ actions: NavigationAction..., origin: ActionOrigin = .native, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws -> ActionResult {
    var results: [ActionResult] = []
    for action in actions {
      router.perform(action: action, origin: origin) { results.append($0) }
      await settle(sourceLocation: sourceLocation)
    }
    #expect(results.count == actions.count, "each action is answered once", sourceLocation: sourceLocation)
    return try #require(results.last, sourceLocation: sourceLocation)
  }

  func forgetChanges() { changes.removeAll() }

  /// The state in short: `*home[Home A] sports[Sports] m[Login]`.
  var text: String { router.state.text }

  /// The current coordinator.
  var current: NavigationCoordinator { router.currentCoordinator! }

  /// The running coordinator with a name, the youngest if there are several.
  func coordinator(_ name: String) throws -> NavigationCoordinator {
    try #require(router.coordinators.last { $0.route.name == name })
  }

  var finger: Finger { Finger(host) }
}

extension RouterDevice: RouterObserver {
  func router(_ router: NativeAppRouter, didSettle change: RouterChange) {
    changes.append(change)
    appView.router(router, didSettle: change)
  }

  func router(_ router: NativeAppRouter, didAttemptToDismiss key: String) { attempts.append(key) }
}

extension RouterState {
  /// The state in short: `*home[Home A] sports[Sports] m[Login] <left`.
  var text: String {
    func names(_ chain: [Screen]) -> String {
      "[\(chain.map { $0.route.name + ($0.views > 1 ? "*\($0.views)" : "") }.joined(separator: " "))]"
    }
    var parts = tabs.enumerated().map { (selected == $0 ? "*" : "") + $1.name + names($1.chain) }
    parts += modals.map { "m" + names($0.chain) }
    if let drawer { parts.append(drawer == .left ? "<left" : "right>") }
    return parts.joined(separator: " ")
  }
}
