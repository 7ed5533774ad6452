internal import Shared

/// Reads the options that a command brings, before it does anything else: what is wrong with them is told, and what iOS
/// would throw at, or `--strict` does not take, refuses the command with nothing half done.
@MainQueue
final class OptionsReader {
  private let record: (OptionFault) -> Void
  private let isStrict: Bool
  /// Paths that this command was told of.
  private var told: Set<ExactText> = []

  /// - Parameter record: called with what is wrong, once for a path and command.
  init(isStrict: Bool, record: @escaping (OptionFault) -> Void) {
    self.record = record
    self.isStrict = isStrict
  }

  /// All that has been set by anything read here.
  private var everSet = OptionMask()

  /// Whether anything that was read here has set an option: where nothing has, nobody needs to look for it.
  func hasRead(_ option: OptionPath) -> Bool { everSet.contains(option.index) }

  /// From here on every path is told of again.
  func commandBegins() { told.removeAll(keepingCapacity: true) }

  /// - Parameter json: Null is no options.
  /// - Throws: `NSInvalidArgumentException` for a button without an id, `Param get` for a component that lacks its name
  ///   or its id; under `--strict` `UNKNOWN_OPTION` and `OPTION_OF_WRONG_TYPE`.
  func read(_ json: JSONValue, of source: OptionsSource = .command) throws(NativeException) -> RNNNavigationOptions {
    var refused: OptionFault?
    let options = RNNNavigationOptions(json, source: source) { fault in
      if refused == nil, fault.isRefusedByStrict { refused = fault }
      if told.insert(ExactText(fault.path)).inserted { record(fault) }
    }
    if isStrict, let refused { throw .refused(refused) }
    try check(options)
    everSet.formUnion(options.values.mask)
    return options
  }

  /// What iOS throws at when it comes to use them (protocol §10, 'where iOS throws').
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
      // iOS reads name and id of a component that has either (rnn-layouts §6.5).
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
