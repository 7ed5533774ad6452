public import NavbridgeWire

/// The driver's method that counts what a native side has and did (protocol §10).
public enum StatisticsMethods {
  /// `stats/get`: counters, queues, live objects and diagnostics (`Statistics`).
  public static let get = DeclaredMethod(
    "stats/get", .request, "Counters, depths of queues, live objects by class, diagnostics.",
    returns: .json("§10, `stats/get`"))

  /// `stats/waits`: which native code waits for which.
  public static let waits = DeclaredMethod(
    "stats/waits", .request,
    "The waits between the script's thread, the main queue, method queues, locks and set-ups of modules, and those that were "
      + "reported: circles, waits that never end, and those over `--wait-budget`.",
    returns: .json("§10, `stats/waits`"))
}

/// The driver's view of the messages between the sides, and of the steps within the native side (protocol §8, §10, §11).
public enum TrafficMethods {
  /// `traffic/subscribe`: the driver receives entries from now on. Another subscription of the driver takes its place.
  public static let subscribe = DeclaredMethod(
    "traffic/subscribe", .request, "Sends this driver notifications `traffic/entry` from now on.",
    .optional(
      .words(
        "kinds", TraceRecord.Kind.self,
        "the kinds of entries; without it call, callback, result, error, event, surface and reload")),
    returns: .empty)

  /// `traffic/entry`: one entry (`TrafficEntry`).
  public static let entry = DeclaredMessage(
    "traffic/entry", from: .native, "A message between the sides, or a step within the native side.",
    .integer("seq", "the number of the entry, from 1"),
    .number("at", of: .milliseconds, "the time on the device's clock"),
    .integer("epoch", "the script context"),
    .nullable(.word("route", Architecture.self, "the script's route; null without a script")),
    .nullable(.word("direction", TrafficDirection.self, "null for a step within the native side")),
    .word("kind", TraceRecord.Kind.self, "the kind of the entry"),
    .text("module", "the module, view controller or event concerned"),
    .text("method", "the method, appearance call or phase"),
    .nullable(.text("id", "the component or command concerned")),
    .integer("bytes", "the length of the message; 0 for a step"),
    .nullable(.integer("cause", "the `seq` of the entry that caused this one; null for none")),
    .word("queue", TraceRecord.Queue.self, "the queue on which it happened"),
    .number("realTime", of: .milliseconds, "the time of the queue's own clock, which never jumps"),
    .optional(.value("payload", "the content")))
}

/// The driver's methods that move the device's virtual clock (protocol §8a). With a real clock they are refused, -32601.
public enum ClockMethods {
  /// `clock/pause`: only drivers move the clock.
  public static let pause = DeclaredMethod(
    "clock/pause", .request, "Pauses the clock. Only `clock/advance`, `clock/step` and `clock/settle` move it then.",
    returns: .clock)

  /// `clock/resume`: the clock jumps again.
  public static let resume = DeclaredMethod(
    "clock/resume", .request, "Lets time jump again when nothing is left to do.", returns: .clock)

  /// `clock/now`: reads the clock.
  public static let now = DeclaredMethod("clock/now", .request, "Reads the clock.", returns: .clock)

  /// `clock/step`: moves the clock to the next due work.
  public static let step = DeclaredMethod(
    "clock/step", .request,
    "Moves time to the next thing due. Answers when time has got there and both sides are idle.",
    returns: .clock)

  /// `clock/advance`: moves the clock by a time span.
  public static let advance = DeclaredMethod(
    "clock/advance", .request,
    "Moves time, through all that is due on the way. Answers when time has got there and both sides are idle.",
    .number("ms", of: .milliseconds, in: .day, "the time span"),
    returns: .clock)

  /// `clock/settle`: moves the clock for as long as something is awaited.
  public static let settle = DeclaredMethod(
    "clock/settle", .request,
    "Pauses the clock and moves time for as long as something is awaited: an animation, a gesture, or a timer that the script "
      + "has set once, for at most `longest`. Longer timers and intervals are not awaited, but come if their time does. "
      + "Answers when nothing is awaited. -32003 when something still is after `limit`.",
    .number("longest", of: .milliseconds, in: .day, "the longest timer of the script that is awaited", default: 1500),
    .number("limit", of: .milliseconds, in: .day, "the limit, on the device's clock", default: 120_000),
    .number(
      "rest", of: .milliseconds, in: .day, "the time for which nothing must be awaited before the answer", default: 0),
    returns: .clock)
}
