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

  /// The options that anything read here has ever set.
  private var everSet = OptionMask()

  /// Returns true if anything read here has ever set the option. Callers skip the lookup of an option that was never
  /// set.
  func hasRead(_ option: OptionPath) -> Bool { everSet.contains(option.index) }

  /// Starts a new command: faults of every path are reported again.
  func commandBegins() { reported.removeAll(keepingCapacity: true) }

  /// - Parameter json: The options. Null means no options.
  /// - Throws: `NSInvalidArgumentException` for a button without an id, `Param get` for a component that lacks its name
  ///   or its id; under `--strict` `UNKNOWN_OPTION` and `OPTION_OF_WRONG_TYPE`.
  func read(_ json: JSONValue, of source: OptionsSource = .command) throws(NativeException) -> RNNNavigationOptions {
    var refused: OptionFault?
    let options = RNNNavigationOptions(json, source: source) { fault in
      if refused == nil, fault.isRefusedByStrict { refused = fault }
      if reported.insert(ExactText(fault.path)).inserted { record(fault) }
    }
    if isStrict, let refused { throw .refused(refused) }
    try check(options)
    everSet.formUnion(options.values.mask)
    return options
  }

  /// Throws for options at which iOS throws when it uses them (protocol §10, 'where iOS throws').
  private func check(_ options: RNNNavigationOptions) throws(NativeException) {
    for side in [OptionPath.topBar.leftButtons, .topBar.rightButtons] {
      for button in items(options.values[side]) {
        if button["id"]?.string == nil { throw .buttonWithoutId(text: button["text"]?.string) }
        if (button["component"]?["name"]?.string == nil) != (button["component"]?["componentId"]?.string == nil) {
          throw .paramGet
        }
      }
    }
    for component in [OptionPath.topBar.title.component, OptionPath.topBar.background.component] {
      // iOS reads both name and id of a component that has either (rnn-layouts §6.5).
      if (options.values[component.name] == nil) != (options.values[component.componentId] == nil) { throw .paramGet }
    }
  }

  private func items(_ json: JSON?) -> [JSON] {
    switch json {
    case .array(let items)?: items
    case .object?: [json!]
    default: []
    }
  }
}
