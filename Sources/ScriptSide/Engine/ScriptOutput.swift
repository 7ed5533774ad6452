import Glibc
internal import NavbridgeRuntime

/// The output of a script: its printed lines, and the transcript.
struct ScriptOutput: Sendable {
  let transcript: ScriptSettings.Transcript
  let write: @Sendable (_ line: String, _ descriptor: CInt) -> Void

  /// Prints a line of the console, or an error that the script has left unhandled.
  func print(_ level: String, _ text: String, _ moment: TranscriptEntry.Moment, isUnhandled: Bool = false) {
    if transcript == .json {
      return record(TranscriptEntry(moment, .console(level: level, text: text, isUnhandled: isUnhandled)))
    }
    write(text, level == "warn" || level == "error" ? STDERR_FILENO : STDOUT_FILENO)
  }

  /// Records an entry if a transcript is requested. `entry` is evaluated only then.
  func record(_ entry: @autoclosure () -> TranscriptEntry) {
    switch transcript {
    case .none: break
    case .text: write(entry().text, STDOUT_FILENO)
    case .json: write(entry().json.description, STDOUT_FILENO)
    }
  }

  static func writeLine(_ line: String, _ descriptor: CInt) {
    var line = line + "\n"
    line.withUTF8 { bytes in
      var sent = 0
      while sent < bytes.count {
        let count = Glibc.write(descriptor, bytes.baseAddress! + sent, bytes.count - sent)
        if count < 0 && errno == EAGAIN {
          var ready = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
          poll(&ready, 1, -1)
        } else if count <= 0 && errno != EINTR {
          // A script whose output is incomplete has not succeeded. A failed write to standard error is ignored.
          guard descriptor == STDOUT_FILENO else { return }
          StandardOutput.complain(errno)
          _exit(EX_IOERR)
        }
        sent += max(0, count)
      }
    }
  }
}
