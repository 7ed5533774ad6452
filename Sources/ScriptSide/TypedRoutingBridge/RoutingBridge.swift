public import NavbridgeRuntime
public import NavbridgeTypedRouting
public import NavbridgeWire
public import ScriptSide

/// Shows a tree of routers on the native side (typed-routing §12).
///
/// The routers' state changes at once. At the end of the tick the bridge compares it with the native layout, and sends the
/// commands that make them equal. What people do on the device is written back into the routers' state. If a command is
/// rejected, the native layout is read, and the routers take it over.
///
///     let bridge = try await RoutingBridge.connect(to: path, .init(.turbo))
///     let home = bridge.setRoot(RoutingView(destination: HomeRoute.self, root: .list))
///     home.router.push(HomeRoute.item(1))
@ScriptThread
public final class RoutingBridge {
  /// The connection that carries the commands. The app may use it, too, except for commands on layouts of the bridge.
  public let navigation: Navigation
  /// The router at the top.
  public let router: Router
  /// The container that is shown.
  public private(set) var root: MountedContainer?
  /// Called with the refusal of each command. The routers take over the native layout afterwards.
  public var onRejection: ((RPCError) -> Void)?

  var schedule = CommandSchedule<NativeSubject, RoutingCommand>()
  /// The native stacks by their ids, and those of each container by its number.
  var stacks: [String: NativeStack] = [:]
  var stacksOf: [Int: [NativeStack]] = [:]
  var tabs: [String: NativeTabs] = [:]
  var tabsOf: [Int: NativeTabs] = [:]
  /// The modals, the lowest first, once all commands that were given have been carried out.
  var modals: [NativeModal] = []
  /// Modals that are not wanted any more, and that the native side may show nevertheless.
  var stranded: [NativeModal] = []
  /// How often each container has been shown as a modal, by the container's number.
  var showings: [Int: Int] = [:]
  /// The screens by their component ids, until they have disappeared.
  var screens: [String: MountedScreen] = [:]
  /// The routes by the component ids of their screens. They stay on this side.
  var routes: [String: AnyRoute] = [:]
  /// The React roots that run, by their tags.
  var surfaces: [Int: ScreenSurface] = [:]
  /// True while a script context runs.
  var isRunning = false
  /// True if the native side has been sent the root.
  var isRootSent = false
  /// True if the native layout may differ from what the commands should have made of it.
  var isInDoubt = false
  var isReading = false
  /// True if a command was sent while the native layout is being read, which may not show its effect.
  var hasSentSinceReading = false
  /// True while the routers take over the native layout.
  var isTakingOver = false
  /// The number of times in a row that the native side had to be read because of refusals.
  var refusals = 0
  var waiting: [AwaitedAnswer<Void>] = []

  /// Connects to the native side at a path, begins a script context, and makes a bridge with a new tree of routers. Drivers
  /// can read the content of its screens and tap their links.
  public static func connect(
    to path: String, _ settings: Navigation.Settings, configuration: Configuration = .default
  ) async throws -> RoutingBridge {
    var settings = settings
    settings.answersTouches = true
    return try await start(Navigation.connect(to: path, settings), configuration: configuration)
  }

  /// Makes a bridge with a new tree of routers on a connection. Keep it for as long as the tree is shown. Drivers can read
  /// and tap its content if the connection was made with `Navigation.Settings.answersTouches`.
  ///
  /// - Throws: the connection's loss.
  public static func start(
    _ navigation: Navigation, configuration: Configuration = .default
  ) async throws(RPCError) -> RoutingBridge {
    let bridge = RoutingBridge(navigation, configuration)
    try await bridge.readSizeClass()
    bridge.begin()
    return bridge
  }

  private init(_ navigation: Navigation, _ configuration: Configuration) {
    self.navigation = navigation
    router = Router(configuration: configuration)
    router.tree.renderer = self
    if navigation.settings.sharedClock { router.tree.now = { [navigation] in navigation.now } }
    navigation.add(observer: self)
  }

  /// Mounts a container below the router at the top, and shows it as the root of the window. The former root ends.
  @discardableResult
  public func setRoot<Container: RoutingContainer>(_ container: Container) -> Container.Mounted {
    root?.unmount()
    root = nil
    let mounted = container.mount(in: router)
    root = mounted
    isRootSent = false
    return mounted
  }

  /// Ends the tree: its routers are released. The native side keeps its last layout.
  public func close() {
    root?.unmount()
    root = nil
    navigation.remove(observer: self)
    end()
  }

  /// Waits until the native side has carried out all changes of the routers' state up to now. It returns at once when the
  /// connection has been lost.
  public func settled() async {
    router.tree.render()
    guard isRunning, !isSettled else { return }
    await AwaitedAnswer<Void>.value(whenCancelled: {}) { waiting.append($0) }
  }

  /// Waits as `settled()` does, after the native layout has been read. Everything that people have done up to now is then
  /// in the routers' state, even if the events of it are still on their way.
  public func synchronized() async {
    read()
    await settled()
  }

  var isSettled: Bool { schedule.isEmpty && !isInDoubt && !isReading }

  func wakeIfSettled() {
    guard isSettled || !isRunning else { return }
    let woken = waiting
    waiting = []
    for answer in woken { answer.settle(()) }
  }
}
