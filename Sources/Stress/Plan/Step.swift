internal import NavbridgeRuntime

/// The next step of a script or a driver.
package enum Step: Sendable, Equatable {
  case command(CommandKind)
  /// Wait until the last command has settled, so that the next steps meet a native side in a later state.
  case pause
  case reload(ReloadTrigger)
}

/// The side that requests a reload.
package enum ReloadTrigger: String, Sendable, CaseIterable {
  case script = "DevSettings.reload"
  case driver = "device/reload"
}

extension Step {
  /// Returns commands with pauses among them. A pause follows only a command that is answered soon under all
  /// conditions.
  static func commands(_ count: Int, using random: inout SeededGenerator) -> [Step] {
    CommandKind.mix(count, using: &random).flatMap { kind -> [Step] in
      let mayPause = kind == .noop || kind == .setRoot
      return mayPause && random.oneIn(4) ? [.command(kind), .pause] : [.command(kind)]
    }
  }
}
