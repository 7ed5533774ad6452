public import NavbridgeWire

/// What a native side has counted, what it waits for and what it has noticed: the answer to `stats/get` (protocol §10).
public struct Statistics: Sendable, Equatable {
  /// The number of things that the device waits for, by their kinds.
  public struct Pending: Sendable, Equatable {
    /// Commands of the script that have not settled.
    public let commands: Int
    /// Roots of React whose content the script has not mounted.
    public let surfaces: Int
    /// Work that is scheduled on the device's clock.
    public let timers: Int
    /// Transitions that run.
    public let transitions: Int
    /// Pushes with a preview that wait for a finger to press harder.
    public let awaitingFinger: Int
    /// 1 while a driver holds a finger on the screen, otherwise 0.
    public let heldFingers: Int
  }

  /// A queue of the native side.
  public struct Queue: Sendable, Equatable {
    /// The number of items that wait.
    public let depth: Int
    /// The number of items that have run.
    public let ran: Int
  }

  /// The messages that were dropped.
  public struct Dropped: Sendable, Equatable {
    /// Messages of a script context that has ended.
    public let oldEpoch: Int
    /// Events to which no script listens.
    public let noListener: Int
  }

  /// The number of commands of all script contexts that have ended, by the way in which they did.
  public struct Settled: Sendable, Equatable {
    /// Commands whose promise was resolved.
    public let resolved: Int
    /// Commands whose promise was rejected.
    public let rejected: Int
    /// Commands that a reload, or the loss of the script, has ended.
    public let invalidated: Int
    /// Commands that iOS would leave pending for ever.
    public let neverSettles: Int
  }

  /// A remark of the native side about the app.
  public struct Diagnostic: Sendable, Equatable {
    /// The kind of the remark, such as `unknownOption` or the name of an exception of iOS.
    public let kind: String
    /// A full sentence.
    public let message: String
    /// The time on the device's clock, in milliseconds.
    public let at: Double
  }

  /// The number of the script context, from 1; 0 before the first one.
  public let epoch: Int
  /// The number of live objects, by the names of their classes.
  public let liveObjects: [String: Int]
  /// What the device waits for.
  public let pending: Pending
  /// One sentence for each command that has not settled, with the reason.
  public let pendingCommands: [String]
  /// The queue of the main thread.
  public let mainQueue: Queue
  /// The method queue of the new architecture's modules.
  public let methodQueue: Queue
  /// The number of connections, with this driver's.
  public let connections: Int
  /// The number of turns that peers have had (protocol §1).
  public let turns: Int
  /// True while a script that shares the clock has not answered what it waits for.
  public let awaitsScript: Bool
  /// The messages that were dropped.
  public let dropped: Dropped
  /// The commands that have ended.
  public let settled: Settled
  /// The remarks, oldest first.
  public let diagnostics: [Diagnostic]
  /// The whole answer, with what the design of the device has counted besides (`router`, `layers`).
  public let json: JSON
}

extension Statistics {
  /// Reads an answer to `stats/get`. Throws `ModuleCode.malformedAnswer` for the first member that is missing or wrong.
  package init(answer: JSON) throws(RPCError) {
    do throws(AnswerFailure) {
      try self.init(AnswerReader(answer))
    } catch {
      throw error.error(of: StatisticsMethods.get.name)
    }
  }

  private init(_ reader: AnswerReader) throws(AnswerFailure) {
    try reader.expectObject()
    json = reader.json
    epoch = try reader.read(.integer("epoch"))
    liveObjects = try reader.counts("liveObjects")
    pending = try Pending(reader.part("pending"))
    pendingCommands = try reader.read(.texts("pendingCommands"))
    let queues = try reader.part("queues")
    mainQueue = try Queue(queues.part("main"))
    methodQueue = try Queue(queues.part("methodQueue"))
    connections = try reader.read(.integer("connections"))
    turns = try reader.read(.integer("turns"))
    awaitsScript = try reader.read(.flag("awaitsScript"))
    dropped = try Dropped(reader.part("dropped"))
    settled = try Settled(reader.part("settled"))
    _ = try reader.read(.array("diagnostics"))
    var remarks: [Diagnostic] = []
    for item in try reader.items("diagnostics") { remarks.append(try Diagnostic(item)) }
    diagnostics = remarks
  }
}

extension Statistics.Pending {
  fileprivate init(_ reader: AnswerReader) throws(AnswerFailure) {
    commands = try reader.read(.integer("commands"))
    surfaces = try reader.read(.integer("surfaces"))
    timers = try reader.read(.integer("timers"))
    transitions = try reader.read(.integer("transitions"))
    awaitingFinger = try reader.read(.integer("awaitingFinger"))
    heldFingers = try reader.read(.integer("heldFingers"))
  }
}

extension Statistics.Queue {
  fileprivate init(_ reader: AnswerReader) throws(AnswerFailure) {
    depth = try reader.read(.integer("depth"))
    ran = try reader.read(.integer("ran"))
  }
}

extension Statistics.Dropped {
  fileprivate init(_ reader: AnswerReader) throws(AnswerFailure) {
    oldEpoch = try reader.read(.integer("oldEpoch"))
    noListener = try reader.read(.integer("noListener"))
  }
}

extension Statistics.Settled {
  fileprivate init(_ reader: AnswerReader) throws(AnswerFailure) {
    resolved = try reader.read(.integer("resolved"))
    rejected = try reader.read(.integer("rejected"))
    invalidated = try reader.read(.integer("invalidated"))
    neverSettles = try reader.read(.integer("neverSettles"))
  }
}

extension Statistics.Diagnostic {
  fileprivate init(_ reader: AnswerReader) throws(AnswerFailure) {
    kind = try reader.read(.text("kind"))
    message = try reader.read(.text("message"))
    at = try reader.read(.number("at"))
  }
}
