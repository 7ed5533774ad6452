import NativeSide
import NavbridgeCoordinatorRouter
import NavbridgeDriver
import NavbridgeKernel
import NavbridgeLauncher
import NavbridgeNavigation
import NavbridgeReactNativeNavigation
import NavbridgeRuntime
import NavbridgeVocabulary
import NavbridgeWire
import ScriptSide
import Testing

/// The fixture of a test: a native side at some depth, a driver, and scripts.
@ScriptThread
final class World {
  /// The settings of the native side of a test, at every depth.
  struct Options: Sendable {
    /// The limit in real time. A machine that runs other tests may be slow, so only tests of the limit, which set it,
    /// ever reach it.
    var renderTimeout: Int64 = 600_000
    /// A limit as long, for the same reason.
    var mountTimeout: Int64 = 600_000
    var faithfulHangs = false
    var realClock = false
    var strict = false
    var launchStoryboard: String?
    /// The name of a device; nil for the default device.
    var device: String?
    /// A change of the configuration, only in process and over a pipe.
    var change: @Sendable (inout NativeSideConfiguration) -> Void = { _ in }
    /// Descriptions of native screens in JSON, by name.
    var externalComponents: [String: String] = [:]
    /// Native modules of the app in JSON.
    var nativeModules: String?
    /// A routes file in JSON, which selects the design of a router of coordinators.
    var routes: String?
    /// The design, if there is no routes file.
    var otherDesign = DesignName.reactNativeNavigation

    var design: DesignName { routes == nil ? otherDesign : .coordinatorRouter }

    func configuration() throws -> NativeSideConfiguration {
      var configuration = NativeSideConfiguration()
      configuration.renderTimeout = renderTimeout
      configuration.mountTimeout = mountTimeout
      configuration.faithfulHangs = faithfulHangs
      configuration.strict = strict
      configuration.clock = realClock ? .real : .virtual
      configuration.launchArguments = ["native-side"]
      configuration.launchStoryboard = launchStoryboard
      if let device { configuration.device = Device(named: device)! }
      for (name, description) in externalComponents {
        configuration.registerExternalComponent(name, callback: try ExternalScreen(json: description).creator)
      }
      for module in try nativeModules.map(NativeModuleDescription.read(json:)) ?? [] { configuration.register(module) }
      if let routes { configuration.run(try RoutesFile(json: routes)) }
      change(&configuration)
      return configuration
    }

    var arguments: [String] {
      [
        "--render-timeout", "\(renderTimeout)", "--mount-timeout", "\(mountTimeout)", "--clock",
        realClock ? "real" : "virtual",
      ]
        + (faithfulHangs ? ["--faithful-hangs"] : [])
        + (strict ? ["--strict"] : [])
        + (launchStoryboard.map { ["--launch-storyboard", $0] } ?? [])
        + (device.map { ["--device", $0] } ?? [])
        + (nativeModules.map { ["--native-modules=\($0)"] } ?? [])
        + (otherDesign == .reactNativeNavigation ? [] : ["--design", otherDesign.rawValue])
    }
  }

  let setup: Setup
  /// The path that the native side listens on; nil in process.
  let path: String?
  private let connect: @ScriptThread () throws -> RPCClient
  private(set) var driver: Driver!
  private var scripts: [Script] = []

  private init(_ setup: Setup, _ path: String?, connect: @escaping @ScriptThread () throws -> RPCClient) {
    self.setup = setup
    self.path = path
    self.connect = connect
  }

  /// Runs `body` in a fresh world and ends the world.
  nonisolated static func run(
    _ setup: Setup, _ options: Options = Options(),
    _ body: @escaping @ScriptThread @Sendable (World) async throws -> Void
  ) async throws {
    switch setup.depth {
    case .inProcess:
      let configuration = try options.configuration()
      let native = await NativeSide.start(configuration, design: options.design)
      try await perform(setup, nil, body) {
        native.client()
      }
      native.stop()
    case .pipe:
      let configuration = try options.configuration()
      let native = await NativeSide.start(configuration, design: options.design)
      let path = try PipePath.fresh()
      native.listen(try PipeListener(path, loop: Runtime.live.bridge.eventLoop, queuedLimit: 64 << 20)) { _ in }
      try await perform(setup, path.path, body) { try RPCClient.connect(to: path.path) }
      native.stop()
    case .process:
      let files = try TemporaryFiles(options.externalComponents)
      let routes = try TemporaryFiles(options.routes.map { ["routes.json": $0] } ?? [:])
      defer {
        files.remove()
        routes.remove()
      }
      let screens = files.paths.flatMap { ["--external-component", "\($0.key)=\($0.value)"] }
      let app = routes.paths.values.flatMap { ["--design", options.design.rawValue, "--routes", $0] }
      try await NativeSideProcess.run(options.arguments + screens + app) { path, _ in
        try await perform(setup, path, body) { try RPCClient.connect(to: path) }
      }
    }
  }

  /// Runs `body` in a fresh world with one script, which has set the root if there is one.
  nonisolated static func app(
    _ setup: Setup, _ options: Options = Options(), root: Layout? = nil,
    _ body: @escaping @ScriptThread @Sendable (World, Script, Navigation) async throws -> Void
  ) async throws {
    try await run(setup, options) { world in
      let script = try await world.script()
      if let root { try await script.navigation.setRoot(root) }
      try await body(world, script, script.navigation)
    }
  }

  private nonisolated static func perform(
    _ setup: Setup, _ path: String?, _ body: @escaping @ScriptThread @Sendable (World) async throws -> Void,
    connect: @escaping @ScriptThread @Sendable () throws -> RPCClient
  ) async throws {
    try await withTaskExecutorPreference(ScriptThread.executor) {
      try await inside(setup, path, body, connect)
    }
  }

  private static func inside(
    _ setup: Setup, _ path: String?, _ body: @ScriptThread @Sendable (World) async throws -> Void,
    _ connect: @escaping @ScriptThread @Sendable () throws -> RPCClient
  ) async throws {
    let world = World(setup, path, connect: connect)
    world.driver = try await Driver.start(connect())
    defer { world.close() }
    try await body(world)
  }

  /// Returns a script on a separate connection, after its `initialize`. It has the world's architecture unless another
  /// is given.
  func script(
    _ architecture: Architecture? = nil, _ change: (inout Navigation.Settings) -> Void = { _ in }
  ) async throws -> Script {
    var settings = Navigation.Settings(architecture ?? setup.architecture)
    change(&settings)
    let script = try await Script.start(connect(), settings)
    scripts.append(script)
    return script
  }

  /// Returns a connection that has sent nothing.
  func rawConnection() throws -> RPCClient { try connect() }

  /// Waits until the device is idle and all messages sent before have arrived.
  func settle() async throws {
    // Connections are not ordered among each other. When this request is answered, the scripts' messages that were sent
    // before are read.
    _ = try await driver.stats()
    // The limit is in real time, and a busy machine may be slow.
    try await driver.waitForIdle(timeout: 60_000)
    // When this request is answered, the messages for the scripts have arrived.
    _ = try await driver.stats()
  }

  /// Polls the device until its stats, or messages that arrived meanwhile, fulfil a condition; for a minute at most.
  func until(
    _ what: String, sourceLocation: SourceLocation = #_sourceLocation, _ isSo: (_ stats: JSON) -> Bool
  ) async throws {
    let deadline = MonotonicTime.now + 60_000_000_000
    while MonotonicTime.now < deadline {
      if isSo(try await driver.stats().json) { return }
    }
    Issue.record("Timed out after a minute; expected: \(what).", sourceLocation: sourceLocation)
  }

  func until(
    _ what: String, sourceLocation: SourceLocation = #_sourceLocation, _ isSo: () -> Bool
  ) async throws {
    try await until(what, sourceLocation: sourceLocation) { _ in isSo() }
  }

  /// Settles, and also waits until the messages that a script sent before are handled and the script has received the
  /// results. Commands without an answer, and events, travel on the script's own connection.
  func settle(with script: Navigation) async throws {
    _ = try await script.getLaunchArgs()
    try await settle()
    _ = try await script.getLaunchArgs()
  }

  private func close() {
    for script in scripts { script.navigation.close() }
    driver.close()
  }
}
