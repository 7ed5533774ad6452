internal import Shared

/// An Objective-C exception that React Native Navigation throws: its name and reason (rnn-commands §2.2).
struct RNNException: Error, Sendable, Equatable {
  let name: String
  let reason: String
  /// Whether iOS throws it too, and ends the process; what the emulator alone refuses does not.
  var isOfIOS = true

  static func unknownControllerType(_ type: String?) -> RNNException {
    RNNException(name: "UnknownControllerType", reason: "Unknown controller type \(cut: type ?? "(null)")")
  }

  static func buttonWithoutId(text: String?) -> RNNException {
    .invalidArgument("button id is not specified \(cut: text ?? "")")
  }

  /// What UIKit raises for a controller that it cannot take.
  static func invalidArgument(_ reason: String) -> RNNException {
    RNNException(name: "NSInvalidArgumentException", reason: reason)
  }

  static let missingViewId = RNNException(name: "MissingViewId", reason: "Missing view id")

  /// The emulator's own limit: each level of a layout is looked through by those around it.
  static func layoutTooDeep(limit: Int) -> RNNException {
    RNNException(
      name: "LAYOUT_TOO_DEEP", reason: "The layout is nested deeper than \(limit) levels, which are the limit.",
      isOfIOS: false)
  }

  /// The emulator's own limit for what one push after another nests.
  static func treeTooDeep(limit: Int) -> RNNException {
    RNNException(
      name: "LAYOUT_TOO_DEEP",
      reason: "The controllers on the screen would be nested deeper than \(limit) levels, which are the limit.",
      isOfIOS: false)
  }

  /// `--strict` does not take options that iOS ignores.
  static func refused(_ fault: OptionFault) -> RNNException {
    RNNException(name: fault.code, reason: fault.refusal, isOfIOS: false)
  }

  static let paramGet = RNNException(name: "Param get", reason: "value does not exists")

  static let showUnknownModal = RNNException(
    name: "ShowUnknownModal", reason: "showModal called with nil viewController")

  static func unknownSideMenuControllerType(_ className: String) -> RNNException {
    RNNException(name: "UnknownSideMenuControllerType", reason: "Unknown side menu type <\(cut: className)>")
  }

  /// A name for which iOS has no message: it calls a nil block (rnn-layouts §7.2).
  ///
  /// - Parameter other: the architecture that does know the name.
  static func externalComponentNotFound(
    _ name: String, _ architecture: Architecture, registeredThrough other: Architecture?
  ) -> RNNException {
    let remedy =
      other.map { other in
        "It is registered through '\(other.rawValue)' alone, of which '\(architecture.rawValue)' learns nothing: register it "
          + "through both."
      } ?? "Register it by --external-component."
    return RNNException(
      name: "ExternalComponentNotFound", reason: "There is no external component '\(cut: name)'. \(remedy)")
  }

  /// The emulator's own: a container of native screens would hold itself for ever.
  static func externalComponentHoldsItself(_ name: String) -> RNNException {
    RNNException(
      name: "EXTERNAL_COMPONENT_IN_ITSELF",
      reason: "The external component '\(cut: name)' would hold itself. Take it out of its 'stack' or 'tabs'.",
      isOfIOS: false)
  }

  /// The emulator's own: a container of native screens holds screens that files describe.
  static func externalComponentIsNoScreen(_ name: String) -> RNNException {
    RNNException(
      name: "EXTERNAL_COMPONENT_IS_NO_SCREEN",
      reason: "The external component '\(cut: name)' is no screen described by a file, so a stack or tabs of native "
        + "screens cannot hold it.", isOfIOS: false)
  }

  /// Reading an array past its end.
  static func range(index: Int, count: Int) -> RNNException {
    let bounds = count == 0 ? "for an empty array" : "[0 .. \(count - 1)]"
    return RNNException(name: "NSRangeException", reason: "The index \(index) is beyond the bounds \(bounds).")
  }

  /// What reading an array raises. Nil where it has such an item.
  static func beyondBounds(_ index: Int, count: Int) -> RNNException? {
    (0..<count).contains(index) ? nil : .range(index: index, count: count)
  }

  static let bridgeNotLoaded = RNNException(
    name: "BridgeNotLoadedError",
    reason: "Bridge not yet loaded! Send commands after Navigation.events().onAppLaunched() has been called.")
}
