public import NavbridgeWire

/// The failure of a test, of a hook, or of a whole file.
public struct TestFailure: Sendable, Equatable {
  /// The sentences of the failure, with the difference of the values.
  public var message: String
  /// The place in the test file, `file:line:column`; nil if the engine reports none.
  public var place: String?
  /// The screen at the time of the failure, as the lines of a tree.
  public var tree: [String] = []
  /// The last lines of the transcript.
  public var transcript: [String] = []
  /// The folder with the transcript and the data for a replay.
  public var folder: String?
  /// The failures of hooks that followed.
  public var others: [String] = []

  public init(message: String) { self.message = message }

  /// Reads a failure that a worker has reported.
  public init(_ json: JSON) {
    message = json["message"]?.string ?? ""
    place = Self.place(in: json["stack"]?.string ?? "")
    tree = Self.texts(json["tree"])
    transcript = Self.texts(json["transcript"])
    folder = json["folder"]?.string
    others = (json["others"]?.array ?? []).compactMap { $0["message"]?.string }
  }

  public var json: JSON {
    [
      "message": .string(message), "place": Self.json(place), "tree": Self.json(tree),
      "transcript": Self.json(transcript), "folder": Self.json(folder), "others": Self.json(others),
    ]
  }

  /// The innermost frame of a stack that is not of the library: `name@file:line:column`.
  private static func place(in stack: String) -> String? {
    for line in stack.split(separator: "\n") {
      let place = line[(line.lastIndex(of: "@").map { line.index(after: $0) } ?? line.startIndex)...]
      let parts = place.split(separator: ":")
      if parts.count >= 3, !place.hasPrefix("navbridge:"), Int(parts.last!) != nil { return String(place) }
    }
    return nil
  }

  private static func texts(_ json: JSON?) -> [String] { (json?.array ?? []).compactMap(\.string) }
  private static func json(_ text: String?) -> JSON { text.map { .string($0) } ?? .null }
  private static func json(_ texts: [String]) -> JSON { .array(texts.map { .string($0) }) }
}
