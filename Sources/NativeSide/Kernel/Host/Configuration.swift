public import Shared

/// How a native side is set up: what the command line of `native-side` says.
public struct Configuration: Sendable {
  public var clock = ClockKind.virtual
  /// Milliseconds since 1970 at which a virtual clock starts; nil: the wall's time.
  public var epochTime: Int64?
  /// The library that reads messages.
  public var jsonParser = JSONParser.standard
  /// The longest message that is read, in bytes.
  public var messageLimit = 64 << 20
  /// What may wait for a peer that does not read, in bytes.
  public var queuedLimit = 64 << 20
  /// Real milliseconds that a command waits for a surface to mount.
  public var renderTimeout: Int64 = 10_000
  /// Real milliseconds for which a virtual clock waits for a mount that no command awaits, of a script that does not share
  /// the clock.
  public var mountTimeout: Int64 = 2_000
  /// Whether what never settles on iOS stays pending here too (protocol §6).
  public var faithfulHangs = false
  /// Whether commands are refused whose options iOS would ignore: unknown ones, and values of a wrong type.
  public var strict = false
  /// Whether the module that measures the way there and back is offered.
  public var benchmarkModule = false
  /// Whether the process ends where iOS throws, instead of rejecting the command (protocol §6, §10).
  public var faithfulCrashes = false
  public var device = Device.iPhone16ProMax
  /// What `getLaunchArgs` answers.
  public var launchArguments: [String] = []
  /// Where lines for a person go: refused peers, closed connections. Any thread.
  public var log: @Sendable (String) -> Void = { _ in }

  /// Settings of designs, by their types.
  private var settings: [ObjectIdentifier: any DesignSettings] = [:]

  public init() {}

  /// What a design is told besides: its defaults until they are set.
  subscript<Settings: DesignSettings>(type: Settings.Type) -> Settings {
    get { settings[ObjectIdentifier(type)] as? Settings ?? Settings() }
    set { settings[ObjectIdentifier(type)] = newValue }
  }
}

/// How a design is set up, besides what the kernel knows of.
protocol DesignSettings: Sendable {
  init()
}
