internal import NavbridgeWire

/// An option, declared once. Parsing, diagnostics, resolution, `explain` and the documentation page all follow from the
/// declaration.
///
/// Each option is a property of its group (`OptionGroups`), so code names it as its path is written:
/// `.topBar.title.text`.
final class OptionPath: Sendable {
  /// The path in JSON, with its keys joined by dots.
  let path: String
  let keys: [String]
  let type: OptionType
  /// The value that iOS applies if the option is not set, or nil if no value describes it.
  let defaultValue: JSON?
  /// A text for people about the effect on iOS if the option is not set.
  let unset: String
  /// The classes that read the option, with their phases.
  let readers: [OptionReader]
  let fidelity: OptionFidelity
  let merging: OptionMerging
  /// True if iOS writes into the value's object (`SharedOptionState`).
  let sharesState: Bool
  /// The position among all options, which is the key under which values are stored.
  let index: Int

  /// Only `OptionBuilder` creates options.
  init(
    _ path: String, _ type: OptionType, default defaultValue: JSON?, unset: String?, merging: OptionMerging,
    fidelity: OptionFidelity, _ readers: [OptionReader], index: Int
  ) {
    self.path = path
    keys = path.split(separator: ".").map(String.init)
    self.type = type
    self.defaultValue = defaultValue
    self.unset = unset ?? defaultValue.map { "`\($0.string ?? $0.description)`" } ?? "–"
    self.readers = readers
    self.fidelity = fidelity
    self.merging = merging
    sharesState = type == .buttons || merging == .consumed
    self.index = index
  }
}

extension OptionPath: Hashable {
  package static func == (first: OptionPath, second: OptionPath) -> Bool { first === second }
  package func hash(into hasher: inout Hasher) { hasher.combine(index) }
}

/// The degree to which an option is emulated.
enum OptionFidelity: Sendable, Equatable {
  /// The option acts as on iOS, as far as the sources show.
  case exact
  /// The option acts in part, or differently.
  case approximate(String)
  /// iOS parses the option and no code reads it. It is stored and shown here, as on iOS.
  case unread
  /// The library's JavaScript reads the option and leaves it where it is. iOS does not parse it.
  case ofJavaScript(String)
  /// The option is read, here as on iOS, only to decide whether the app has its own animation. Nothing draws it.
  case undrawn
  /// The option belongs to a later system than iOS 18. It is stored and shown.
  case ios26

  /// The fidelity of the id that an app gives a component in a bar (rnn-options §6).
  static let idOfComponent = OptionFidelity.ofJavaScript("becomes `componentId`")

  var note: String {
    switch self {
    case .exact: "exact"
    case .approximate(let note): "approximate: \(note)"
    case .unread: "exact: no effect on iOS either"
    case .ofJavaScript(let note): "exact: \(note)"
    case .undrawn: "exact: counts as an animation of the app's own; nothing of it is drawn, as on iOS"
    case .ios26: "exact: no effect before iOS 26"
    }
  }
}

/// Creates the options. An option's index is the number of options that were added before it.
struct OptionBuilder {
  private(set) var options: [OptionPath] = []

  /// Adds an option.
  ///
  /// - Parameters:
  ///   - unset: The effect without a value, where `defaultValue` does not describe it.
  ///   - merging: The behaviour in a merge, where it is not value by value.
  @inline(never)
  mutating func add(
    _ path: String, _ type: OptionType, default defaultValue: JSON? = nil, unset: String? = nil,
    merging: OptionMerging = .value, fidelity: OptionFidelity = .exact, _ readers: OptionReader...
  ) -> OptionPath {
    let index = options.count
    precondition(
      index < OptionMask.capacity,
      "The option '\(path)' is one more than an OptionMask holds. Raise OptionMask.capacity and the number of its words."
    )
    let option = OptionPath(
      path, type, default: defaultValue, unset: unset, merging: merging, fidelity: fidelity, readers, index: index)
    options.append(option)
    return option
  }
}
