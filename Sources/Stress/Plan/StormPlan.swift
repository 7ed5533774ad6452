internal import NavbridgeRuntime
internal import NavbridgeVocabulary

/// The steps of each cycle of `stress storm`. They depend only on the seed.
package struct StormPlan: Sendable {
  package let seed: UInt64
  package let inFlight: Int

  package init(seed: UInt64, inFlight: Int) {
    self.seed = seed
    self.inFlight = inFlight
  }

  /// The commands for each act of the driver, on the average.
  private static let commandsPerAct = 4

  /// Returns the steps of a cycle, counted from 0: `inFlight` commands, at least one act, and one reload.
  package func cycle(_ index: Int) -> [Step] {
    var random = SeededGenerator(seed: seed, index: index)
    var steps = Step.commands(inFlight, of: .storm, using: &random)
    for _ in 0..<max(1, inFlight / Self.commandsPerAct) {
      steps.insert(.act(.random(using: &random)), at: random.below(steps.count + 1))
    }
    let way = ReloadTrigger.allCases[random.below(ReloadTrigger.allCases.count)]
    steps.insert(.reload(way), at: random.below(steps.count + 1))
    return steps
  }
}

/// An act of a driver on the device.
package struct DeviceAct: Sendable, Equatable {
  package enum Kind: Sendable, Equatable {
    /// A tap on one of the targets that a snapshot shows.
    case tapOnScreen(choice: Int)
    case tapBack
    case tapTab(Int)
    case swipeBack
    case rotate(orientation: String)
    case appearance(style: String)
    case link(Int)
  }

  package let kind: Kind
  /// True if the act does not wait until the script has handled the effects of the act before.
  package let isImmediate: Bool
  /// True if the script waits until the act is answered, so that its next commands meet the device in a later state.
  package var isAwaited = false
}

extension DeviceAct {
  fileprivate static func random(using random: inout SeededGenerator) -> DeviceAct {
    let kind: Kind
    switch random.below(10) {
    case 0...3: kind = .tapOnScreen(choice: random.below(1 << 16))
    case 4: kind = .tapBack
    case 5: kind = .tapTab(random.below(3))
    case 6: kind = .swipeBack
    case 7:
      let orientations = RequestedOrientation.allCases
      kind = .rotate(orientation: orientations[random.below(orientations.count)].rawValue)
    case 8:
      let styles = UserInterfaceStyle.allCases
      kind = .appearance(style: styles[random.below(styles.count)].rawValue)
    default: kind = .link(random.below(1 << 16))
    }
    let isImmediate = !random.oneIn(8)
    // An act that waits for the script may have to wait until the reload.
    return DeviceAct(kind: kind, isImmediate: isImmediate, isAwaited: isImmediate && random.oneIn(2))
  }

  /// The method of the driver, by which reports count acts.
  package var method: String {
    switch kind {
    case .tapOnScreen, .tapBack, .tapTab: DeviceMethods.tap.name
    case .swipeBack: DeviceMethods.swipeBack.name
    case .rotate: DeviceMethods.rotate.name
    case .appearance: DeviceMethods.setUserInterfaceStyle.name
    case .link: DeviceMethods.openURL.name
    }
  }

  /// The methods of all acts.
  static let methods = [
    DeviceMethods.tap.name, DeviceMethods.swipeBack.name, DeviceMethods.rotate.name,
    DeviceMethods.setUserInterfaceStyle.name, DeviceMethods.openURL.name,
  ]
}
