import NavbridgeLauncher
import NavbridgeRuntime
import NavbridgeWire
import Testing

@testable import NavbridgeTestWorker

@Suite("The ways in which the apps of a test file start")
@ScriptThread
struct AppStartsTests {
  /// A checkpoint whose process needs not live.
  @ScriptThread
  private final class NoCheckpoint: AppCheckpoint {
    var hasEnded = false
    func machine() -> AppMachine { .system }
    func keep() async throws(RPCError) -> [String] { [] }
    func end() { hasEnded = true }
  }

  private static let start = AppStart(native: ["--device=iphone-15"], script: ["app.js"])
  private static let text = #"{"kind":"command"}"#

  @Test(
    "The first app starts in two processes, the second after a checkpoint with its transcript, and all later ones as copies"
  )
  func order() {
    var starts = AppStarts()
    #expect(way(&starts) == .paired)
    #expect(way(&starts) == .paired, "An app that has not come to rest was no start.")
    starts.started(Self.start, transcript: Self.text)
    #expect(way(&starts) == .rehearsed(transcript: Self.text))
    #expect(starts.checkpoint(of: Self.start) == nil)
    let checkpoint = NoCheckpoint()
    starts.kept(Self.start, checkpoint, files: [:])
    for _ in 1...3 {
      #expect(way(&starts) == .copied)
      #expect(starts.checkpoint(of: Self.start) === checkpoint)
      starts.started(Self.start, transcript: "of a copy")
    }
  }

  @Test("Apps with other options of either side have their own first start")
  func keys() {
    var starts = AppStarts()
    starts.started(Self.start, transcript: Self.text)
    starts.kept(Self.start, NoCheckpoint(), files: [:])
    for other in [
      AppStart(native: [], script: ["app.js"]), AppStart(native: ["--device=iphone-15"], script: ["other.js"]),
      AppStart(native: ["--device=iphone-15"], script: ["app.js", "--network", "n.js"]),
      AppStart(native: Self.start.native, script: Self.start.script, isPaused: true),
    ] {
      #expect(way(&starts, other) == .paired)
      #expect(starts.checkpoint(of: other) == nil)
    }
  }

  @Test("A start that was refused stays with two processes, with its reason")
  func refusal() {
    var starts = AppStarts()
    starts.started(Self.start, transcript: Self.text)
    #expect(starts.refusal(of: Self.start) == nil)
    starts.refused(Self.start, why: "it has 2 threads")
    starts.started(Self.start, transcript: "later")
    #expect(way(&starts) == .paired)
    #expect(starts.refusal(of: Self.start) == "it has 2 threads")
  }

  @Test("After the end of a checkpoint's process apps start in two processes again, and then have a new checkpoint")
  func end() {
    var starts = AppStarts()
    let checkpoint = NoCheckpoint()
    starts.started(Self.start, transcript: Self.text)
    starts.kept(Self.start, checkpoint, files: [:])
    checkpoint.end()
    #expect(way(&starts) == .paired)
    #expect(starts.checkpoint(of: Self.start) == nil)
    starts.started(Self.start, transcript: Self.text)
    #expect(way(&starts) == .rehearsed(transcript: Self.text))
  }

  @Test("The record of a file has the starts, the copies, and the apps without a checkpoint with their reasons")
  func record() {
    var starts = AppStarts()
    for isCopy in [false, false, true] { starts.began(asCopy: isCopy) }
    starts.refused(Self.start, why: "it has 2 threads")
    #expect(
      starts.record == [
        "kind": "starts", "all": 3, "copies": 1, "refused": [["app": "app.js", "why": "it has 2 threads"]],
      ])
  }

  @Test("An app whose files have changed, or have come, since the checkpoint starts in two processes again")
  func files() throws {
    let folder = try PrivateFolder.make()
    defer { folder.remove() }
    let (app, other) = ("\(folder.path)/app.js", "\(folder.path)/other.js")
    #expect(TestFiles.write("1", to: app) == nil)
    func kept() -> AppStarts {
      var starts = AppStarts()
      starts.started(Self.start, transcript: Self.text)
      starts.kept(Self.start, NoCheckpoint(), files: [app: FileStamp(app), other: FileStamp(other)])
      return starts
    }
    var starts = kept()
    #expect(way(&starts) == .copied)
    #expect(TestFiles.write("2", to: app) == nil)
    let earlier = starts.checkpoint(of: Self.start)
    #expect(way(&starts) == .paired)
    #expect(earlier?.hasEnded == true, "Nobody needs its process any more.")
    starts.started(Self.start, transcript: "of the new file")
    #expect(way(&starts) == .rehearsed(transcript: "of the new file"))
    starts = kept()
    #expect(TestFiles.write("", to: other) == nil)
    #expect(way(&starts) == .paired, "A file that is looked for first lies there now.")
  }

  private func way(_ starts: inout AppStarts, _ start: AppStart = Self.start) -> AppStarts.Way { starts.way(of: start) }
}
