internal import NavbridgeLauncher
internal import NavbridgeRuntime
internal import NavbridgeVocabulary
internal import NavbridgeWire
internal import OrderedCollections
internal import ScriptEngine

/// The film of one test: the pictures that its apps' native sides draw after each act and each settled command.
@ScriptThread
final class TestFilm {
  /// The most pictures of a test that are kept. The earlier ones are left out.
  static let mostFrames = 200

  private struct Frame {
    let app: Int
    /// Milliseconds on the device's clock.
    let time: Double
    /// What the picture follows, as the native side has it (protocol §11, `picture`).
    let causes: [JSON]
    let picture: String
    /// The sentence of a picture that follows neither an act nor a command.
    var words: String?

    /// True if the picture follows a key, and nothing else.
    var isTyped: Bool { !causes.isEmpty && causes.allSatisfy { $0["method"]?.string == DeviceMethods.keys.name } }
  }

  /// An app of the test, and the number of entries that its transcript had when the test began.
  private struct Scene {
    let app: AppUnderTest
    let name: String
    let earlier: Int
    var hasEnded = false
    /// True if it had ended when another app began.
    var isPast = false
  }

  /// The number of the test in its file.
  let test: Int
  private var scenes: [Scene] = []
  private var frames: [Frame] = []
  private var leftOut = 0
  /// The places in the test at which it has requested acts, by app, with the methods.
  private var places: [Int: [(method: String, place: String)]] = [:]

  /// The parts of the film that the test has recorded, as the numbers of their pictures among all that were drawn.
  private var recordings: [(path: String, frames: Range<Int>)] = []
  private var isRecording = false

  init(test: Int) { self.test = test }

  /// True if a recording begins or ends with the next picture.
  private var isBoundary: Bool {
    recordings.contains { $0.frames.lowerBound == drawn || (!isRecording && $0.frames.upperBound == drawn) }
  }

  private var drawn: Int { leftOut + frames.count }

  /// Begins a part of the film that gets a page of its own.
  func beginRecording(_ path: String) {
    recordings.append((path, drawn..<drawn))
    isRecording = true
  }

  func endRecording() {
    guard isRecording else { return }
    isRecording = false
    let begin = recordings[recordings.count - 1].frames.lowerBound
    recordings[recordings.count - 1].frames = begin..<drawn
  }

  /// Adds an app that runs in the test.
  ///
  /// - Parameter isEarlier: true if it has run before the test.
  func add(_ app: AppUnderTest, name: String, isEarlier: Bool) {
    for index in scenes.indices where scenes[index].hasEnded { scenes[index].isPast = true }
    scenes.append(Scene(app: app, name: name, earlier: isEarlier ? app.transcript.count : 0))
  }

  /// The number of the app whose native side listens at a path.
  func app(at path: String) -> Int? { scenes.first { $0.app.processes.listeningPath == path }?.app.id }

  /// Notes the end of an app.
  func noteEnd(of app: Int) {
    if let index = scenes.firstIndex(where: { $0.app.id == app }) { scenes[index].hasEnded = true }
  }

  /// The scenes with their titles: those that others have followed come last. Of equal names each has its number.
  private var titled: [(scene: Scene, title: String)] {
    let all = scenes.indices.map { index in
      let scene = scenes[index]
      let launches = scenes.indices.filter { scenes[$0].name == scene.name }
      let number = launches.count > 1 ? " (launch \(launches.firstIndex(of: index)! + 1) of \(launches.count))" : ""
      return (scene: scene, title: scene.name + number)
    }
    return all.filter { !$0.scene.isPast } + all.filter(\.scene.isPast)
  }

  /// Takes an entry of an app's traffic. Returns true if it is a picture.
  func take(_ entry: JSON, of app: Int) -> Bool {
    guard entry["kind"]?.string == TraceRecord.Kind.picture.rawValue, let picture = entry["payload"]?["svg"]?.string
    else {
      return false
    }
    append(
      Frame(
        app: app, time: entry["at"]?.double ?? 0, causes: entry["payload"]?["after"]?.array ?? [], picture: picture))
    return true
  }

  /// Notes the place at which the test requests something of an app.
  func noteRequest(_ method: String, of app: Int, at place: String?) {
    if let place { places[app, default: []].append((method, place)) }
  }

  /// Adds the screen on which the test has failed.
  func addFailure(_ picture: String, of app: Int, time: Double) {
    append(Frame(app: app, time: time, causes: [], picture: picture, words: "The test fails."))
  }

  private func append(_ frame: Frame) {
    // A text is typed key by key, and one picture shows it.
    if frame.isTyped, let last = frames.last, last.isTyped, last.app == frame.app, !isBoundary {
      frames[frames.count - 1] = Frame(
        app: frame.app, time: frame.time, causes: last.causes + frame.causes, picture: frame.picture)
      return
    }
    frames.append(frame)
    guard frames.count > Self.mostFrames else { return }
    frames.removeFirst()
    leftOut += 1
  }

  /// The film as a record: `{"kind":"film","test","leftOut","apps":[{"name","lines","frames":[{"at","lines","svg"}]}],
  /// "recordings":[{"path","apps"}]}`. The `lines` of a frame are the numbers of those of the transcript that it follows.
  func record() -> JSON {
    endRecording()
    return [
      "kind": "film", "test": .int(Int64(test)), "leftOut": .int(Int64(leftOut)),
      "apps": .array(titled.map { film(of: $0.scene, $0.title, 0..<drawn) }),
      "recordings": .array(
        recordings.map { path, range in
          ["path": .string(path), "apps": .array(titled.map { film(of: $0.scene, $0.title, range) })]
        }),
    ]
  }

  /// The film of an app.
  ///
  /// - Parameter range: the numbers of the pictures, among all that were drawn.
  private func film(of scene: Scene, _ title: String, _ range: Range<Int>) -> JSON {
    let entries = Array(scene.app.transcript.entries.dropFirst(scene.earlier))
    var lines: [JSON] = []
    // The number of the line of each entry; that of the line before for one that has none.
    let numbers = entries.map { entry -> Int in
      if let line = TranscriptText.line(entry) { lines.append(.string(line.cut(to: AppTranscript.shownBytes))) }
      return lines.count - 1
    }
    var script = FilmScript(entries, places: places[scene.app.id] ?? [])
    let frames = frames.enumerated().filter { $1.app == scene.app.id }.compactMap { index, frame -> JSON? in
      let found = script.follow(frame.causes)
      guard range.contains(leftOut + index) else { return nil }
      var members: JSONObject = [
        "at": .double(frame.time), "lines": .array(found.entries.map { .int(Int64(numbers[$0])) }),
        "svg": .string(frame.picture),
      ]
      if let place = found.place { members["place"] = .string(place) }
      if let words = frame.words { members["words"] = .string(words) }
      return .object(members)
    }
    return ["name": .string(title), "lines": .array(lines), "frames": .array(frames)]
  }
}

/// Finds the entries of a transcript that pictures follow, and the places in the test. Both are in the order of the
/// pictures.
struct FilmScript {
  private let entries: [JSON]
  private var places: ArraySlice<(method: String, place: String)>
  /// The entries that a picture follows already.
  private var taken: Set<Int> = []

  init(_ entries: [JSON], places: [(method: String, place: String)]) {
    self.entries = entries
    self.places = places[...]
  }

  /// Returns the numbers of the entries that were the causes of a picture, and the place of the last act among them.
  mutating func follow(_ causes: [JSON]) -> (entries: [Int], place: String?) {
    var place: String?
    let found = causes.compactMap { cause -> Int? in
      let isAct = cause["kind"] == "act"
      let method = cause["method"]?.string ?? ""
      if isAct, let next = places.firstIndex(where: { $0.method == method }) {
        place = places[next].place
        places = places[(next + 1)...]
      }
      let entry = entries.indices.first {
        !taken.contains($0) && Self.is(entries[$0], isAct, method, cause["id"]?.string)
      }
      if let entry { taken.insert(entry) }
      return entry
    }
    return (found.sorted(), place)
  }

  private static func `is`(_ entry: JSON, _ isAct: Bool, _ method: String, _ id: String?) -> Bool {
    if isAct { return entry["kind"] == "act" && entry["method"]?.string == method }
    guard entry["kind"] == "resolved" || entry["kind"] == "rejected" else { return false }
    if let id { return entry["id"]?.string == id }
    let name = entry["name"]?.string ?? ""
    return name == method || name.hasSuffix(".\(method)")
  }
}
