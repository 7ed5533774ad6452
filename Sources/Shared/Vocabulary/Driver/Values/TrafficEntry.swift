public import NavbridgeWire

/// A message between the sides, or a step within the native side, as a driver receives it (protocol §10, §11).
public struct TrafficEntry: Sendable, Equatable {
  /// The number of the entry, from 1.
  public let sequence: Int
  /// The number of the entry that caused this one. Nil if no recorded entry did.
  public let cause: Int?
  /// The number of the script context.
  public let epoch: Int
  /// The script's route; nil without a script.
  public let architecture: Architecture?
  /// The direction of a message; nil for a step within the native side.
  public let direction: TrafficDirection?
  /// What has happened.
  public let kind: TraceRecord.Kind
  /// The module, view controller or event concerned.
  public let module: String
  /// The method, appearance call or phase.
  public let method: String
  /// The component or command concerned, if there is one.
  public let id: String?
  /// The length of the message on the wire; 0 for a step.
  public let bytes: Int
  /// The queue on which it happened.
  public let queue: TraceRecord.Queue
  /// Milliseconds on the device's clock.
  public let deviceTime: Double
  /// Milliseconds of real time, since an arbitrary moment.
  public let realTime: Double
  /// The content that was carried, for the kinds that have one.
  public let payload: JSON?
  /// The whole entry, as documents of traces have it.
  public let json: JSON
}

extension TrafficEntry {
  /// Reads the params of a `traffic/entry`. Throws -32602 for the first member that is missing or wrong.
  package init(_ params: JSONValue) throws(RPCError) {
    (
      sequence, deviceTime, epoch, architecture, direction, kind, module, method, id, bytes, cause, queue, realTime,
      payload
    ) = try TrafficMethods.entry.readParams(params)
    json = params.json
  }
}
