internal import Shared

/// A node's options: what was sent, and what was merged into it since (rnn-options §2).
///
/// Copied from layer to layer with every controller that appears, and changed seldom: so copies share what they hold.
struct RNNNavigationOptions: Sendable {
  /// `@unchecked`: changed by a copy that holds it alone, and by no other.
  private final class Storage: @unchecked Sendable {
    var values = OptionValues()
    var merged = OptionMask()
    /// Shared by copies and merges, as iOS shares the values' objects.
    var sharedStates: [OptionPath: Guarded<SharedOptionState>] = [:]

    init() {}

    init(_ other: Storage) {
      values = other.values
      merged = other.merged
      sharedStates = other.sharedStates
    }
  }

  /// That of all options in which nothing is set.
  private static let nothing = Storage()

  private var storage = Self.nothing
  let source: OptionsSource

  var values: OptionValues { storage.values }
  /// The options whose values came by a merge.
  var merged: OptionMask { storage.merged }

  /// Takes the values that count; what is wrong with the others is not asked.
  init(_ json: JSONValue = .null, source: OptionsSource = .command) { self.init(json, source: source) { _ in } }

  /// - Parameter report: Called with each key that is unknown, and each value of a wrong type.
  init(_ json: JSONValue, source: OptionsSource = .command, report: (OptionFault) -> Void) {
    self.source = source
    guard json.count > 0 || json.kind != .object, !json.isNull else { return }
    let storage = Storage()
    var reading = OptionTree.shared.read(json)
    storage.values = OptionValues(taking: &reading.values)
    for option in reading.sharingState { storage.sharedStates[option] = Guarded(SharedOptionState()) }
    reading.faults.forEach(report)
    self.storage = storage
  }

  var isEmpty: Bool { values.isEmpty }

  /// Lays `other` over this, by the rules that iOS has for each option (rnn-options §2.1, §3).
  mutating func mergeOptions(_ other: RNNNavigationOptions) {
    guard !other.isEmpty || values.mask.intersects(.replacedByEveryMerge) else { return }
    let storage = ownStorage()
    storage.values.remove(.replacedByEveryMerge)
    for whole in OptionMask.wholes where other.values.mask.intersects(whole) { storage.values.remove(whole) }
    storage.values.merge(other.values)
    storage.merged.formUnion(other.values.mask)
    if !other.storage.sharedStates.isEmpty {
      storage.sharedStates.merge(other.storage.sharedStates) { _, new in new }
    }
  }

  /// Nil where there is none, or where it was consumed.
  func value(at option: OptionPath) -> JSON? {
    guard let value = values[option], option.merging != .consumed || !isConsumed(option) else { return nil }
    return value
  }

  /// These options without some.
  func removing(_ options: OptionMask) -> RNNNavigationOptions {
    guard values.mask.intersects(options) else { return self }
    var rest = self
    rest.ownStorage().values.remove(options)
    return rest
  }

  /// Some of these options alone, with what of them was consumed.
  func only(_ options: OptionMask) -> RNNNavigationOptions {
    var others = values.mask
    others.subtract(options)
    return removing(others)
  }

  /// What iOS has written into a value's object; nil for options that nothing is written into.
  func sharedState(of option: OptionPath) -> Guarded<SharedOptionState>? {
    storage.sharedStates[option]
  }

  /// As JSON has it; what was not understood is left out.
  var tree: JSON { values.tree }

  private func isConsumed(_ option: OptionPath) -> Bool {
    storage.sharedStates[option]?.withLock { $0.isConsumed } ?? false
  }

  /// What this copy holds, by itself from now on.
  private mutating func ownStorage() -> Storage {
    if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage) }
    return storage
  }
}

extension RNNNavigationOptions: Equatable {
  static func == (first: RNNNavigationOptions, second: RNNNavigationOptions) -> Bool { first.values == second.values }
}
