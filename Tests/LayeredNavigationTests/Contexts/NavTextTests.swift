import HeadlessUIKit
import NavbridgeRuntime
import NavbridgeTestSupport
import NavbridgeWire
import Testing

@testable import NavbridgeLayeredNavigation

/// layered-navigation §6: what `apply` reads.
@MainQueue @Suite("A text of a stack")
struct NavTextTests {
  nonisolated static let payloads: [JSON?] = [Optional.none, "#12 push {", ["to": "#12", "n": 1.5], 7, .some(.null)]

  @Test(
    "A text of a stack leads back to the screen, the resource and the payload from which it was written",
    arguments: [
      ("detail", nil), ("detail", "7"), ("detail", ""), ("com.example.Detail", "7"), ("a b#c%d.", " #1.5%"),
      ("été", "ü #"),
    ] as [(String, String?)], payloads)
  func roundTrip(_ screen: (String, String?), _ payload: JSON?) throws {
    let path = ControllerReference.path(screen.0, screen.1)
    for head in [path, "\(path)#15", "\(path)#15 push", "\(path) root"] {
      let text = try NavText(payload.map { "\(head) \($0.description)" } ?? head)
      #expect(text.readings.first == ControllerReference(screen.0, resourceId: screen.1))
      #expect(text.contextId == (head.contains("#15") ? 15 : nil) && text.payload == payload)
    }
  }

  @Test("A text of a stack may have the dots of a screen's name as they are, where no shorter name is defined")
  func dots() async throws {
    let device = LayeredDevice()
    var definitions = NavDefinitions()
    try definitions.defineNavRoot { UIViewController() }
    for name in ["com.example", "com.example.Detail", "a", "a.b"] {
      try definitions.define(controller: name) { UIViewController() }
    }
    try device.engine.setUp(definitions)
    await device.settle()
    let texts = ["com.example.Detail.7", "com.example.7", "a.b", "a%2Eb", "a%2Eb.c"]
    #expect(try await device.run { device.router.nav.apply(texts, completion: $0) }.isDone)
    let opened = device.router.contexts(of: .nav).dropFirst()
    #expect(opened.map(\.controller) == ["com.example.Detail", "com.example", "a", "a.b", "a.b"])
    #expect(opened.map(\.resourceId) == ["7", "7", "b", nil, "c"])
  }

  /// A list of texts that is refused, and the end of the sentence.
  struct Row: Sendable, CustomTestStringConvertible {
    let texts: [String]
    let sentence: String
    var testDescription: String { texts.description }
  }

  private nonisolated static let another = "The name and the number must agree; leave the number out for a new screen."
  private nonisolated static let noPayload =
    "has something behind its first blank that is no payload in JSON. A literal blank is written '%20'."
  private nonisolated static let noNumber = "has no number behind its '#'. A literal '#' is written '%23'."

  nonisolated static let rows: [Row] = [
    Row(
      texts: ["detail.7#15 push", "settings", "detail.7#15 push"],
      sentence: "repeats the number 15. A screen is in a stack once; leave the number out for a new one."),
    Row(
      texts: ["photo#90", "photo#90"],
      sentence: "repeats the number 90. A screen is in a stack once; leave the number out for a new one."),
    Row(
      texts: ["detail.7#15 push", "root#1 root"],
      sentence: "has the number of the root 'root', which is below each stack. Leave it out."),
    Row(texts: ["settings#15 push"], sentence: "has the number of 'detail.7'. \(another)"),
    Row(texts: ["detail#15 push"], sentence: "has the number of 'detail.7'. \(another)"),
    Row(texts: ["settings#17 push"], sentence: "has the number of 'photo'. \(another)"),
    Row(
      texts: [#"detail.7#15 push {"id":8}"#],
      sentence: "has another payload than its context. Leave the number out for a new screen."),
    Row(
      texts: ["settings#16 push 1"],
      sentence: "has another payload than its context. Leave the number out for a new screen."),
    Row(texts: ["photo", "detail what"], sentence: noPayload), Row(texts: ["detail "], sentence: noPayload),
    Row(texts: ["detail#15 push "], sentence: noPayload), Row(texts: ["detail#15 pushed"], sentence: noPayload),
    Row(texts: [#"detail {"id":7} x"#], sentence: noPayload),
    Row(texts: ["detail#"], sentence: noNumber), Row(texts: ["detail#x"], sentence: noNumber),
    Row(texts: ["detail#-15"], sentence: noNumber), Row(texts: ["detail#+15 push"], sentence: noNumber),
    Row(texts: ["detail#1#5"], sentence: noNumber),
    Row(
      texts: ["detail.100%"],
      sentence: "cannot be read: a '%' is followed by 20, 23, 25 or 2E, and a literal '%' is written '%25'."),
    Row(texts: ["photo", "login"], sentence: "names no context and no controller that is defined."),
    Row(texts: [""], sentence: "names no context and no controller that is defined."),
  ]

  @Test("A text of a stack that cannot be meant is refused at once, and changes nothing", arguments: rows)
  func refused(_ row: Row) async throws {
    let device = try await LayeredDevice.started()
    _ = try await device.run { device.router.tab(.home).show(completion: $0) }
    let info = NavInfo(.json(["id": 7]))
    _ = try await device.run { device.router.nav.push(.detail, resourceId: "7", info: info, completion: $0) }
    _ = try await device.run { device.router.nav.push(.settings, completion: $0) }
    _ = try await device.run { device.router.tab(.home).push(.photo, completion: $0) }
    device.records = []
    let (before, now) = (device.engine.state, device.clock.now)
    let outcome = try await device.run { device.router.nav.apply(row.texts, completion: $0) }
    let text = try #require(row.texts.last)
    #expect(outcome.failure == NavFailure(.unknownText, "The text '\(text)' \(row.sentence)"))
    #expect(device.engine.state == before && device.clock.now == now && device.engine.contexts.count == 17)
    #expect(device.lines(.reaction).isEmpty && device.differences.isEmpty && device.engine.counters.watchdogs == 0)
  }

  @Test("A text of a stack puts back what the same transaction has removed, which is not popped then")
  func withinTransaction() async throws {
    let device = try await LayeredDevice.started()
    let info = NavInfo()
    var popped = 0
    info.onPopped = { _ in popped += 1 }
    let context = try await device.run { device.router.nav.push(.detail, info: info, completion: $0) }.context
    let outcome = try await device.run {
      device.router.transaction(
        { router in
          let texts = router.nav.texts
          router.nav.popToRoot()
          router.nav.apply(["settings"] + texts)
        }, completion: $0)
    }
    #expect(outcome.isDone && popped == 0 && device.shown(.nav) == "settings detail" && device.differences.isEmpty)
    #expect(device.router.contexts(of: .nav).last === context)
  }
}
