import NativeSide
import NavbridgeCoordinatorRouter
import NavbridgeKernel
import NavbridgeRuntime
import NavbridgeSimulation
import NavbridgeWire
import OrderedCollections

/// A device in a simulated world on the calling thread, which gets the lines of an input.
struct FuzzedDevice {
  private let input: DeviceInput
  private let configure: (@Sendable (inout NativeSideConfiguration) -> Void)?

  /// - Parameter configure: sets the device up; without it the design 'coordinator-router' runs an app of its own.
  init(_ input: DeviceInput, _ configure: (@Sendable (inout NativeSideConfiguration) -> Void)? = nil) {
    (self.input, self.configure) = (input, configure)
  }

  /// Sends the lines, and returns a sentence about a promise that is broken.
  func fault() -> String? {
    let scheduler = SimulationScheduler(input.seed.map { Decider(seed: $0, share: 200) } ?? Decider(.usual))
    return scheduler.withRuntime(atMost: FuzzedRun.stepLimit) {
      FuzzedRun(input: input, configure: configure, scheduler: scheduler, runtime: $0).fault()
    }
  }
}

/// A run of a device.
private struct FuzzedRun {
  /// The most steps of an input. A device that has not come to rest by then never will.
  static let stepLimit = 400_000
  /// The steps behind a line that does not rest.
  private static let shortStep = 20

  let input: DeviceInput
  let configure: (@Sendable (inout NativeSideConfiguration) -> Void)?
  let scheduler: SimulationScheduler
  let runtime: Runtime

  func fault() -> String? {
    let native = start()
    let session = onScript { [input, scheduler] in FuzzSession(native, scheduler.chunking, input) }
    rest()
    onScript { session.begin() }
    rest()
    for line in input.lines {
      onScript { session.perform(line) }
      if input.rests { rest() } else { _ = scheduler.run(atMost: Self.shortStep) }
    }
    rest()
    onScript { session.resume() }
    rest()
    let fault = isOver ? "The device has not come to rest." : onScript { session.faultAtRest() }
    native.stop()
    _ = scheduler.run(atMost: Self.stepLimit)
    return fault ?? onScript { session.faultAtEnd() }
  }

  private var isOver: Bool { scheduler.steps >= Self.stepLimit }

  private func rest() {
    if !isOver { _ = scheduler.run(atMost: Self.stepLimit - scheduler.steps) }
  }

  private func start() -> NativeSide {
    var configuration = NativeSideConfiguration()
    configuration.epochTime = 1_000_000_000_000
    configuration.strict = input.isStrict
    if let configure {
      configure(&configuration)
    } else if input.design == .coordinatorRouter {
      configuration.run(Self.routes)
    }
    let made = Guarded<NativeSide?>(nil)
    runtime.main.jobs.asyncMain { [configuration, runtime, design = input.design] in
      let native = NativeSide(configuration, design: design, runtime: runtime)
      made.withLock { $0 = native }
    }
    rest()
    return made.withLock { $0! }
  }

  /// Runs work on the script thread, and waits for it alone.
  private func onScript<Result: Sendable>(_ work: @escaping @ScriptThread @Sendable () -> Result) -> Result {
    let made = Guarded<Result?>(nil)
    runtime.script.jobs.asyncScript {
      let result = work()
      made.withLock { $0 = result }
    }
    _ = scheduler.run(atMost: Self.stepLimit) { made.withLock { $0 != nil } }
    return made.withLock { $0! }
  }

  /// The app of the design 'coordinator-router'.
  private static let routes: RoutesFile = {
    let text = #"""
      {"tabs": [{"name": "home", "root": "Home"}, {"name": "more", "root": "More"}],
       "screens": [{"name": "Login", "modal": true}, {"name": "Event", "native": "Event", "flag": "native"}],
       "flags": {"native": true},
       "links": {"schemes": ["demo"], "templates": [{"pattern": "bets/:id?tab#:section", "screen": "Event", "stack": "more"}]},
       "nativeScreens": {"Event": {"title": "Event $params.id", "texts": [{"text": "An event"}]}}}
      """#
    do { return try RoutesFile(json: text) } catch { fatalError("The routes of the fuzzed device: \(error)") }
  }()
}
