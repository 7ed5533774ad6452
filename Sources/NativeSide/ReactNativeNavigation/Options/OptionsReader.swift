internal import HeadlessUIKit
internal import NavbridgeKernel
internal import NavbridgeRuntime
internal import NavbridgeWire

/// Reads the options of a command before the command does anything else. It reports each fault. The command is
/// rejected, with nothing done, for options at which iOS would throw and for options that `--strict` does not accept.
@MainQueue
final class OptionsReader {
  private let record: (OptionFault) -> Void
  private let isStrict: Bool
  /// The paths for which this command has already reported a fault.
  private var reported: Set<ExactText> = []

  /// - Parameter record: Called with each fault, once per path and command.
  init(isStrict: Bool, record: @escaping (OptionFault) -> Void) {
    self.record = record
    self.isStrict = isStrict
  }

  private var readings = KeptOptionReadings()

  /// The options that anything read here has ever set.
  private var everSet = OptionMask()

  /// Returns true if anything read here has ever set the option. Callers skip the lookup of an option that was never
  /// set.
  func hasRead(_ option: OptionPath) -> Bool { everSet.contains(option.index) }

  /// Returns true if anything read here has ever set one of the options.
  func hasRead(any options: OptionMask) -> Bool { everSet.intersects(options) }

  /// Starts a new command: faults of every path are reported again.
  func commandBegins() { reported.removeAll(keepingCapacity: true) }

  /// - Parameter json: The options. Null means no options.
  /// - Throws: `NSInvalidArgumentException` for a button without an id, `Param get` for a component that lacks its name
  ///   or its id; under `--strict` `UNKNOWN_OPTION` and `OPTION_OF_WRONG_TYPE`.
  func read(_ json: JSONValue, of source: OptionsSource = .command) throws(NativeException) -> RNNNavigationOptions {
    guard !json.hasNoOptions else { return RNNNavigationOptions(source: source) }
    let reading = readings.reading(of: json)
    for fault in reading.faults where reported.insert(ExactText(fault.path)).inserted { record(fault) }
    if isStrict, let refused = reading.faults.first(where: \.isRefusedByStrict) { throw .refused(refused) }
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
