internal import Glibc
package import HeadlessUIKit
internal import NavbridgeVocabulary
package import NavbridgeWire

/// An Objective-C exception that UIKit, Foundation or a design throws: its name and reason.
package struct NativeException: Error, Sendable, Equatable {
  package let name: String
  package let reason: String
  /// True when iOS throws the exception too, and ends the process. False for a refusal that only the emulator makes.
  package let isOfIOS: Bool
  /// The place of the fault in the arguments of a call, such as `layout.root.children[0].type`. Nil for an exception
  /// that is not about one place.
  package private(set) var place: String?

  package init(name: String, reason: String, isOfIOS: Bool = true) {
    self.name = name
    self.reason = reason
    self.isOfIOS = isOfIOS
  }

  /// The reason after the place.
  package var sentence: String { place.map { "\($0): \(reason)" } ?? reason }

  /// Returns this exception with the member of a value in which it arose: `data.name`. Empty for the value itself.
  package func at(_ member: String) -> NativeException {
    var exception = self
    exception.place = member
    return exception
  }

  /// Returns an exception that has a place with the value around that: `children[0]`, or the argument. One without a
  /// place stays as it is.
  package func within(_ value: @autoclosure () -> String) -> NativeException {
    guard let place else { return self }
    return at(place.isEmpty ? value() : "\(value()).\(place)")
  }

  /// The exception that UIKit raises for an invalid view controller.
  package static func invalidArgument(_ reason: String) -> NativeException {
    NativeException(name: ModuleCode.invalidArgument.rawValue, reason: reason)
  }

  /// The exception that Foundation raises for an index beyond the end of an array.
  package static func range(index: Int, count: Int) -> NativeException {
    let bounds = count == 0 ? "for an empty array" : "[0 .. \(count - 1)]"
    return NativeException(
      name: ModuleCode.rangeException.rawValue, reason: "The index \(index) is beyond the bounds \(bounds).")
  }

  /// Adds to a sentence about an exception what becomes of the app on a phone, where nothing catches it.
  package static func endingApp(_ sentence: String) -> String {
    let isWhole = sentence.hasSuffix(".") || sentence.hasSuffix("!") || sentence.hasSuffix("?")
    return sentence + (isWhole ? " " : ". ") + "On a phone the app ends here."
  }

  /// The exception that reading an array at an index raises. Nil for a valid index.
  package static func beyondBounds(_ index: Int, count: Int) -> NativeException? {
    (0..<count).contains(index) ? nil : .range(index: index, count: count)
  }
}

/// Handles the exceptions that iOS throws. On iOS they are not caught, and the process ends. Here they are recorded as
/// diagnostics, and the process ends only under `--faithful-crashes` (protocol §6, §10).
extension NativeHost {
  /// - Parameters:
  ///   - call: the call that throws, as people read it: `Camera.open`. Nil where no call does.
  ///   - isCaught: true for an exception that the script gets as an error, on a phone, too.
  package func report(_ exception: NativeException, of call: String? = nil, isCaught: Bool = false) {
    // A refusal that only the emulator makes has been reported already.
    guard exception.isOfIOS else { return }
    let words = call.map { "\($0) raised an exception: \(exception.sentence)" } ?? exception.sentence
    logError(exception.name, isCaught ? words : NativeException.endingApp(words))
    if configuration.faithfulCrashes, !isCaught { crash(exception) }
  }

  package func report(_ diagnostic: UIDiagnostic) {
    guard diagnostic.isException else { return diagnostics.record(diagnostic.kind, diagnostic.message) }
    report(NativeException(name: diagnostic.kind, reason: diagnostic.message))
  }

  /// Writes the line that iOS writes for an uncaught exception, and ends the process by SIGABRT.
  private func crash(_ exception: NativeException) -> Never {
    let line = "*** Terminating app due to uncaught exception '\(exception.name)', reason: '\(exception.reason)'\n"
    _ = unsafe line.utf8CString.withUnsafeBufferPointer { unsafe write(STDERR_FILENO, $0.baseAddress!, $0.count - 1) }
    // The default action of the signal ends the process without a backtrace of the emulator itself.
    signal(SIGABRT, SIG_DFL)
    abort()
  }
}

extension RPCError {
  /// The error of a pending command whose bridge is gone (protocol §6).
  static let bridgeInvalidated = RPCError(
    .bridgeInvalidated, "bridge invalidated", data: ["code": ModuleCode.bridgeInvalidated.json])

  /// The error of a command that is known never to settle on iOS (protocol §6).
  package static func neverSettles(_ why: String) -> RPCError {
    RPCError(.rejected, why, data: ["code": ModuleCode.neverSettles.json])
  }

  /// The rejection for an exception that iOS would throw (rnn-commands §2.2; protocol §10). For one with a place,
  /// `data` has that as its `path`.
  package static func exception(_ exception: NativeException) -> RPCError {
    let data: JSON = ["code": .string(exception.name)]
    return RPCError(
      .rejected, exception.sentence, data: exception.place.map { data.merging(["path": .string($0)]) } ?? data)
  }

  /// The error of a call to a module that the script's architecture does not have.
  static func ofOtherArchitecture(_ method: ModuleTable.Reference, runs architecture: Architecture) -> RPCError {
    RPCError(
      .methodNotFound,
      "'\(method.fullName)' was called by the route of \(method.architecture.rawValue); this script's architecture is "
        + "\(architecture.rawValue) (see initialize).")
  }

  /// The form of the error for the reject callback of a bridge call with wrong arguments (protocol §10).
  var asInvalidArguments: RPCError {
    RPCError(.rejected, message, data: ["code": "INVALID_ARGUMENTS"])
  }
}
