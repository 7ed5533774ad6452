public import NavbridgeWire

/// One recorded event, with the ids that relate it to others. Drivers that subscribe to the traffic receive it.
public struct TraceRecord: Sendable, Equatable {
  /// What a record is about.
  public enum Kind: String, Sendable, CaseIterable {
    /// A call from the script arrived at a module.
    case call
    /// A call's callback was invoked (bridge).
    case callback
    /// A call was answered with its result (turbo).
    case result
    /// A call was rejected or refused.
    case error
    /// An event was sent to the script.
    case event
    /// A surface started, mounted, or ended.
    case surface
    /// A generation ended or began.
    case reload
    /// A call arrived at the main queue.
    case hop
    /// The commands handler began a command.
    case handler
    /// A presenter began a phase, or set a property.
    case presenter
    /// A view controller's appearance call.
    case appearance
    /// A transition began or ended.
    case transition
    /// UIKit took one of its variants (uikit-behaviour §8).
    case variant
    /// A manager built an object.
    case manager
    /// The factory made a view controller for a layout.
    case factory
    /// A screen's layout guides changed, or a scroll view's insets did.
    case layout
    /// An animation that options request began, drew a frame, or ended.
    case animation
    /// A router began or ended an action, or noticed a change by a user (native-router §5).
    case perform
    /// A route was mapped to a coordinator (native-router §8).
    case mapping
    /// A router planned an action, or executed a step of the plan (native-router §6).
    case plan
    /// A coordinator started or stopped (native-router §7).
    case coordinator
    /// A router of links handled a URL (native-router §11).
    case deeplink
    /// A queued operation of layered navigation began or ended.
    case operation
    /// A key of layered navigation's store changed, and the display reacts.
    case reaction
    /// A lock of layered navigation was taken, or was released by a controller that has shown.
    case lock
    /// A step of the set-up of a screen.
    case setup
    /// The bridge thread read a message.
    case read
    /// A message passed through the method queue (turbo).
    case methodQueue
    /// A request of a driver that acts on the device began.
    case act
    /// A timer fired.
    case timer
    /// A message to the script was written.
    case write
    /// The screen was drawn, after acts and settled calls.
    case picture

    /// The kinds that the protocol calls traffic. Records of other kinds are sent only to subscribers that name them.
    public static let traffic: [Kind] = [.call, .callback, .result, .error, .event, .surface, .reload]
  }

  /// The place where the recorded event happened.
  public enum Queue: String, Sendable, CaseIterable {
    /// The queue of sockets and messages.
    case bridge
    /// The method queue of modules.
    case methodQueue
    /// The main queue.
    case main
  }

  /// The record's number, counted from 1.
  public var sequence: Int
  /// The number of the record of the direct cause. Nil if nothing that was recorded caused it.
  public var cause: Int?
  /// The queue on which it happened.
  public var queue: Queue
  /// Nanoseconds of real time, since an arbitrary moment.
  public var realTime: Int64
  /// Nanoseconds on the device's clock.
  public var at: Int64
  /// The script context.
  public var generation: Generation
  /// What has happened.
  public var kind: Kind
  /// The module, view controller or event concerned.
  public var subject: String
  /// The method, appearance call or phase.
  public var action: String
  /// The component or command concerned, if there is one.
  public var id: String?
  /// The number of bytes on the wire, for what was sent on the wire.
  public var bytes: Int
  /// The content that was carried, if the reader asked for it.
  public var payload: JSON

  /// A record. Times are in nanoseconds.
  public init(
    sequence: Int, cause: Int?, queue: Queue = .main, realTime: Int64, at: Int64, generation: Generation, kind: Kind,
    subject: String, action: String, id: String? = nil, bytes: Int = 0, payload: JSON = .null
  ) {
    self.sequence = sequence
    self.cause = cause
    self.queue = queue
    self.realTime = realTime
    self.at = at
    self.generation = generation
    self.kind = kind
    self.subject = subject
    self.action = action
    self.id = id
    self.bytes = bytes
    self.payload = payload
  }
}
