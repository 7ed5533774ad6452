import NavbridgeLauncher
import NavbridgeRuntime
import NavbridgeTestSupport
import NavbridgeVocabulary
import NavbridgeWire
import OrderedCollections
import ScriptEngine
import Testing

@testable import NavbridgeTestWorker

/// The files that a failing test leaves.
@Suite("The files of a failing test")
@ScriptThread
struct ArtifactsTests {
  private let folder: TemporaryFolder
  private let settings = TestScriptSettings(file: "/work/a.test.js", architecture: .bridge)

  init() throws { folder = try TemporaryFolder() }

  private func artifacts(_ change: (inout TestScriptSettings) -> Void = { _ in }) -> Artifacts {
    var settings = settings
    change(&settings)
    return Artifacts(folder: folder.path, scratch: "\(folder.path)/scratch", settings)
  }

  private static let place = "work/a.test.js-bridge"

  @Test("A failing test leaves its screen, its transcripts, its pictures and the way to repeat it")
  func files() throws {
    defer { folder.remove() }
    let app = try AppUnderTest.unstarted(["network": nil])
    _ = SystemFiles.write(#"{"kind":"console","level":"log","text":"hi"}"# + "\n", to: app.output.descriptor)
    var artifacts = artifacts()
    let kept = artifacts.keep(["group", "opens"], apps: [app], tree: ["window", "  view"], pictures: [1: "<svg/>"])
    #expect(kept.fault == nil && kept.folder == "\(folder.path)/\(Self.place)/group--opens")
    func text(_ name: String) -> String { folder.text("\(Self.place)/group--opens/\(name)") }
    #expect(text("screen.txt") == "window\n  view\n" && text("screen.svg") == "<svg/>")
    #expect(text("transcript.txt").contains("hi"))
    #expect(text("transcript.ndjson") == #"{"kind":"console","level":"log","text":"hi"}"# + "\n")
    let replay = try JSONDocument(text("replay.json")).root.json
    #expect(replay["schema"] == "navbridge-replay-1" && replay["test"] == ["group", "opens"])
    #expect(replay["apps"]?[0]?["file"] == "/work/app.js")
    #expect(replay["apps"]?[0]?["scriptSide"] == ["--architecture", "turbo"])
    let recording = try #require(AppRecording(text: text("recording.json")))
    #expect(recording.file == "/work/app.js" && recording.architecture == .turbo && recording.scriptArguments == [])
  }

  @Test(
    "A failure is written into the folder that its test has left, with its place if it has no calls, and nowhere else")
  func failure() throws {
    defer { folder.remove() }
    var failure = TestFailure(message: "no\nway")
    Artifacts.keep(failure)
    failure.folder = "\(folder.path)/kept"
    failure.place = "a.test.js:3:1"
    Artifacts.keep(failure)
    #expect(folder.text("kept/failure.txt") == "no\nway\nat a.test.js:3:1\n")
    (failure.frames, failure.code) = (["at a.test.js:3:1", "at f (a.test.js:9:1)"], ["> 3 | f();"])
    Artifacts.keep(failure)
    #expect(folder.text("kept/failure.txt") == "no\nway\nat a.test.js:3:1\n  > 3 | f();\nat f (a.test.js:9:1)\n")
  }

  @Test("A failing test with several apps leaves the files of each, and one that fails again another folder")
  func several() throws {
    defer { folder.remove() }
    let apps = try [AppUnderTest.unstarted(id: 3), .unstarted(id: 5)]
    var artifacts = artifacts()
    let places = (0..<3).map { _ in
      artifacts.keep(["t"], apps: apps, tree: [], pictures: [5: "<svg/>"]).folder?.split(separator: "/").last
    }
    #expect(places == ["t", "t-2", "t-3"])
    #expect(
      SystemFiles.names(inFolder: "\(folder.path)/\(Self.place)/t-2").sorted() == [
        "recording-3.json", "recording-5.json", "replay.json", "screen-5.svg", "screen.txt", "transcript-3.ndjson",
        "transcript-3.txt", "transcript-5.ndjson",
        "transcript-5.txt",
      ])
  }

  @Test("A failing test has a reason if its files cannot be written")
  func unwritable() throws {
    defer { folder.remove() }
    try folder.write("", to: "work")
    var artifacts = artifacts()
    let kept = artifacts.keep(["t"], apps: [], tree: [], pictures: [:])
    #expect(kept.folder == nil && kept.fault == "the folder '\(folder.path)/work' cannot be made: Not a directory")
    #expect(artifacts.keepPicture("p", "<svg/>").fault == kept.fault)
  }

  @Test("A test's pictures, recordings and transcripts have places of their own")
  func places() throws {
    defer { folder.remove() }
    let artifacts = artifacts()
    #expect(artifacts.keepPicture("the menu", "<svg/>").path == "\(folder.path)/\(Self.place)/pictures/the-menu.svg")
    #expect(folder.text("\(Self.place)/pictures/the-menu.svg") == "<svg/>")
    #expect(artifacts.path(ofRecording: "tour") == "\(folder.path)/\(Self.place)/pictures/tour.html")
    let lines = [["\(folder.path)/scratch/app-1.js:1:1 ran"], ["two"]].map { JSON.texts($0) }
    let record: JSON = ["test": 2, "path": ["g", "t"], "transcript": .array(lines)]
    #expect(artifacts.keepTranscript(of: record, in: folder.path) == nil)
    #expect(folder.text("\(Self.place)/3-g--t.txt") == "app-1.js:1:1 ran\ntwo\n")
    #expect(artifacts.keepTranscript(of: ["test": 3], in: folder.path) == nil)
    #expect(SystemFiles.names(inFolder: "\(folder.path)/\(Self.place)").count == 2, "A test without apps has no file.")
  }

  @Test("The command that repeats a failing test names it alone, or repeats all where their order is random")
  func command() {
    defer { folder.remove() }
    let base = "navbridge test /work/a.test.js --architecture bridge"
    #expect(artifacts().command(["g", "is 2.5"]) == base + #" --grep '^g is 2\.5$'"#)
    #expect(artifacts { $0.grep = "x" }.command([]) == base + " --grep x")
    #expect(artifacts { $0.seed = 7 }.command(["t"]) == base + " --order random --seed 7")
    #expect(artifacts { $0.repetitions = 3 }.command(["t"]) == base + " --grep '^t$' --repeat 3")
    let asked = artifacts { $0.replayArguments = ["--globals"] }.command(["t"])
    #expect(asked == base + " --globals --grep '^t$'")
  }
}
