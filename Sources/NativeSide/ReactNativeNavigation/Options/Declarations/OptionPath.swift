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
