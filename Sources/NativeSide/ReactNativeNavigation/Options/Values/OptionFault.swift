internal import NavbridgeWire

/// A part of a command's options that iOS does not use as the author meant.
struct OptionFault: Sendable, Equatable {
  enum Kind: Sendable, Equatable {
    /// The option exists on no system.
    case unknown
    /// The option exists in react-native-navigation, but only on other systems.
    case notOnIOS
    /// - Parameter isKept: True if iOS stores the value nevertheless.
    case wrongType(expected: String, isKept: Bool)
  }

  let path: String
  let kind: Kind

  /// Returns the same fault with its path prefixed by the key of the level above.
  func within(_ key: String) -> OptionFault {
    OptionFault(path: path.isEmpty ? key : "\(key).\(path)", kind: kind)
  }

  /// The kind of the diagnostic, and the code of the rejection under `--strict`.
  var code: String {
    switch kind {
    case .unknown: "UNKNOWN_OPTION"
    case .notOnIOS: "OPTION_NOT_ON_IOS"
    case .wrongType: "OPTION_OF_WRONG_TYPE"
    }
  }

  /// True if `--strict` rejects the command for this fault. Options of other systems are not mistakes.
  var isRefusedByStrict: Bool { kind != .notOnIOS }

  /// A sentence about the fault and its effect on iOS.
  var sentence: String {
    let isKept = if case .wrongType(_, true) = kind { true } else { false }
    return fault + (isKept ? " It is kept and used as it is." : " It is ignored.") + reference
  }

  /// A sentence about the fault for a command that `--strict` rejects.
  var refusal: String { "\(fault) --strict refuses it.\(reference)" }

  private var fault: String {
    switch kind {
    case .unknown: "There is no option '\(cut: path)'" + (nearest.map { "; did you mean '\($0)'?" } ?? ".")
    case .notOnIOS: "The option '\(cut: path)' is not read on iOS."
    case .wrongType(let expected, _): "The option '\(cut: path)' is of a wrong type: \(expected) is expected."
    }
  }

  private var reference: String { kind == .unknown ? " docs/options.md lists the options." : "" }
}
