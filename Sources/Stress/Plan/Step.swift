/// What a script, or a driver, does next.
public enum Step: Sendable, Equatable {
  case command(CommandKind)
  /// Wait until the last command has settled, so that what follows meets a native side that has got on.
  case pause
  case reload(ReloadWay)
}

/// Who asks for a reload.
public enum ReloadWay: String, Sendable, CaseIterable {
  case script = "DevSettings.reload"
  case driver = "device/reload"
}

extension Step {
  /// Commands with pauses among them; a pause comes only after what is answered soon, whatever else goes on.
  static func commands(_ count: Int, using random: inout SeededGenerator) -> [Step] {
    CommandKind.mix(count, using: &random).flatMap { kind -> [Step] in
      let mayPause = kind == .noop || kind == .setRoot
      return mayPause && random.oneIn(4) ? [.command(kind), .pause] : [.command(kind)]
    }
  }
}
