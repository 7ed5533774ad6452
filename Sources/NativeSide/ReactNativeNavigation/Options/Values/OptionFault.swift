internal import NavbridgeWire
internal import OrderedCollections

/// A part of a command's options that iOS does not use as the author meant.
struct OptionFault: Sendable, Equatable {
  enum Kind: Sendable, Equatable {
    /// The option exists on no system.
    case unknown
    /// The option exists in react-native-navigation, but only on other systems.
    case notOnIOS
    /// - Parameter isKept: True if iOS stores the value nevertheless.
    case wrongType(expected: String, isKept: Bool)

    /// A group of options that is none.
    static let noObject = wrongType(expected: "an object", isKept: false)
  }

  let path: String
  let kind: Kind

  /// The kind of the diagnostic, and the code of the rejection under `--strict`.
  var code: String {
    switch kind {
    case .unknown: ModuleCode.unknownOption.rawValue
    case .notOnIOS: "OPTION_NOT_ON_IOS"
    case .wrongType: ModuleCode.optionOfWrongType.rawValue
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

/// The suggestion for a misspelt option.
extension OptionFault {
  /// The existing option whose name is nearest to the path, or nil if none is near enough to be a misspelling of it.
  var nearest: String? {
    guard path.utf8.count <= String.sentenceBytes else { return nil }
    let keys = path.split(separator: ".").map(String.init)
    // A button's options follow its index in the list.
    let place = keys.lastIndex { Int($0) != nil }
    let head = place.map { Array(keys[...$0]) } ?? []
    let rest = Array(keys[head.count...])
    guard let meant = rest.last else { return nil }
    let options = place == nil ? OptionPath.all : OptionGroups.shared.ofButtons
    let dropped = place == nil ? 0 : ButtonOptionPaths.prefix.split(separator: ".").count
    // A group's name may be misspelt as well, so each level of an option is a candidate.
    var candidates: OrderedSet<String> = []
    for option in options {
      let names = option.keys.dropFirst(dropped)
      guard names.count >= rest.count else { continue }
      let candidate = names.prefix(rest.count)
      guard candidate.dropLast().elementsEqual(rest.dropLast()), let name = candidate.last else { continue }
      candidates.append(name)
    }
    guard let best = candidates.nearest(to: meant) else { return nil }
    return (head + rest.dropLast() + [best]).joined(separator: ".")
  }
}
