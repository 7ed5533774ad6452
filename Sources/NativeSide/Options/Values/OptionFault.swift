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

  var sentence: String {
    switch kind {
    case .unknown: "There is no option '\(path)'; it is ignored. docs/options.md lists those that there are."
    case .notOnIOS: "The option '\(path)' is not read on iOS; it is ignored."
    case .wrongType(let expected, let isKept):
      "The option '\(path)' is of a wrong type: \(expected) is expected. "
        + (isKept ? "It is kept and used as it is." : "It is ignored.")
    }
  }
}
