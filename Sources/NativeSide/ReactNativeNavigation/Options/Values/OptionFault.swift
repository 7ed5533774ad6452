internal import Shared

/// Something in a command's options that iOS does not use as it was meant.
struct OptionFault: Sendable, Equatable {
  enum Kind: Sendable, Equatable {
    /// No option of any system.
    case unknown
    /// An option that react-native-navigation has on other systems alone.
    case notOnIOS
    /// - Parameter isKept: Whether iOS stores it nevertheless.
    case wrongType(expected: String, isKept: Bool)
  }

  let path: String
  let kind: Kind

  /// The same, seen from one level up.
  func within(_ key: String) -> OptionFault {
    OptionFault(path: path.isEmpty ? key : "\(key).\(path)", kind: kind)
  }

  /// The diagnostic's kind, and the rejection's code under `--strict`.
  var code: String {
    switch kind {
    case .unknown: "UNKNOWN_OPTION"
    case .notOnIOS: "OPTION_NOT_ON_IOS"
    case .wrongType: "OPTION_OF_WRONG_TYPE"
    }
  }

  /// Whether `--strict` refuses the command for it: options of other systems are no mistake.
  var isRefusedByStrict: Bool { kind != .notOnIOS }

  /// What is wrong, and what iOS does about it.
  var sentence: String {
    let isKept = if case .wrongType(_, true) = kind { true } else { false }
    return fault + (isKept ? " It is kept and used as it is." : " It is ignored.") + reference
  }

  /// What is wrong, where `--strict` refuses the command for it.
  var refusal: String { "\(fault) --strict refuses it.\(reference)" }

  private var fault: String {
    switch kind {
    case .unknown: "There is no option '\(path)'" + (nearest.map { "; did you mean '\($0)'?" } ?? ".")
    case .notOnIOS: "The option '\(path)' is not read on iOS."
    case .wrongType(let expected, _): "The option '\(path)' is of a wrong type: \(expected) is expected."
    }
  }

  private var reference: String { kind == .unknown ? " docs/options.md lists those that there are." : "" }
}
