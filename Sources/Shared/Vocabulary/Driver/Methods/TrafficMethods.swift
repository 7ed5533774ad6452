public import NavbridgeWire

/// The driver's view of the messages between the sides, and of the steps within the native side (protocol §8, §10, §11).
public enum TrafficMethods {
  public static let subscribe = DriverMethod(
    "traffic/subscribe", .request, "Sends this driver notifications `traffic/entry` from now on.",
    .optional(
      "kinds", .words(TraceRecord.Kind.self),
      "the kinds of entries; without it call, callback, result, error, event, surface and reload"),
    returns: .empty)

  public static let entry = DriverNotification(
    "traffic/entry", "A message between the sides, or a step within the native side.",
    .required("seq", .wholeNumber, "the number of the entry, from 1"),
    .required("at", .number(of: .milliseconds), "the time on the device's clock"),
    .required("epoch", .wholeNumber, "the script context"),
    .nullable("route", .word(Architecture.self), "the script's route; null without a script"),
    .nullable("direction", .word(TrafficDirection.self), "null for a step within the native side"),
    .required("kind", .word(TraceRecord.Kind.self), "the kind of the entry"),
    .required("module", .text, "the module, view controller or event concerned"),
    .required("method", .text, "the method, appearance call or phase"),
    .nullable("id", .text, "the component or command concerned"),
    .required("bytes", .wholeNumber, "the length of the message; 0 for a step"),
    .nullable("cause", .wholeNumber, "the `seq` of the entry that caused this one; null for none"),
    .required("queue", .word(TraceRecord.Queue.self), "the queue on which it happened"),
    .required("realTime", .number(of: .milliseconds), "the time of the queue's own clock, which never jumps"),
    .optional("payload", .any, "the content"))
}
