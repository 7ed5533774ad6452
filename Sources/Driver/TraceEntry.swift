internal import NavbridgeVocabulary
public import NavbridgeWire

/// An entry of the traffic as a step of a tree of causes (protocol §10, §11).
public struct TraceEntry: Sendable {
  /// The number of the entry, from 1.
  public let sequence: Int
  /// The number of the entry that caused this one. Nil if no recorded entry did.
  public let cause: Int?
  /// The kind, one of the words of `TraceRecord.Kind`.
  public let kind: String
  /// The module, view controller or event concerned.
  public let module: String
  /// The method, appearance call or phase.
  public let method: String
  /// The component or command concerned, if there is one.
  public let id: String?
  /// The queue on which the step happened: `bridge`, `methodQueue` or `main`.
  public let queue: String
  /// Milliseconds on the device's clock.
  public let deviceTime: Double
  /// Milliseconds of real time, since an arbitrary moment.
  public let realTime: Double
  /// The whole entry.
  public let json: JSON

  /// A step of a tree, from an entry of `Driver.traffic`.
  public init(_ entry: TrafficEntry) { self.init(entry.json) }

  /// Reads a `traffic/entry`, also from a document of a trace. A member that is missing counts as empty, 0 or nil.
  public init(_ entry: JSON) {
    let text = { (key: String) in entry[key]?.string ?? "" }
    sequence = entry["seq"]?.int.map { Int($0) } ?? 0
    cause = entry["cause"]?.int.map { Int($0) }
    (kind, module, method, queue) = (text("kind"), text("module"), text("method"), text("queue"))
    id = entry["id"]?.string
    deviceTime = entry["at"]?.double ?? 0
    realTime = entry["realTime"]?.double ?? 0
    json = entry
  }

  /// True if the entry begins a command with this id or name, or a driver's request with this method.
  public func isBeginning(of name: String) -> Bool {
    switch kind {
    case "call": id == name || method == name
    case "read": module == "driver" && method == name
    default: false
    }
  }

  /// The id of the command, or the method of the driver's request, that the entry begins. A driver that waits requests
  /// nothing that leaves a trace.
  public var beginning: String? {
    switch kind {
    case "call": id.flatMap { $0.last?.isNumber == true ? $0 : nil }
    case "read": module == "driver" && method != DeviceMethods.waitForIdle.name ? method : nil
    default: nil
    }
  }

  /// The step in words.
  var words: String {
    switch kind {
    case "read": "read \(method)"
    case "methodQueue": "method queue"
    case "hop": "main queue"
    case "call": "call \(module).\(method)"
    case "timer": "timer"
    case "event": "event \(module)"
    case "write": "written"
    case "appearance": "\(method) \(id ?? module)"
    case "transition": method == "began" ? "transition began: \(module)" : "transition ended"
    case "variant": "UIKit's variant \(module): \(method)"
    case "operation", "reaction", "lock", "setup": Self.words([kind, module, method, id])
    default: Self.words([kind, method, id])
    }
  }

  private static func words(_ parts: [String?]) -> String {
    parts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: " ")
  }
}
