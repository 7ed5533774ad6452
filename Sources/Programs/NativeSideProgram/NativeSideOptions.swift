public import ArgumentParser
internal import HeadlessUIKit
package import NativeSide
import NavbridgeCoordinatorRouter
package import NavbridgeKernel
internal import NavbridgeReactNativeHost
internal import NavbridgeReactNativeNavigation
package import NavbridgeRuntime
internal import NavbridgeVocabulary
import NavbridgeWire

/// The options of the device and of iOS that `native-side` and `navbridge run` have in common.
package struct NativeSideOptions: ParsableArguments {
  @Option(
    help: """
      The device's time: virtual stands while something is left to do, and then jumps to the next moment that is due; real \
      passes as on a phone.
      """)
  package var clock = ClockKind.virtual

  @Option(
    name: .customLong("epoch-time"),
    help: "Milliseconds since 1970 at which a virtual clock starts. The current time by default.")
  var epochTime: Int64?

  @Option(help: "The link that opens the app: the app starts with it, as Linking.getInitialURL shows.")
  var url: String?

  @Option(
    help: """
      Milliseconds that a command waits for a component to render before it is rejected with NEVER_SETTLES: on the \
      device's clock where the script shares it, as one in JavaScript does, else in real time.
      """)
  var renderTimeout = NativeSideConfiguration().renderTimeout

  @Option(
    help: """
      Real milliseconds for which a virtual clock waits for the script to mount a surface that no command waits for. Then \
      the time goes on, and waits for no such surface until the script mounts one again. A script that shares the clock, as \
      one in JavaScript does, is not limited by it.
      """)
  var mountTimeout = NativeSideConfiguration().mountTimeout

  @Flag(help: "Leave commands pending that never settle on iOS, instead of rejecting them with NEVER_SETTLES.")
  var faithfulHangs = false

  @Flag(help: "End by SIGABRT where iOS throws an exception, instead of rejecting the command by its name.")
  package var faithfulCrashes = false

  @Flag(help: "Refuse commands with options that are unknown or of a wrong type, which iOS ignores.")
  var strict = false

  @Option(
    help: """
      The navigation design that modules and screens belong to. By default react-native with --main-component, and \
      react-native-navigation without it; navbridge takes react-native for a bundle without react-native-navigation, too.
      """)
  var design: DesignName?

  @Option(
    help: ArgumentHelp(
      "The component that an app without a navigation library shows. By default the only one that it registers.",
      valueName: "name"))
  var mainComponent: String?

  @Option(
    help: ArgumentHelp(
      "The tabs, screens, flags and links of an app of the design coordinator-router, as JSON.", valueName: "file"))
  var routes: RoutesOption?

  @Option(
    name: .customLong("external-component"),
    help: ArgumentHelp(
      "A native screen that layouts may name; FILE describes its content. May be repeated.", valueName: "name[=file]")
  )
  var externalComponents: [ExternalComponentOption] = []

  @Option(
    help: ArgumentHelp(
      """
      Native modules of the app that the native side runs, as JSON: their methods, queues, events and timers. May be \
      repeated; docs/native-modules.md has the form.
      """, valueName: "file"))
  var nativeModules: [NativeModulesOption] = []

  @Option(
    help: """
      Milliseconds of the device's clock beyond which a wait between the script's thread, the main queue, method queues and \
      locks is reported (LONG_WAIT). Circles, and waits that never end, are always reported.
      """)
  var waitBudget = NativeSideConfiguration().waitBudget

  @Flag(
    help: """
      Let the main queue run the script's code while it waits for the script, as React Native's flag \
      enableMainQueueCoordinatorOnIOS does.
      """)
  var mainQueueCoordinator = false

  @Flag(
    help: """
      Let the app run on in the background, as on a simulator. A phone suspends it there after 5 s, and its timers come when it \
      is in front again.
      """)
  var runsInBackground = false

  @Option(
    help: ArgumentHelp(
      """
      The version of react-native-screens of the app, such as 4.16, which counts where versions differ and the app's components \
      do not show it. By default the newest one.
      """, valueName: "version"))
  var screensVersion: ScreensVersionOption?

  @Option(help: ArgumentHelp("The model of phone or iPad that is emulated.", valueName: "name"))
  var device = DeviceOption(argument: Device.iPhone16ProMax.model.name)

  @Option(
    name: .customLong("uikit-variant"),
    help: """
      A variant of UIKit that is taken at every occasion; 'navbridge explain variants' describes them. May be repeated.
      """)
  var uikitVariants: [UIKitVariant] = []

  @Option(
    help: """
      The order in which a reload destroys the context's native modules, its emitter and its surfaces; 'any': a search of \
      schedules decides.
      """)
  var teardownOrder = TeardownOrder.modulesEmitterSurfaces

  @Flag(help: "Remove the system's animations: each takes no time.")
  var noAnimations = false

  @Option(
    name: .customLong("launch-storyboard"),
    help: "The launch screen that is shown until the first setRoot. Without a name there is none.")
  var launchStoryboard: String?

  @Option(
    name: .customLong("launch-argument"),
    help: ArgumentHelp(
      "An argument with which the app is launched, as Settings and getLaunchArgs show it. May be repeated.",
      valueName: "key=value"))
  var launchArguments: [String] = []

  @Option(help: ArgumentHelp("The language and the region of the device, such as de_DE.", valueName: "locale"))
  var locale = NativeSideConfiguration().locale

  @Option(help: "The longest message that the native side reads, in bytes.")
  var maxMessageBytes = NativeSideConfiguration().messageLimit

  @Option(help: "The bytes that may wait for a peer that does not read. Beyond them the peer is disconnected.")
  var maxQueuedBytes = NativeSideConfiguration().queuedLimit

  @Option(
    help: """
      The bytes that may be kept for all peers together: incomplete messages, requests that wait, unsent answers. Beyond \
      them the peer with the most is disconnected.
      """)
  var maxTotalBytes = NativeSideConfiguration().totalLimit

  package init() {}

  /// The times that JavaScript's dates can represent, in milliseconds since 1970.
  private static let times: ClosedRange<Int64> = -8_640_000_000_000_000...8_640_000_000_000_000

  package func validate() throws {
    guard (1...86_400_000).contains(renderTimeout) else {
      throw ValidationError("--render-timeout must be from 1 to 86400000 milliseconds.")
    }
    guard (1...86_400_000).contains(mountTimeout) else {
      throw ValidationError("--mount-timeout must be from 1 to 86400000 milliseconds.")
    }
    for (name, bytes, most) in [
      ("--max-message-bytes", maxMessageBytes, FrameDecoder.longestBody),
      ("--max-queued-bytes", maxQueuedBytes, 1 << 40),
      ("--max-total-bytes", maxTotalBytes, 1 << 40),
    ]
    where !(1...most).contains(bytes) {
      throw ValidationError("\(name) must be from 1 to \(most).")
    }
    for option in externalComponents { try option.validate() }
    for option in nativeModules { _ = try option.modules() }
    guard (1...86_400_000).contains(waitBudget) else {
      throw ValidationError("--wait-budget must be from 1 to 86400000 milliseconds.")
    }
    if let argument = launchArguments.first(where: { !$0.contains("=") || $0.hasPrefix("=") }) {
      throw ValidationError("--launch-argument '\(argument)': KEY=VALUE is expected.")
    }
    // A regular expression would load the engine for them into every native side.
    let parts = locale.split(omittingEmptySubsequences: false) { $0 == "_" || $0 == "-" }
    if !parts.allSatisfy({ (2...8).contains($0.count) && $0.allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) } })
    {
      throw ValidationError(
        "--locale '\(locale)': a language is expected, with or without a region, such as de or de_DE.")
    }
    if let routes {
      guard design == .coordinatorRouter else {
        throw ValidationError("--routes goes with --design coordinator-router.")
      }
      _ = try routes.routes()
    }
    _ = try device.device()
    if mainComponent != nil, let design, design != .reactNative {
      throw ValidationError("--main-component goes with --design react-native.")
    }
    guard let epochTime else { return }
    if clock == .real { throw ValidationError("--epoch-time goes with --clock virtual.") }
    if !Self.times.contains(epochTime) {
      throw ValidationError(
        "--epoch-time must be from \(Self.times.lowerBound) to \(Self.times.upperBound), the times of JavaScript's dates."
      )
    }
  }

  /// Applies these options to the configuration of a native side.
  package func apply(to configuration: inout NativeSideConfiguration) throws {
    configuration.clock = clock
    configuration.epochTime = epochTime
    configuration.url = url
    configuration.renderTimeout = renderTimeout
    configuration.mountTimeout = mountTimeout
    configuration.faithfulHangs = faithfulHangs
    configuration.faithfulCrashes = faithfulCrashes
    configuration.strict = strict
    for option in externalComponents {
      configuration.registerExternalComponent(option.name, callback: try option.creator())
    }
    for module in try nativeModules.flatMap({ try $0.modules() }) { configuration.register(module) }
    configuration.waitBudget = waitBudget
    configuration.mainQueueCoordinator = mainQueueCoordinator
    configuration.runsInBackground = runsInBackground
    configuration.screensVersion = screensVersion?.minor
    if let routes { configuration.run(try routes.routes()) }
    configuration.mainComponent = mainComponent
    configuration.device = try device.device()
    configuration.animations = !noAnimations
    configuration.uikitVariants = Set(uikitVariants)
    configuration.teardownOrder = teardownOrder
    configuration.launchStoryboard = launchStoryboard
    configuration.locale = locale
    for argument in launchArguments {
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
      configuration.userDefaults.append((parts[0], parts[1]))
    }
    configuration.messageLimit = maxMessageBytes
    configuration.queuedLimit = maxQueuedBytes
    configuration.totalLimit = maxTotalBytes
  }

  package var hasEpochTime: Bool { epochTime != nil }

  /// The design without a file that could decide it.
  package var chosenDesign: DesignName { design ?? (mainComponent == nil ? .reactNativeNavigation : .reactNative) }

  /// The same options as arguments for another process, which runs an app with this text.
  package func arguments(runs app: String) -> [String] {
    arguments + (design == nil && mainComponent == nil ? BundleText.designArguments(of: app) : [])
  }

  /// The same options as arguments for another process.
  package var arguments: [String] {
    // The form with '=' is needed because values may begin with a dash.
    ["--clock=\(clock.rawValue)", "--render-timeout=\(renderTimeout)", "--device=\(device.name)"]
      + (design.map { ["--design=\($0.rawValue)"] } ?? []) + (mainComponent.map { ["--main-component=\($0)"] } ?? [])
      + (epochTime.map { ["--epoch-time=\($0)"] } ?? [])
      + (url.map { ["--url=\($0)"] } ?? [])
      + (routes.map { ["--routes=\($0.file)"] } ?? [])
      + externalComponents.map { "--external-component=\($0.argument)" }
      + nativeModules.map { "--native-modules=\($0.argument)" }
      + (waitBudget == NativeSideConfiguration().waitBudget ? [] : ["--wait-budget=\(waitBudget)"])
      + (mainQueueCoordinator ? ["--main-queue-coordinator"] : [])
      + (runsInBackground ? ["--runs-in-background"] : [])
      + (screensVersion.map { ["--screens-version=4.\($0.minor)"] } ?? [])
      + (launchStoryboard.map { ["--launch-storyboard=\($0)"] } ?? [])
      + (mountTimeout == NativeSideConfiguration().mountTimeout ? [] : ["--mount-timeout=\(mountTimeout)"])
      + uikitVariants.map { "--uikit-variant=\($0.rawValue)" }
      + (teardownOrder == NativeSideConfiguration().teardownOrder ? [] : ["--teardown-order=\(teardownOrder.rawValue)"])
      + (noAnimations ? ["--no-animations"] : []) + launchArguments.map { "--launch-argument=\($0)" }
      + (locale == NativeSideConfiguration().locale ? [] : ["--locale=\(locale)"])
      + (faithfulHangs ? ["--faithful-hangs"] : []) + (faithfulCrashes ? ["--faithful-crashes"] : [])
      + (strict ? ["--strict"] : [])
      + (maxMessageBytes == NativeSideConfiguration().messageLimit ? [] : ["--max-message-bytes=\(maxMessageBytes)"])
      + (maxQueuedBytes == NativeSideConfiguration().queuedLimit ? [] : ["--max-queued-bytes=\(maxQueuedBytes)"])
      + (maxTotalBytes == NativeSideConfiguration().totalLimit ? [] : ["--max-total-bytes=\(maxTotalBytes)"])
  }
}

extension ClockKind: ExpressibleByArgument {}
extension DesignName: ExpressibleByArgument {}
extension UIKitVariant: ExpressibleByArgument {}
extension TeardownOrder: ExpressibleByArgument {}
