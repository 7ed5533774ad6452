internal import NavbridgeVocabulary
public import NavbridgeWire

/// An entry of the traffic as a step of a tree of causes (protocol §10, §11).
public struct TraceEntry: Sendable {
  public let sequence: Int
  /// The number of the entry that caused this one. Nil if no recorded entry did.
  public let cause: Int?
  public let kind: String
  public let module: String
  public let method: String
  public let id: String?
  /// The queue on which the step happened: `bridge`, `methodQueue` or `main`.
  public let queue: String
  /// Milliseconds on the device's clock.
  public let deviceTime: Double
  /// Milliseconds of real time, since an arbitrary moment.
  public let realTime: Double
  /// The whole entry.
  public let json: JSON

  /// Reads a `traffic/entry`.
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
