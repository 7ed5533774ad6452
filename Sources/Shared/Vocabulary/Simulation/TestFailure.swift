package import NavbridgeWire
internal import OrderedCollections

/// The failure of a test, of a hook, or of a whole file.
package struct TestFailure: Sendable, Hashable {
  /// The sentences of the failure, with the difference of the values.
  package var message: String
  /// The place of the failure, `file:line:column`; nil if the engine reports none.
  package var place: String?
  /// The calls that were running, innermost first, each with its place. The place of the failure is that of the first.
  package var frames: [String] = []
  /// The lines of code around the place.
  package var code: [String] = []
  /// The screen at the time of the failure, as the lines of a tree.
  package var tree: [String] = []
  /// The last lines of the transcript.
  package var transcript: [String] = []
  /// The folder with the transcript and the data for a replay.
  package var folder: String?
  /// The page with the film of the test.
  package var film: String?
  /// The command that repeats the test.
  package var replay: String?
  /// The failures of hooks that followed.
  package var others: [String] = []

  package init(message: String) { self.message = message }

  /// Reads a failure that a worker has reported.
  package init(_ json: JSON) {
    message = json["message"]?.string ?? ""
    place = json["place"]?.string
    frames = Self.texts(json["frames"])
    code = Self.texts(json["code"])
    tree = Self.texts(json["tree"])
    transcript = Self.texts(json["transcript"])
    folder = json["folder"]?.string
    film = json["film"]?.string
    replay = json["replay"]?.string
    others = (json["others"]?.array ?? []).map { TestFailure($0).located }
  }

  package var json: JSON {
    var members: JSONObject = [
      "message": .string(message), "place": Self.json(place), "frames": Self.json(frames), "code": Self.json(code),
      "tree": Self.json(tree),
      "transcript": Self.json(transcript), "folder": Self.json(folder),
      "replay": Self.json(replay), "others": Self.json(others),
    ]
    if let film { members["film"] = .string(film) }
    return .object(members)
  }

  /// The message with its calls and the lines of code at the innermost one, or with its place if there are no calls.
  package var located: String {
    // The end of code that the engine cannot end has a place and no frames.
    let end = frames.isEmpty ? place.map { ["at \($0)"] } ?? [] : []
    return ([message] + calls + end).joined(separator: "\n")
  }

  /// The calls, innermost first, with the lines of code after the first one.
  package var calls: [String] { frames.prefix(1) + code.map { "  \($0)" } + frames.dropFirst() }

  private static func texts(_ json: JSON?) -> [String] { (json?.array ?? []).compactMap(\.string) }
  private static func json(_ text: String?) -> JSON { text.map { .string($0) } ?? .null }
  private static func json(_ texts: [String]) -> JSON { .texts(texts) }
}
