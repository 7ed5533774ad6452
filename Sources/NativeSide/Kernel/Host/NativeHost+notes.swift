internal import Shared

/// What a script's transcript holds besides what goes between the sides, for scripts that ask for it (protocol §11,
/// `$/note`), and what is said on standard error.
extension NativeHost {
  /// Subjects mentioned at the most, so that a script cannot fill a log with them.
  private static let mentionLimit = 200

  /// Mentions something that does not do what it was meant to, once in the process's life for each subject.
  func mention(_ subject: String, code: String, _ sentence: String) {
    guard mentioned.count < Self.mentionLimit,
      mentioned.insert(ExactText(subject.cut(to: String.sentenceBytes))).inserted
    else { return }
    let sentence = sentence.cut(to: String.sentenceBytes)
    configuration.log(sentence)
    note("diagnostic", ["code": .string(code), "message": .string(sentence)])
  }

  /// Notes what a driver's hand did to the device.
  func noteAct(_ method: String, _ params: JSONValue?) {
    guard session?.hearsNotes == true else { return }
    note("act", ["method": .string(method), "params": params?.json ?? [:]])
  }

  private func note(_ kind: String, _ members: JSONObject) {
    guard let session, session.hearsNotes else { return }
    wire.notify(session.peer, "$/note") { writer in
      writer.value(.object(members.merging(["kind": .string(kind)]) { one, _ in one }))
    }
  }

  /// Tells script that a call was refused which nobody can reject: a void method's.
  func reportRefusal(of name: String, _ exception: NativeException) {
    guard let session else { return }
    let error = RPCError.exception(exception)
    wire.notify(session.peer, "$/error") { writer in
      writer.object {
        writer.key("code")
        writer.value(error.code)
        writer.key("message")
        writer.value("\(name) was refused: \(error.message)".cut(to: String.sentenceBytes))
        writer.key("data")
        writer.value(error.data)
      }
    }
  }
}
