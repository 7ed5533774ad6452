import Glibc
internal import NavbridgeRuntime
internal import NavbridgeVocabulary
internal import NavbridgeWire

/// The output of a script: its printed lines, and the transcript.
struct ScriptOutput: Sendable {
  let transcript: ScriptSettings.Transcript
  /// The looks of the two outputs.
  var outputStyle = TextStyle.plain
  var errorStyle = TextStyle.plain
  let write: @Sendable (_ line: String, _ descriptor: CInt) -> Void

  /// Prints a line of the console, or an error that the script has left unhandled.
  ///
  /// - Parameters:
  ///   - place: the place of the call that prints it, if that was requested.
  ///   - values: the printed values as trees, if that was requested.
  func print(
    _ level: String, _ text: String, _ moment: TranscriptEntry.Moment, isUnhandled: Bool = false,
    at place: String? = nil, values: [JSON]? = nil
  ) {
    if transcript == .json {
      let event = TranscriptEntry.Event.console(level: level, text: text, isUnhandled: isUnhandled, values: values)
      return record(TranscriptEntry(moment, event, at: place))
    }
    // The app's lines are as long as the app has made them.
    switch level {
    case "warn": write(errorStyle.yellow(text.printable), STDERR_FILENO)
    case "error": write(errorStyle.red(text.printable), STDERR_FILENO)
    default: write(text.printable, STDOUT_FILENO)
    }
  }

  /// Records an entry if a transcript is requested. `entry` is evaluated only then.
  func record(_ entry: @autoclosure () -> TranscriptEntry) {
    switch transcript {
    case .none: break
    case .text: write(entry().text(outputStyle), STDOUT_FILENO)
    case .json: write(entry().json.description.printableJSON, STDOUT_FILENO)
    }
  }

  static func writeLine(_ line: String, _ descriptor: CInt) {
    // A script whose output is incomplete has not succeeded. A failed write to standard error is ignored.
    guard !SystemFiles.write(line + "\n", to: descriptor), descriptor == STDOUT_FILENO else { return }
    StandardOutput.complain(errno)
    _exit(EX_IOERR)
  }
}
