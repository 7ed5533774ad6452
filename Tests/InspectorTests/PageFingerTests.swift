import Glibc
import NavbridgeLauncher
import NavbridgeRuntime
import NavbridgeTestSupport
import NavbridgeVocabulary
import NavbridgeWire
import OrderedCollections
import Testing

/// The finger of a page, which is on the device while the button of the mouse is down.
@Suite("A finger of the page", .timeLimit(.minutes(20)))
struct PageFingerTests {
  /// Puts the finger down at the left edge, and drags it in steps of 40 points each 20 ms.
  private static func swipe(_ page: PageClient, steps: Int) async throws {
    try await page.ask("finger", ["phase": "down", "x": 4, "y": 500])
    for step in 1...steps {
      try await page.ask("advance", ["ms": 20])
      try await page.ask("finger", ["phase": "move", "x": .int(Int64(4 + 40 * step)), "y": 500])
    }
  }

  private static func lift(_ page: PageClient, steps: Int) async throws {
    try await page.ask("finger", ["phase": "up", "x": .int(Int64(4 + 40 * steps)), "y": 500])
    try await page.ask("advance", ["ms": 1000])
  }

  /// Opens the second screen, with time that stands.
  private static func open(_ page: PageClient) async throws {
    try await page.ask("pause")
    try await InspectTests.tapGo(page)
    try await page.ask("advance", ["ms": 1000])
  }

  @Test(
    "A drag is on the screen while the button is down, ends as UIKit decides, repeats itself, and is one act of the test",
    arguments: Architecture.allCases)
  func drag(_ architecture: Architecture) async throws {
    let folder = try TemporaryFolder(["app.js": InspectTests.app])
    defer { folder.remove() }
    let arguments = ["--architecture", architecture.rawValue]
    let options = arguments + ["--record", "FOLDER/run.json"]
    let recorded = try await InspectTests.inspecting(InspectTests.app, options, at: folder) { page, _, _ in
      try await Self.open(page)
      let whole = page.picture
      try await Self.swipe(page, steps: 5)
      let (half, moment) = (page.picture, page.state["at"])
      #expect(half != whole && half.contains("More") && half.contains("Start"))
      let way = "[[4, 500, 0], [44, 500, 20], [84, 500, 20], [124, 500, 20], [164, 500, 20], [204, 500, 20]]"
      let test = try await page.ask("test", ["language": "navbridge"])["text"]?.string ?? ""
      #expect(test.contains("  await device.gesture({ path: \(way), holds: true });\n"), "\(test)")
      #expect(page.state["acts"]?.array?.count == 2)
      // The finger holds still, and lets go before the middle.
      try await page.ask("advance", ["ms": 300])
      #expect(page.picture == half)
      try await Self.lift(page, steps: 5)
      #expect(page.picture == whole && page.state["acts"]?.array?.count == 2)
      try await page.ask("expectShown", ["x": 220, "y": 78])

      try await page.ask("goTo", ["at": moment ?? 0])
      await page.until { $0.state["at"] == moment }
      let isSame = page.picture == half
      #expect(isSame && page.state["note"] == .null, "\(page.state["note"] ?? .null)")
      try await page.ask("present")

      // A fling pops, wherever it is lifted.
      try await Self.swipe(page, steps: 3)
      try await Self.lift(page, steps: 3)
      await page.until { $0.picture.contains("Start") && !$0.picture.contains("More") }
      try await page.ask("expectShown", ["x": 220, "y": 78])
      try folder.write(try await page.ask("test", ["language": "navbridge"])["text"]?.string ?? "", to: "app.test.js")
    }
    #expect(recorded.code == 128 + Int(SIGTERM))
    let test = folder.text("app.test.js")
    #expect(!test.contains("Finger") && test.split(separator: "device.gesture(").count == 3)
    let (tests, output) = try await ChildProcess.ending(
      of: .navbridge, ["test", "\(folder.path)/app.test.js", "--architecture", "both"])
    #expect(tests.code == 0, "\(output)\(test)")
    let (replay, _) = try await ChildProcess.ending(of: .navbridge, ["replay", "\(folder.path)/run.json"])
    #expect(replay.code == 0, "\(replay.standardError)")
  }

  @Test("While a finger is down, time passes with the real time, though nothing else is due")
  func time() async throws {
    _ = try await InspectTests.inspecting { page, _, _ in
      try await InspectTests.tapGo(page)
      await InspectTests.atRest(page)
      let before = page.state["at"]?.double ?? 0
      try await page.ask("finger", ["phase": "down", "x": 4, "y": 500])
      await page.until { ($0.state["at"]?.double ?? 0) > before + 50 }
      try await page.ask("finger", ["phase": "cancel", "x": 4, "y": 500])
      await InspectTests.atRest(page)
      #expect(page.state["acts"]?[2]?["text"] == "device.liftFinger({ cancel: true })")
    }
  }

  @Test("A finger that does not move is a long press of its element in the test, and as long on the device")
  func longPress() async throws {
    _ = try await InspectTests.inspecting { page, _, _ in
      try await page.ask("pause")
      try await page.ask("finger", ["phase": "down", "x": 410, "y": 78])
      try await page.ask("advance", ["ms": 100])
      page.send(#"{"id":900,"do":"finger","phase":"up","x":410,"y":78}"#)
      try await page.ask("advance", ["ms": 499])
      #expect(page.state["isBusy"] == true)
      try await page.ask("advance", ["ms": 1])
      await page.until { $0.state["isBusy"] == false }
      #expect(page.state["acts"]?.array?.map { $0["text"] } == ["device.longPress({ testID: 'GO' })"])
    }
  }

  @Test("A finger is lifted when its page leaves, and when the run goes on from the middle of its way")
  func left() async throws {
    _ = try await InspectTests.inspecting { page, _, address in
      try await Self.open(page)
      let other = try PageClient(address)
      await other.until { $0.state["at"] != nil }
      try await Self.swipe(other, steps: 3)
      let refusal = await #expect(throws: PageClient.Refused.self) {
        try await page.ask("finger", ["phase": "down", "x": 4, "y": 500])
      }
      #expect(refusal?.message == "Another page has its finger on the device.")
      other.close()
      await page.until { $0.state["acts"]?[1]?["text"]?.string?.contains("holds") == false }
      try await page.ask("advance", ["ms": 1000])
      #expect(page.picture.contains("Start"))

      try await InspectTests.tapGo(page)
      try await page.ask("advance", ["ms": 1000])
      try await Self.swipe(page, steps: 5)
      let moment = page.state["at"] ?? 0
      try await page.ask("advance", ["ms": 100])
      try await Self.lift(page, steps: 5)
      try await page.ask("goTo", ["at": moment])
      try await page.ask("continue")
      try await page.ask("advance", ["ms": 1000])
      #expect(page.state["acts"]?.array?.count == 4 && page.state["isBusy"] == false)
      #expect(page.state["acts"]?[3]?["text"]?.string?.contains("holds") == false)
      for request in [["phase": "fly", "x": 1, "y": 2], ["phase": "down"]] as [JSON] {
        await #expect(throws: PageClient.Refused.self) { try await page.ask("finger", request.object ?? [:]) }
      }
    }
  }
}
