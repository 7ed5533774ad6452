public import HeadlessUIKit
public import NavbridgeRuntime
internal import NavbridgeVocabulary
public import NavbridgeWire

/// The configuration of a native side, as the command line of `native-side` sets it.
public struct NativeSideConfiguration: Sendable {
  /// Whether the device's time jumps when nothing is left to do, or passes as real time does.
  public var clock = ClockKind.virtual
  /// The start time of a virtual clock, in milliseconds since 1970. Nil for the current time.
  public var epochTime: Int64?
  /// The link with which the system starts the app. Nil for a start by the app's icon.
  public var url: String?
  /// The library that parses messages.
  public var jsonParser = JSONParser.standard
  /// The size limit of a received message, in bytes.
  public var messageLimit = 64 << 20
  /// The limit of the bytes that wait to be sent to a peer that does not read.
  public var queuedLimit = 64 << 20
  /// The limit of the bytes that are kept for all peers together: incomplete messages, requests that wait, unsent
  /// answers.
  public var totalLimit = 256 << 20
  /// The time that a command waits for a surface to mount, in milliseconds: of the device's clock if the script shares
  /// it, otherwise of real time.
  public var renderTimeout: Int64 = 10_000
  /// The time that a virtual clock waits for a mount that no command awaits, in milliseconds of real time. It applies
  /// to scripts that do not share the clock.
  public var mountTimeout: Int64 = 2_000
  /// True when commands that never settle on iOS stay pending here too (protocol §6).
  public var faithfulHangs = false
  /// True when commands are refused if iOS would ignore some of their options: unknown ones, and values of a wrong
  /// type.
  public var strict = false
  /// True when the module that measures round trips is offered.
  public var benchmarkModule = false
  /// True when the process ends where iOS throws. Otherwise the command is rejected (protocol §6, §10).
  public var faithfulCrashes = false
  /// True if the app runs on in the background, as on a simulator. A phone suspends it there after 5 s.
  public var runsInBackground = false
  /// The minor number of the version 4 of react-native-screens that is taken where the app's components do not show it. Nil for
  /// the newest one.
  public var screensVersion: Int?
  /// The model of the device, with its version of iOS.
  public var device = Device.iPhone16ProMax
  /// False when the system removes animations from the beginning; a driver may switch them.
  public var animations = true
  /// The variants of UIKit that are taken at every occasion.
  public var uikitVariants: Set<UIKitVariant> = []
  /// The order in which a reload destroys modules, emitter and surfaces.
  public var teardownOrder = TeardownOrder.modulesEmitterSurfaces
  /// The words of the app's command line, of which `getLaunchArgs` has those of `userDefaults` after them.
  public var launchArguments: [String] = []
  /// The arguments with which the app is launched by name, `-KEY VALUE` on a phone: they are the first of the user defaults.
  public var userDefaults: [(key: String, value: String)] = []
  /// The language and the region of the device.
  public var locale = "en_US"
  /// The sink of log lines for a person: refused peers, closed connections. It may be called on any thread.
  public var log: @Sendable (String) -> Void = { _ in }

  /// Called on the main thread with a sentence for each invariant of the native side that does not hold. The invariants are
  /// checked, which takes time, while it is set.
  package var onBrokenInvariant: (@Sendable (String) -> Void)?
  /// Called on the main thread with each report of a wait that never ends: `DEADLOCK`, `HANG` or `NEVER_SETTLES`, and a sentence.
  package var onEndlessWait: (@Sendable (_ code: String, _ sentence: String) -> Void)?

  /// The result of `getLaunchArgs`.
  package var allLaunchArguments: [String] {
    launchArguments + userDefaults.flatMap { ["-\($0.key)", $0.value] }
  }

  /// The settings of designs, by their types.
  private var settings: [ObjectIdentifier: any DesignSettings] = [:]

  /// The configuration of an iPhone 16 Pro Max with a virtual clock, and with nothing of an app's own.
  public init() {}

  /// The settings of a design. They have their default values until they are set.
  package subscript<Settings: DesignSettings>(type: Settings.Type) -> Settings {
    get { settings[ObjectIdentifier(type)] as? Settings ?? Settings() }
    set { settings[ObjectIdentifier(type)] = newValue }
  }
}

/// The settings of a design that are unknown to the kernel.
package protocol DesignSettings: Sendable {
  init()
}

/// The phone or tablet that is emulated: a model from the table of devices, and its system.
public struct Device: Sendable {
  /// The model, with its screen's sizes.
  public let model: UIDevice
  /// The version of iOS that scripts read. It changes nothing else; `design` has the look.
  public let systemVersion: String
  /// The design of the bars.
  public let design: UISystemDesign

  /// A model with a version of iOS, and with the bars of that version.
  public init(_ model: UIDevice, systemVersion: String = "18.5", design: UISystemDesign = .iOS18) {
    self.model = model
    self.systemVersion = systemVersion
    self.design = design
  }

  /// Makes a device by the name of its model, which may end in the system, such as `iPhone 16, iOS 26`. Returns nil
  /// for a name that is not in the table, for another system than iOS 18 and 26, and for an iPad with iOS 26, whose
  /// measures nobody has published.
  public init?(named name: String) {
    let words = name.split { $0 == " " || $0 == "," || $0 == "(" || $0 == ")" }
    guard words.count > 2, words[words.count - 2].lowercased() == "ios" else {
      guard let model = UIDevice.named(name) else { return nil }
      self.init(model)
      return
    }
    guard let design = Int(words[words.count - 1]).flatMap(UISystemDesign.init(rawValue:)),
      let model = UIDevice.named(words.dropLast(2).joined(separator: " ")),
      design == .iOS18 || model.userInterfaceIdiom == .phone
    else { return nil }
    self.init(model, systemVersion: design == .iOS26 ? "26.1" : "18.5", design: design)
  }

  /// The names of all models, in the order of the table.
  public static let names = UIDevice.all.map(\.name)

  /// The default device (protocol §10, 'default device').
  public static let iPhone16ProMax = Device(.iPhone16ProMax)
}
