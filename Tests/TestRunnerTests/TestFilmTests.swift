import NavbridgeLauncher
import NavbridgeRuntime
import NavbridgeVocabulary
import NavbridgeWire
import OrderedCollections
import Testing

@testable import NavbridgeTestWorker

/// The film of a test, as its worker makes it of the pictures that the native sides draw.
@Suite("The film that a worker makes")
@ScriptThread
struct TestFilmTests {
  private let app: AppUnderTest
  private let film = TestFilm(test: 4)

  init() throws { app = try AppUnderTest.unstarted(id: 1) }

  private func draw(_ picture: String, after methods: String..., at time: Double = 0, of id: Int = 1) -> Bool {
    let causes = methods.map { JSON.object(["kind": "act", "method": .string($0)]) }
    return film.take(
      ["kind": "picture", "at": .double(time), "payload": ["svg": .string(picture), "after": .array(causes)]], of: id)
  }

  private func frames(_ part: JSON? = nil) -> [JSON] {
    (part ?? film.record())["apps"]?[0]?["frames"]?.array ?? []
  }

  @Test("A film has the app that runs first, and tells apps of one name apart")
  func launches() throws {
    func names() -> [String] { (film.record()["apps"]?.array ?? []).compactMap { $0["name"]?.string } }
    film.add(app, name: "main.js", isEarlier: false)
    #expect(names() == ["main.js"])
    // Two at a time are in the order of their launches.
    film.add(try AppUnderTest.unstarted(id: 2), name: "other.js", isEarlier: false)
    #expect(names() == ["main.js", "other.js"])
    film.noteEnd(of: 1)
    #expect(names() == ["main.js", "other.js"])
    film.add(try AppUnderTest.unstarted(id: 3), name: "main.js", isEarlier: false)
    #expect(names() == ["other.js", "main.js (launch 2 of 2)", "main.js (launch 1 of 2)"])
    #expect(draw("a", of: 3))
    #expect(film.record()["apps"]?[1]?["frames"]?.array?.count == 1 && film.record()["apps"]?[2]?["frames"] == [])
    film.noteEnd(of: 3)
    #expect(names() == ["other.js", "main.js (launch 2 of 2)", "main.js (launch 1 of 2)"])
  }

  @Test("The film of an app that has ended comes behind those of the others, whichever came first")
  func ended() throws {
    for id in [1, 2, 3] {
      if id == 3 { film.noteEnd(of: 2) }
      film.add(try AppUnderTest.unstarted(id: id), name: "\(id)", isEarlier: false)
    }
    #expect((film.record()["apps"]?.array ?? []).compactMap { $0["name"]?.string } == ["1", "3", "2"])
  }

  @Test("A recording has the pictures between its begin and its end, also in a long test")
  func longRecording() {
    film.add(app, name: "app.js", isEarlier: false)
    for number in 0..<TestFilm.mostFrames + 3 { _ = draw("\(number)") }
    film.beginRecording("a")
    _ = draw("inside")
    film.endRecording()
    _ = draw("behind")
    let recording = film.record()["recordings"]?[0]
    #expect(recording?["path"] == "a" && frames(recording).map { $0["svg"] } == ["inside"])
  }

  @Test("A film takes pictures, and leaves every other entry of the traffic")
  func entries() {
    film.add(app, name: "app.js", isEarlier: false)
    #expect(draw("a", at: 5))
    #expect(!film.take(["kind": "reload"], of: 1))
    #expect(!film.take(["kind": "picture", "payload": [:]], of: 1))
    #expect(frames().map { $0["svg"] } == ["a"] && frames().map { $0["at"]?.double } == [5])
    #expect(film.record()["test"] == 4 && film.record()["apps"]?[0]?["name"] == "app.js")
  }

  @Test("A film has one picture of a text that is typed key by key, and the film of each app has its own pictures")
  func keys() throws {
    let other = try AppUnderTest.unstarted(id: 2)
    film.add(app, name: "a", isEarlier: false)
    film.add(other, name: "b", isEarlier: false)
    let keys = DeviceMethods.keys.name
    for (picture, id) in [("h", 1), ("he", 1), ("x", 2), ("hey", 1)] { _ = draw(picture, after: keys, of: id) }
    _ = draw("tapped", after: "device/tap")
    _ = draw("again", after: keys)
    #expect(frames().map { $0["svg"] } == ["he", "hey", "tapped", "again"])
    #expect(film.record()["apps"]?[1]?["frames"]?.array?.map { $0["svg"] } == ["x"])
  }

  @Test("A film keeps the last pictures of a long test, and the number of the others")
  func long() {
    film.add(app, name: "a", isEarlier: false)
    for number in 0..<TestFilm.mostFrames + 3 { _ = draw("\(number)", after: "device/tap") }
    #expect(film.record()["leftOut"] == 3)
    #expect(frames().count == TestFilm.mostFrames && frames().first?["svg"] == "3")
  }

  @Test("A recording has the pictures between its begin and its end, each typed text apart")
  func recordings() throws {
    film.add(app, name: "a", isEarlier: false)
    let keys = DeviceMethods.keys.name
    _ = draw("before", after: keys)
    film.beginRecording("one.html")
    _ = draw("first", after: keys)
    _ = draw("second", after: "device/tap")
    film.endRecording()
    _ = draw("behind", after: "device/tap")
    film.beginRecording("two.html")
    let recordings = try #require(film.record()["recordings"]?.array)
    #expect(recordings.map { $0["path"] } == ["one.html", "two.html"])
    #expect(frames(recordings[0]).map { $0["svg"] } == ["first", "second"])
    #expect(frames(recordings[1]) == [])
    #expect(frames().count == 4)
  }

  @Test("A film ends with the screen on which the test fails")
  func failure() {
    film.add(app, name: "a", isEarlier: false)
    film.addFailure("last", of: 1, time: 9)
    #expect(frames().map { $0["words"] } == ["The test fails."] && frames().map { $0["at"]?.double } == [9])
  }

  @Test("A picture of a film has the lines of the transcript and the place in the test that it follows")
  func lines() {
    _ = SystemFiles.write(#"{"kind":"console","level":"log","text":"earlier"}"# + "\n", to: app.output.descriptor)
    film.add(app, name: "a", isEarlier: true)
    let entries = [
      #"{"kind":"console","level":"log","text":"one"}"#, #"{"kind":"act","method":"device/tap","params":{}}"#,
    ]
    _ = SystemFiles.write(entries.map { $0 + "\n" }.joined(), to: app.output.descriptor)
    film.noteRequest("device/tap", of: 1, at: "a.test.js:3:1")
    _ = draw("tapped", after: "device/tap")
    #expect(
      film.record()["apps"]?[0]?["lines"]?.array?.count == 2, "What an app has printed before the test is left out.")
    #expect(frames().first?["lines"] == [1] && frames().first?["place"] == "a.test.js:3:1")
  }
}

/// The entries of a transcript that pictures follow.
@Suite("The entries that a film's pictures follow")
struct FilmScriptTests {
  private static let entries: [JSON] = [
    ["kind": "act", "method": "device/tap"], ["kind": "command", "name": "RNN.push", "id": "push1"],
    ["kind": "act", "method": "device/tap"], ["kind": "resolved", "name": "RNN.push", "id": "push1"],
    ["kind": "rejected", "name": "RNN.pop", "id": "pop1"], ["kind": "resolved", "name": "Own.greet"],
  ]

  @Test(
    "Each picture of a film follows the first of its entries that no picture before it follows",
    arguments: [
      ([["kind": "act", "method": "device/tap"]], [0]),
      ([["kind": "act", "method": "device/tap"], ["kind": "act", "method": "device/tap"]], [0, 2]),
      ([["method": "push", "id": "push1"]], [3]), ([["method": "pop", "id": "pop1"]], [4]),
      ([["method": "greet"]], [5]), ([["method": "Own.greet"]], [5]), ([["method": "reet"]], []),
      ([["method": "push", "id": "push2"]], []), ([["kind": "act", "method": "device/swipe"]], []),
      ([["method": "greet"], ["kind": "act", "method": "device/tap"]], [0, 5]),
    ] as [([JSON], [Int])])
  func entries(_ causes: [JSON], _ numbers: [Int]) {
    var script = FilmScript(Self.entries, places: [])
    #expect(script.follow(causes).entries == numbers)
  }

  @Test("The places of a film's pictures are those of the acts in their order; an act without a place passes none")
  func places() {
    var script = FilmScript(Self.entries, places: [("device/tap", "1"), ("device/swipe", "2"), ("device/tap", "3")])
    #expect(script.follow([["method": "push", "id": "push1"]]).place == nil)
    #expect(script.follow([["kind": "act", "method": "device/tap"]]).place == "1")
    #expect(script.follow([["kind": "act", "method": "device/rotate"]]).place == nil)
    #expect(script.follow([["kind": "act", "method": "device/tap"]]).place == "3")
    #expect(
      script.follow([["kind": "act", "method": "device/swipe"]]).place == nil, "Its place is behind the last one.")
  }
}
