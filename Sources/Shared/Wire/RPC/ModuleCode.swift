/// The names of errors of the native side and of this one, which `RPCError.data` has as its member `code`.
///
/// Modules of an app, and the designs `layered-navigation` and `coordinator-router`, have names of their own besides.
public enum ModuleCode: String, Sendable, CaseIterable {
  /// A command that iOS would leave pending for ever (protocol §6).
  case neverSettles = "NEVER_SETTLES"
  /// Native modules, queues and locks wait for each other, and the call is one of them.
  case deadlock = "DEADLOCK"
  /// A native module that the call waits for never returns.
  case hang = "HANG"
  /// A reload, or the end of the device, came before the settlement.
  case bridgeInvalidated = "BRIDGE_INVALIDATED"
  /// The connection to the native side was lost.
  case connectionLost = "CONNECTION_LOST"
  /// The task that awaited the answer was cancelled. The call itself goes on.
  case cancelled = "CANCELLED"
  /// A wait on a virtual clock that the script does not share.
  case clockNotShared = "CLOCK_NOT_SHARED"
  /// A call by another React Native than that of the script's bundle.
  case otherQueue = "OTHER_QUEUE"
  /// The two sides have different versions of the protocol.
  case protocolVersion = "PROTOCOL_VERSION"
  /// An answer, or the error in it, has another form than the protocol states.
  case malformedAnswer = "MALFORMED_ANSWER"

  // Limits
  /// The arguments are larger than a message may be.
  case messageTooLarge = "MESSAGE_TOO_LARGE"
  /// The arguments nest more arrays and objects than a message may.
  case messageTooDeep = "MESSAGE_TOO_DEEP"
  /// Too many requests of this driver wait for their answers.
  case tooManyPending = "TOO_MANY_PENDING"
  /// The message has too many values for its length.
  case tooManyValues = "TOO_MANY_VALUES"
  /// The script has not answered a question about its content in time.
  case notAnswered = "NOT_ANSWERED"

  // Modules
  /// The app has no native module of the name.
  case noModule = "NO_MODULE"
  /// A call by the bridge has wrong arguments.
  case invalidArguments = "INVALID_ARGUMENTS"
  /// No scroll view of a native screen has the test id.
  case viewNotFound = "VIEW_NOT_FOUND"
  /// A rejection without a code, as React Native names it.
  case unspecified = "EUNSPECIFIED"

  // Layouts and options
  /// A value of a layout has a wrong type, or a component lacks its name.
  case invalidLayout = "INVALID_LAYOUT"
  /// A layout has no type, or an unknown one.
  case unknownControllerType = "UnknownControllerType"
  /// A child of a side menu is no place of it.
  case unknownSideMenuControllerType = "UnknownSideMenuControllerType"
  /// A component has no id.
  case missingViewId = "MissingViewId"
  /// Native code has registered no external component of the name.
  case externalComponentNotFound = "ExternalComponentNotFound"
  /// An external component would hold itself.
  case externalComponentInItself = "EXTERNAL_COMPONENT_IN_ITSELF"
  /// A container of native screens would hold one that no file describes.
  case externalComponentIsNoScreen = "EXTERNAL_COMPONENT_IS_NO_SCREEN"
  /// A layout, or the screen that it would make, is nested too deeply.
  case layoutTooDeep = "LAYOUT_TOO_DEEP"
  /// A child that is to stay is not in the stack.
  case noExistingChild = "NO_EXISTING_CHILD"
  /// `--strict` refuses an extension of this emulator.
  case extensionRefused = "EXTENSION_REFUSED"
  /// `--strict` refuses an option that does not exist.
  case unknownOption = "UNKNOWN_OPTION"
  /// `--strict` refuses an option's value of a wrong type.
  case optionOfWrongType = "OPTION_OF_WRONG_TYPE"

  // Exceptions of iOS
  /// UIKit refuses an argument, such as a button without an id.
  case invalidArgument = "NSInvalidArgumentException"
  /// An index is beyond the end of an array.
  case rangeException = "NSRangeException"
  /// A command was sent before the app was launched.
  case bridgeNotLoaded = "BridgeNotLoadedError"

  // Commands of react-native-navigation
  /// No overlay has the id.
  case overlayNotFound = "1010"
  /// The component is in no stack.
  case notInStack = "1011"
  /// There is nothing to pop, or no component has the id.
  case nothingPopped = "1012"
  /// The component is no modal.
  case notModal = "1013"

  /// The value of the member `code`.
  package var json: JSON { .string(rawValue) }
}

extension RPCError {
  /// The most specific name of the error: `error.moduleCode == .neverSettles`. Nil for an error that
  /// has none, or one of an app's own, which `data["code"]` has as a text.
  public var moduleCode: ModuleCode? { data["code"]?.string.flatMap(ModuleCode.init(rawValue:)) }
}
