internal import NavbridgeKernel
internal import NavbridgeVocabulary
internal import NavbridgeWire

/// The exceptions that react-native-navigation throws (rnn-commands §2.2), and the emulator's own for commands that it
/// rejects.
extension NativeException {
  /// - Parameter advice: a sentence about what may be meant, which iOS does not have.
  static func unknownControllerType(_ type: String?, advice: String? = nil) -> NativeException {
    let reason = "Unknown controller type \(cut: type ?? "(null)")"
    return NativeException(
      name: ModuleCode.unknownControllerType.rawValue, reason: advice.map { "\(reason). \($0)" } ?? reason)
  }

  /// The emulator's own refusal of a node that the library's JavaScript never sends.
  ///
  /// - Parameter reason: a full sentence.
  static func invalidLayout(_ reason: String) -> NativeException {
    NativeException(name: ModuleCode.invalidLayout.rawValue, reason: reason, isOfIOS: false)
  }

  /// The refusal of a value of another kind in a layout.
  static func notOfKind(_ value: JSON, expected: String) -> NativeException {
    .invalidLayout("This is \(value.kindWithArticle); \(expected) is expected.")
  }

  static func buttonWithoutId(text: String?) -> NativeException {
    .invalidArgument("button id is not specified \(cut: text ?? "")")
  }

  static let missingViewId = NativeException(name: ModuleCode.missingViewId.rawValue, reason: "Missing view id")

  /// The emulator's own limit on nesting, because each level of a layout is searched by the levels around it.
  static func layoutTooDeep(limit: Int) -> NativeException {
    NativeException(
      name: ModuleCode.layoutTooDeep.rawValue,
      reason: "The layout is nested deeper than \(limit) levels, which are the limit.",
      isOfIOS: false)
  }

  /// The emulator's own limit on the nesting that results from many pushes.
  static func treeTooDeep(limit: Int) -> NativeException {
    NativeException(
      name: ModuleCode.layoutTooDeep.rawValue,
      reason: "The controllers on the screen would be nested deeper than \(limit) levels, which are the limit.",
      isOfIOS: false)
  }

  /// The rejection under `--strict` of an option that iOS ignores.
  static func refused(_ fault: OptionFault) -> NativeException {
    NativeException(name: fault.code, reason: fault.refusal, isOfIOS: false)
  }

  /// The refusal under `--strict` of a child that stays, which react-native-navigation does not know.
  static let existingChildRefused = NativeException(
    name: ModuleCode.extensionRefused.rawValue,
    reason: "setStackRoot: a child of the type 'Existing', which keeps a screen of the stack, is an extension of this "
      + "emulator that react-native-navigation does not have. --strict refuses it: send layouts only.",
    isOfIOS: false)

  /// The refusal of a child that is to stay and is not in the stack.
  static func noExistingChild(_ id: String, in stackId: String) -> NativeException {
    NativeException(
      name: ModuleCode.noExistingChild.rawValue,
      reason: "setStackRoot: the stack of '\(cut: stackId)' has no child '\(cut: id)' that could stay. Send its layout "
        + "to create it.", isOfIOS: false)
  }

  static let paramGet = NativeException(name: "Param get", reason: "value does not exists")

  static let showUnknownModal = NativeException(
    name: "ShowUnknownModal", reason: "showModal called with nil viewController")

  static func unknownSideMenuControllerType(_ className: String) -> NativeException {
    NativeException(
      name: ModuleCode.unknownSideMenuControllerType.rawValue, reason: "Unknown side menu type <\(cut: className)>")
  }

  /// An unregistered name. iOS has no message for it, because it calls a nil block (rnn-layouts §7.2).
  ///
  /// - Parameters:
  ///   - other: The architecture through which the name is registered.
  ///   - names: The registered names, of which one may be meant.
  static func externalComponentNotFound(
    _ name: String, _ architecture: Architecture, registeredThrough other: Architecture?, near names: [String]
  ) -> NativeException {
    let remedy =
      other.map { other in
        "It is registered only through '\(other.rawValue)', which has no effect on '\(architecture.rawValue)': register it "
          + "through both."
      } ?? names.nearest(to: name).map { "Did you mean '\(cut: $0)'?" } ?? "Register it by --external-component."
    return NativeException(
      name: ModuleCode.externalComponentNotFound.rawValue,
      reason: "There is no external component '\(cut: name)'. \(remedy)")
  }

  /// The emulator's own exception for a container of native screens that would contain itself endlessly.
  static func externalComponentHoldsItself(_ name: String) -> NativeException {
    NativeException(
      name: ModuleCode.externalComponentInItself.rawValue,
      reason: "The external component '\(cut: name)' would hold itself. Take it out of its 'stack' or 'tabs'.",
      isOfIOS: false)
  }

  /// The emulator's own exception for a container of native screens with a screen that no file describes.
  static func externalComponentIsNoScreen(_ name: String) -> NativeException {
    NativeException(
      name: ModuleCode.externalComponentIsNoScreen.rawValue,
      reason: "The external component '\(cut: name)' is not a screen described by a file, so a stack or tabs of native "
        + "screens cannot hold it.", isOfIOS: false)
  }

  static let bridgeNotLoaded = NativeException(
    name: ModuleCode.bridgeNotLoaded.rawValue,
    reason: "Bridge not yet loaded! Send commands after Navigation.events().onAppLaunched() has been called.")
}
