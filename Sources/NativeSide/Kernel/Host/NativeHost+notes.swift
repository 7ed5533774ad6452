internal import NavbridgeVocabulary
internal import NavbridgeWire

/// The entries of a script's transcript that are not messages between the sides, for scripts that ask for them
/// (protocol §11, `$/note`), and the lines that are written to standard error.
extension NativeHost {
  /// The maximum number of mentioned subjects, so that a script cannot fill a log with them.
  private static let mentionLimit = 200

  /// Logs that something does not have its intended effect, once for each subject in the life of the process.
  package func mention(_ subject: String, code: String, _ sentence: @autoclosure () -> String) {
    guard mentioned.count < Self.mentionLimit,
      mentioned.insert(ExactText(subject.cut(to: String.sentenceBytes))).inserted
    else { return }
    let sentence = sentence().cut(to: String.sentenceBytes)
    configuration.log(sentence)
    note(.diagnostic, code: code, message: sentence)
  }

  /// Sends a note of an act that a driver performed on the device.
  func noteAct(_ method: String, _ params: JSONValue?) {
    guard session?.receivesNotes == true else { return }
    note(.act, method: method, params: params?.json ?? [:])
  }

  /// Notes an event that has no listener, once for each name in a context. The text is React Native's, so that it is
  /// found where that is looked up (react-native-bridge §5).
  func noteNoListeners(of event: String) {
    noteOnce(code: "NO_LISTENERS", "Sending `\(event)` with no listeners registered.")
  }

  /// Records what React Native's log has as an error, and notes it once in a context.
  func logError(_ kind: String, _ sentence: String) {
    diagnostics.record(kind, sentence)
    noteOnce(code: kind, sentence)
  }

  private func noteOnce(code: String, _ sentence: String) {
    guard let session, session.receivesNotes, session.notedSentences.insert(sentence).inserted else { return }
    note(.diagnostic, code: code, message: sentence)
  }

  /// Notes a variant that UIKit has taken.
  func noteVariant(_ sentence: String) { note(.diagnostic, code: "UIKIT_VARIANT", message: sentence) }

  private func note(
    _ kind: NoteKind, method: String? = nil, params: JSON? = nil, code: String? = nil, message: String? = nil
  ) {
    guard let session, session.receivesNotes else { return }
    wire.notify(session.peer, ReportMessages.note, method, params, code, message, kind)
  }

  /// Sends the script side the failure of a native module's code that has no promise to reject.
  func reportFailure(of name: String, _ error: RPCError) {
    guard let session else { return }
    let sentence = "\(name) failed: \(error.message)".cut(to: String.sentenceBytes)
    wire.notify(session.peer, ReportMessages.error, error.code, sentence, nil, nil, error.data)
  }

  /// Sends the script side the refusal of a void method's call, which has no promise to reject.
  package func reportRefusal(of name: String, _ exception: NativeException) {
    guard let session else { return }
    let error = RPCError.exception(exception)
    let sentence = "\(name) was refused: \(error.message)".cut(to: String.sentenceBytes)
    wire.notify(session.peer, ReportMessages.error, error.code, sentence, nil, session.voidCalls, error.data)
  }
}
