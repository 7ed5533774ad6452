internal import NavbridgeWire

/// The messages by which a script shows React Native's own modals and alerts, and the keyboard (protocol §5).
package enum HostMessages {
  package static let presentModal = DeclaredMessage(
    "modalHost/present", from: .script, "Presents a `<Modal>`. The event `modalHostShown` answers.", .hostTag,
    .optional(.tag("rootTag", "the surface whose content the modal belongs to; touches then find its content")),
    .optional(.object("props", [], "`presentationStyle`, `animationType`, `transparent`, …")))

  package static let dismissModal = DeclaredMessage(
    "modalHost/dismiss", from: .script, "Dismisses a `<Modal>`. The event `modalHostDismissed` answers.", .hostTag)

  package static let showRootView = DeclaredMessage(
    "rootView/show", from: .script,
    "Shows a component in the window, in place of the one before. Only the design `react-native` takes it.",
    .text("moduleName", "the component's name in `AppRegistry`"))

  package static let presentAlert = DeclaredMessage(
    "alert/present", from: .script,
    "Shows an `Alert` in a window of its own above all others. The event `alertAnswered` answers a press of a button.",
    .alertId,
    .optional(
      .object(
        "props", [],
        """
        `title`, `message`, `buttons` (an array of `{ID: TEXT}`), `cancelButtonKey`, `destructiveButtonKey`, \
        `preferredButtonKey`, `type`, `defaultValue`, `style`, `disabledButtons`, `destructiveButtons`
        """)))

  package static let dismissAlert = DeclaredMessage(
    "alert/dismiss", from: .script, "Takes an `Alert` down without an answer.", .alertId)

  package static let keyboard = DeclaredMessage(
    "keyboard/visible", from: .script,
    "A text input has taken the focus, or has given it up, or its text asks for another case of the next letter.",
    .flag("visible"),
    .optional(.tag("rootTag", "the surface in which the input is; the keyboard then leaves with its view")),
    .optional(.tag("hostTag", "the component with content of its own in which the input is")),
    .flag("capitalizes", "true: the next letter is a capital, by `autoCapitalize` and the text", default: false))

  static let all = [
    presentModal.declaration, dismissModal.declaration, showRootView.declaration, presentAlert.declaration,
    dismissAlert.declaration,
    keyboard.declaration,
  ]
}

/// The messages by which both sides share the device's clock (protocol §8a). They are not counted among the messages
/// that a script has handled.
package enum ClockMessages {
  package static let idle = DeclaredMessage(
    "clock/idle", from: .script, "The script has handled the messages so far, and has nothing left to do.",
    .integer("received", "the number of messages that it has handled"),
    .nullable(.number("nextTimer", of: .milliseconds, "the time of its next timer; null without one")),
    .optional(
      .flag("awaits", "answers `longest`: true if there is a timer that was set once, for at most that time")),
    .optional(
      .number(
        "reached", of: .milliseconds,
        "the script's own time, if it is ahead of the clock because a turn has waited for time to pass; the clock follows"
      )))

  package static let want = DeclaredMessage(
    "\(ConnectionMessageNames.clockWant)", from: .native, "Asks for `clock/idle`.",
    .integer("sent", "the number of messages sent so far"),
    .optional(.number("longest", of: .milliseconds, "asks for `awaits`, too")))

  package static let now = DeclaredMessage(
    "\(ConnectionMessageNames.clockNow)", from: .native, "The clock has moved.",
    .number("ms", of: .milliseconds, "the time of the clock"))

  static let all = [idle.declaration, want.declaration, now.declaration]
}

/// The messages about a script's context (protocol §7, §8, §10).
package enum ContextMessages {
  package static let didLoad = DeclaredMessage(
    "script/didLoad", from: .script, "The bundle of a script with `announcesLoad` has loaded.")

  package static let ran = DeclaredMessage(
    "script/ran", from: .script, "A function that a driver has sent has ended, behind the calls that it has made.",
    .integer("id", "that of `script/run`"), .optional(.value("value", "the result; without it null")),
    .optional(
      .object(
        "error",
        [
          FieldDeclaration("code", .wholeNumber, .optional), FieldDeclaration("message", .text, .optional),
          FieldDeclaration("data", .any, .optional),
        ], "the reason for which it failed")))

  package static let run = DeclaredMessage(
    "script/run", from: .native, "A driver has sent a function of JavaScript.",
    .integer("id", "the number of the function, which `script/ran` repeats"), .text("source", "the function's text"),
    .array("arguments", "its arguments"))

  package static let reload = DeclaredMessage(
    "host/reload", from: .native, "The context has ended. The next one begins with `initialize` (§7).",
    .integer("epoch", "that of the next context"), .text("reason"))

  static let all = [didLoad.declaration, ran.declaration, run.declaration, reload.declaration]
}

/// The messages by which the native side reports what went wrong, and what is of use in a transcript.
package enum ReportMessages {
  package static let error = DeclaredMessage(
    "$/error", from: .native, "A call without a promise, a call of a flush or a message was refused.", .integer("code"),
    .text("message"), .optional(.integer("callID", "the call of the flush (§4)")),
    .optional(
      .integer(
        "index",
        "its place in the flush; without `callID` its number among the context's calls without a promise, from 1")),
    .optional(.value("data", "with the `code` that a rejection would have")))

  package static let fatal = DeclaredMessage(
    "\(ConnectionMessageNames.fatal)", from: .native, "The connection is closed.", .integer("code"),
    .text("message", "the reason"))

  package static let note = DeclaredMessage(
    "$/note", from: .native, "An entry of the transcript of a script with `notes` (§11).",
    .optional(.text("method", "that of an act")), .optional(.object("params", [], "those of an act")),
    .optional(.text("code", "that of a diagnostic")), .optional(.text("message", "that of a diagnostic")),
    .word("kind", NoteKind.self))

  static let all = [error.declaration, fatal.declaration, note.declaration]
}

/// The kinds of notes: an act of a driver does something to the device, or an option or an event has no effect.
package enum NoteKind: String, Sendable, CaseIterable { case act, diagnostic }

/// The messages of both sides without an answer, other than calls and events.
public enum Messages {
  /// The declarations, for tables.
  public static let all: [MessageDeclaration] =
    SurfaceMessages.all + HostMessages.all + ClockMessages.all + ContextMessages.all + ReportMessages.all

  /// Returns true for a message whose work a phone does on its main queue.
  package static func runsOnMain(_ name: String) -> Bool {
    !(ClockMessages.all + ContextMessages.all).contains { $0.name == name }
  }

  /// Finds the message of a script with a name.
  package static func ofScript(_ name: String) -> MessageDeclaration? {
    all.first { $0.sender == .script && $0.name == name }
  }
}

extension Field where Value == FieldTypes.Tag {
  fileprivate static var hostTag: Self { .tag("hostTag", "React's tag of the `<Modal>`") }
  fileprivate static var alertId: Self { .tag("alertId", "the number that the script has given the alert") }
}
