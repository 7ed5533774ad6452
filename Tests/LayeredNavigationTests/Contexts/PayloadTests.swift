import HeadlessUIKit
import NavbridgeRuntime
import NavbridgeTestSupport
import NavbridgeVocabulary
import NavbridgeWire
import Testing

@testable import NavbridgeLayeredNavigation

/// K17.
@MainQueue @Suite("A payload of the layered navigation")
struct PayloadTests {
  private final class Account {}

  private struct Photo: Codable, Equatable {
    var id: Int
    var tags: [String]
  }

  @Test("A payload of the layered navigation within the process arrives as the same object, which needs no coding")
  func object() async throws {
    let device = try await LayeredDevice.started()
    let account = Account()
    let context = try await device.run {
      device.router.nav.push(.detail, info: NavInfo(NavPayload(account)), completion: $0)
    }.context
    #expect(context.info.payload.read(as: Account.self) === account && context.dump["payload"] == .null)
    #expect(context.info.payload.read(as: Photo.self) == nil)
  }

  @Test(
    """
    A payload of the layered navigation may be of another type in each context of a stack, and has a text if it is \
    codable
    """)
  func types() async throws {
    let device = try await LayeredDevice.started()
    let photo = Photo(id: 7, tags: ["a"])
    let first = try await device.run {
      device.router.nav.push(.detail, info: NavInfo(try! NavPayload(encoding: photo)), completion: $0)
    }.context
    let second = try await device.run {
      device.router.nav.push(.settings, info: NavInfo(NavPayload("text")), completion: $0)
    }.context
    #expect(first.info.payload.read(as: Photo.self) == photo && second.info.payload.read(as: String.self) == "text")
    #expect(first.dump["payload"] == #"{"id":7,"tags":["a"]}"#)
  }

  @Test("A payload of the layered navigation is a dictionary and a struct again, which are equal")
  func helpers() throws {
    let photo = Photo(id: 7, tags: ["a", "b"])
    let json = try JSON(encoding: photo)
    #expect(json == ["id": 7, "tags": ["a", "b"]])
    #expect(try json.decoded(as: Photo.self) == photo)
  }

  @Test(
    "A payload of the layered navigation of a script's screen must be codable, and is refused at the call otherwise")
  func bridged() async throws {
    let device = LayeredDevice()
    var definitions = NavDefinitions()
    try definitions.defineNavRoot { UIViewController() }
    try definitions.define(controller: "script", isBridged: true) { UIViewController() }
    try device.engine.setUp(definitions)
    await device.settle()
    device.records = []
    func push(_ payload: NavPayload) async throws -> NavOutcome {
      let request = ContextRequest("script", info: NavInfo(payload))
      return try await device.run { device.engine.perform(NavCall(.nav, .push(request)), completion: $0) }
    }
    #expect(try await push(.object(Account())).failure?.code == .payloadNotCodable)
    #expect(device.lines(.operation).isEmpty)
    #expect(try await push(.object(Photo(id: 1, tags: []))).context.info.payload.text == #"{"id":1,"tags":[]}"#)
  }

  @Test(
    "A payload of the layered navigation and a screen are made again from a text, and an edited list of texts is shown")
  func texts() async throws {
    let device = try await LayeredDevice.started()
    let photo = Photo(id: 7, tags: ["a"])
    let info = NavInfo(try NavPayload(encoding: photo))
    let first = try await device.run {
      device.router.nav.push(.detail, resourceId: "7", info: info, completion: $0)
    }.context
    let text = "\(first.controller).\(first.resourceId ?? "") \(first.info.payload.text ?? "")"
    #expect(device.router.nav.texts == [#"detail.7#15 push {"id":7,"tags":["a"]}"#])
    let outcome = try await device.run {
      device.router.nav.apply(["settings", "detail.7#15 push", text], completion: $0)
    }
    #expect(outcome.isDone && outcome.context !== first && outcome.context.info.payload.read(as: Photo.self) == photo)
    #expect(outcome.context.resourceId == "7" && device.shown(.nav) == "settings detail detail")
    #expect(device.display.stacks[.nav]?.viewControllers[2] === first.viewController && device.differences.isEmpty)
    // A list that differs below its top only is shown, too.
    let lower = device.router.nav.texts
    #expect(try await device.run { device.router.nav.apply([lower[1], lower[0], lower[2]], completion: $0) }.isDone)
    #expect(device.shown(.nav) == "detail settings detail" && device.differences.isEmpty)
    #expect(try await device.run { device.router.nav.apply(["what"], completion: $0) }.failure?.code == .unknownText)
  }

  @Test(
    """
    A payload of the layered navigation is restored with its screen by the texts that an app has kept, on another \
    layer, too
    """)
  func restored() async throws {
    let device = try await LayeredDevice.started()
    let photo = Photo(id: 7, tags: ["#12 {"])
    let info = NavInfo(try NavPayload(encoding: photo))
    _ = try await device.run { device.router.nav.push(.detail, resourceId: "a b#1", info: info, completion: $0) }
    _ = try await device.run { device.router.nav.push(.photo, info: NavInfo(NavPayload(Account())), completion: $0) }
    let texts = device.router.nav.texts
    #expect(texts == [##"detail.a%20b%231#15 push {"id":7,"tags":["#12 {"]}"##, "photo#16 push"])
    #expect(device.engine.dump["layers"]?["nav"]?["stack"]?.array?.compactMap(\.string) == texts)
    _ = try await device.run { device.router.nav.popToRoot(completion: $0) }
    for (layer, receiver) in [(Layer.nav, device.router.nav), (.tab(2), device.router.tab(.search))] {
      #expect(try await device.run { receiver.apply(texts, completion: $0) }.isDone)
      let context = device.router.contexts(of: layer)[1]
      #expect(
        context.contextId > 16 && context.resourceId == "a b#1" && context.info.payload.read(as: Photo.self) == photo)
      #expect(device.shown(layer) == "detail photo" && device.differences.isEmpty)
    }
    // The list of a stack that is there changes nothing.
    device.records = []
    let now = device.router.tab(.search).texts
    #expect(try await device.run { device.router.tab(.search).apply(now, completion: $0) }.isDone)
    #expect(device.lines(.reaction).isEmpty && device.router.tab(.search).texts == now)
  }
}
