/// One thing that happened, with the ids that join it to others. Timeline, traffic view, assertions and statistics are
/// all readers of these.
public struct TraceRecord: Sendable, Equatable {
  public enum Kind: String, Sendable, CaseIterable {
    /// A call of the script's reached a module.
    case call
    /// A call's callback was invoked (bridge).
    case callback
    /// A call's result was answered (turbo).
    case result
    /// A call was rejected or refused.
    case error
    /// An event went to the script.
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
    /// A manager built an object.
    case manager
    /// The factory made a controller of a layout.
    case factory
    /// A screen's layout guides changed, or a scroll view's insets did.
    case layout
    /// An animation that options ask for began, drew a frame, or ended.
    case animation
  }

  /// Counts records from 1.
  public var sequence: Int
  /// Nanoseconds on the device's clock.
  public var at: Int64
  public var generation: Generation
  public var kind: Kind
  /// The module, controller or event concerned.
  public var subject: String
  /// The method, appearance call or phase.
  public var action: String
  /// The call this belongs to, where there is one.
  public var call: Int?
  /// The component or command concerned, where there is one.
  public var id: String?
  /// Bytes on the wire, where it was on the wire.
  public var bytes: Int
  /// What was carried, where the reader asked for it.
  public var payload: JSON

  public init(
    sequence: Int, at: Int64, generation: Generation, kind: Kind, subject: String, action: String,
    call: Int? = nil, id: String? = nil, bytes: Int = 0, payload: JSON = .null
  ) {
    self.sequence = sequence
    self.at = at
    self.generation = generation
    self.kind = kind
    self.subject = subject
    self.action = action
    self.call = call
    self.id = id
    self.bytes = bytes
    self.payload = payload
  }
}
