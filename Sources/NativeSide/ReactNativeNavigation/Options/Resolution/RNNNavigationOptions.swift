internal import NavbridgeWire

/// A node's options: those sent with it, and those merged into it since (rnn-options §2).
///
/// Every controller that appears copies options from layer to layer, and they seldom change. Copies therefore share
/// their storage.
struct RNNNavigationOptions: Sendable {
  /// `@unchecked` is safe because a copy changes the storage only while it holds the only reference to it.
  private final class Storage: @unchecked Sendable {
    var values = OptionValues()
    var merged = OptionMask()
    var states = OptionStates()

    init() {}

    init(_ other: Storage) {
      values = other.values
      merged = other.merged
      states = other.states
    }
  }

  /// The storage of all options in which nothing is set.
  private static let nothing = Storage()

  private var storage = Self.nothing
  let source: OptionsSource

  var values: OptionValues { storage.values }
  /// The options whose values were set by a merge.
  var merged: OptionMask { storage.merged }

  /// Reads the valid values and reports no faults.
  init(_ json: JSONValue = .null, source: OptionsSource = .command) { self.init(json, source: source) { _ in } }

  /// - Parameter report: Called with each unknown key and each value of a wrong type.
  init(_ json: JSONValue, source: OptionsSource = .command, report: (OptionFault) -> Void) {
    self.source = source
    guard !json.hasNoOptions else { return }
    let reading = OptionTree.shared.read(json)
    take(reading.values, sharing: reading.sharingState)
    reading.faults.forEach { report($0.fault) }
  }

  /// Makes options of values that were read elsewhere.
  init(values: OptionValues) {
    source = .command
    if !values.isEmpty { take(values, sharing: []) }
  }

  /// Makes the options of a reading. Nothing that iOS writes into them reaches other options of the same reading.
  init(_ reading: KeptOptionReading, source: OptionsSource) {
    self.source = source
    if reading.sharingState.isEmpty {
      storage = reading.options.storage
    } else {
      take(reading.options.values, sharing: reading.sharingState)
    }
  }

  private mutating func take(_ values: OptionValues, sharing: [OptionPath]) {
    storage = Storage()
    storage.values = values
    storage.states = OptionStates(of: sharing)
  }

  var isEmpty: Bool { values.isEmpty }

  /// Merges `other` over these options, by the rules that iOS has for each option (rnn-options §2.1, §3).
  mutating func mergeOptions(_ other: RNNNavigationOptions) {
    guard !other.isEmpty || values.mask.intersects(.replacedByEveryMerge) else { return }
    let storage = ownStorage()
    storage.values.remove(.replacedByEveryMerge)
    for whole in OptionMask.replacedTogether where other.values.mask.intersects(whole) { storage.values.remove(whole) }
    storage.values.merge(other.values)
    storage.merged.formUnion(other.values.mask)
    storage.states.merge(other.storage.states)
  }

  /// Returns the value, or nil if there is none or it was consumed.
  func value(at option: OptionPath) -> JSON? {
    guard let value = values[option], option.merging != .consumed || !isConsumed(option) else { return nil }
    return value
  }

  /// Returns these options without the given ones.
  func removing(_ options: OptionMask) -> RNNNavigationOptions {
    guard values.mask.intersects(options) else { return self }
    var rest = self
    rest.ownStorage().values.remove(options)
    return rest
  }

  /// Returns only the given options, with their consumed states.
  func only(_ options: OptionMask) -> RNNNavigationOptions {
    var others = values.mask
    others.subtract(options)
    return removing(others)
  }

  /// The states that iOS has written into the values' objects, or nil for an option into which it writes nothing.
  func sharedStates(of option: OptionPath) -> SharedOptionStates? { storage.states[option] }

  /// True if iOS writes nothing into the values' objects.
  var sharesNoState: Bool { storage.states.isEmpty }

  /// Returns true if these options are a copy of others and neither has changed since. As long as both are kept, a change
  /// of either gives it a storage of its own.
  func isCopy(of other: RNNNavigationOptions) -> Bool { storage === other.storage }

  /// The options as JSON, without anything that could not be read.
  var tree: JSON { values.tree }

  private func isConsumed(_ option: OptionPath) -> Bool {
    sharedStates(of: option)?[option].isConsumed ?? false
  }

  /// Returns the storage of this copy. A shared storage is copied first.
  private mutating func ownStorage() -> Storage {
    if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage) }
    return storage
  }
}

extension RNNNavigationOptions: Equatable {
  package static func == (first: RNNNavigationOptions, second: RNNNavigationOptions) -> Bool {
    first.values == second.values
  }
}
