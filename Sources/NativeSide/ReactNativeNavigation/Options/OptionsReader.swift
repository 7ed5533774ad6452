internal import HeadlessUIKit
internal import NavbridgeKernel
internal import NavbridgeRuntime
internal import NavbridgeWire

/// Reads the options of a command before the command does anything else. It reports each fault. The command is
/// rejected, with nothing done, for options at which iOS would throw and for options that `--strict` does not accept.
@MainQueue
final class OptionsReader {
  /// The number of faults that are known. With more than these all are forgotten, so that no script fills the memory.
  static let mostKnownFaults = 256

  private let record: (KnownOptionFault) -> Void
  private let isStrict: Bool
  private var readings = KeptOptionReadings()
  private var known: KnownOptionFaults
  /// The number of the command whose options are read.
  private var command = 0

  /// - Parameter record: Called with each fault, once per path and command.
  init(isStrict: Bool, record: @escaping (KnownOptionFault) -> Void) {
    self.record = record
    self.isStrict = isStrict
    known = KnownOptionFaults(isStrict: isStrict)
  }

  var knownFaults: Int { known.count }

  /// The options that anything read here has ever set.
  private var everSet = OptionMask()

  /// Returns true if anything read here has ever set the option. Callers skip the lookup of an option that was never
  /// set.
  func hasRead(_ option: OptionPath) -> Bool { everSet.contains(option.index) }

  /// Returns true if anything read here has ever set one of the options.
  func hasRead(any options: OptionMask) -> Bool { everSet.intersects(options) }

  /// Starts a new command: faults of every path are reported again.
  func commandBegins() {
    command += 1
    guard known.count > Self.mostKnownFaults else { return }
    // Kept readings have the known faults. A fault is one object at a time, so both are forgotten together.
    known = KnownOptionFaults(isStrict: isStrict)
    readings = KeptOptionReadings()
  }

  /// - Parameter json: The options. Null means no options.
  /// - Throws: `NSInvalidArgumentException` for a button without an id, `Param get` for a component that lacks its name
  ///   or its id; under `--strict` `UNKNOWN_OPTION` and `OPTION_OF_WRONG_TYPE`.
  func read(_ json: JSONValue, of source: OptionsSource = .command) throws(NativeException) -> RNNNavigationOptions {
    guard !json.hasNoOptions else { return RNNNavigationOptions(source: source) }
    let reading = readings.reading(of: json, known)
    for fault in reading.faults where fault.isReported(by: command) { record(fault) }
    if isStrict, let refused = reading.faults.first(where: \.fault.isRefusedByStrict) { throw .refused(refused.fault) }
    if let exception = reading.exception { throw exception }
    everSet.formUnion(reading.options.values.mask)
    return RNNNavigationOptions(reading, source: source)
  }
}

extension UIModalPresentationStyle {
  /// Reads an option's word. `default` leaves the style to the system, and an unknown word means full screen
  /// (rnn-layouts §13).
  init(option word: String?) {
    switch word {
    case nil, "default": self = .automatic
    case "automatic": self = .fullScreen
    case let word?: self = UIModalPresentationStyle(rawValue: word) ?? .fullScreen
    }
  }
}

extension UIModalTransitionStyle {
  /// Reads an option's word. Without a word, and for an unknown one, the modal covers vertically (rnn-layouts §13).
  init(option word: String?) { self = word.flatMap(UIModalTransitionStyle.init) ?? .coverVertical }
}
