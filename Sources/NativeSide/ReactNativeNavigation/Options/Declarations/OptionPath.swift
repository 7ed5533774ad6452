internal import Shared

/// An option, declared once: parsing, diagnostics, resolution, `explain` and the page of options follow from here.
///
/// Declared as a property of its group (`OptionGroups`), so that it is read as it is written: `.topBar.title.text`.
final class OptionPath: Sendable {
  /// As in JSON, joined by dots.
  let path: String
  let keys: [String]
  let type: OptionType
  /// What iOS applies where nothing is set, when that is a value.
  let defaultValue: JSON?
  /// What iOS applies where nothing is set, for a person.
  let unset: String
  /// Who reads it, and when.
  let readers: [OptionReader]
  let fidelity: OptionFidelity
  let merging: OptionMerging
  /// Whether iOS writes into the value's object (`SharedOptionState`).
  let sharesState: Bool
  /// Its place among all options, by which values are stored.
  let index: Int

  /// - Parameters:
  ///   - unset: What applies without a value, where `defaultValue` does not say it.
  ///   - merging: How a merge treats it, where that is not value by value.
  init(
    _ path: String, _ type: OptionType, default defaultValue: JSON? = nil, unset: String? = nil,
    merging: OptionMerging = .value, fidelity: OptionFidelity = .exact, _ readers: OptionReader...
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
    index = OptionGroups.nextIndex()
    OptionGroups.register(self)
  }
}

extension OptionPath: Hashable {
  static func == (first: OptionPath, second: OptionPath) -> Bool { first === second }
  func hash(into hasher: inout Hasher) { hasher.combine(index) }
}
