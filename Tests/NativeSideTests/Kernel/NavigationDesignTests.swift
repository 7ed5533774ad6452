import NavbridgeDriver
import NavbridgeNavigation
import NavbridgeRuntime
import NavbridgeVocabulary
import NavbridgeWire
import ScriptSide
import Testing

@testable import NativeSide
@testable import NavbridgeKernel

@Suite("A design unknown to the kernel", .timeLimit(.minutes(20)))
struct NavigationDesignTests {
  /// The designs of the package and a further one, which is added by its file and its place in this list.
  static let designs = NativeDesigns(NativeDesigns.all.names.map { $0.type } + [PosterDesign.self])

  @Test(
    "A design unknown to the kernel is called, shown, tapped, traced and reloaded over both routes",
    arguments: Architecture.allCases)
  func poster(_ architecture: Architecture) async throws {
    let design = try #require(Self.designs["poster"])
    let native = await Task { @MainQueue in NativeSide(NativeSideConfiguration(), design: design) }.value
    try await withTaskExecutorPreference(ScriptThread.executor) {
      try await Self.exercise(native, architecture)
    }
    native.stop()
  }

  @ScriptThread
  private static func exercise(_ native: NativeSide, _ architecture: Architecture) async throws {
    let driver = try await Driver.start(native.client())
    defer { driver.close() }
    var traced: [String] = []
    driver.onTraffic = { traced.append("\($0["kind"]?.string ?? "") \($0["method"]?.string ?? "")") }
    try await driver.subscribeToTraffic()

    var received: [Navigation.Occurrence] = []
    let script = try await Navigation.start(native.client(), .init(architecture)) { received.append($0) }
    defer { script.close() }
    #expect(script.info["design"] == "poster")

    #expect(try await script.call(\PosterDeclaration.show, "hello") == "hello")
    #expect(try await driver.snapshot()["windows"]?[0]?["root"]?["text"] == "hello")
    #expect(try await driver.snapshot(componentId: "poster")["class"] == "PosterViewController")
    _ = try await driver.request("device/tap", ["testID": "poster"])
    try await driver.waitForIdle()
    #expect(traced.contains("call show") && traced.contains("event emit"))
    let pressed = received.compactMap { occurrence in
      if case .event(let event) = occurrence { event.payload(of: PosterDeclaration.declared.pressed) } else { nil }
    }
    #expect(pressed == ["hello"])

    // A method for drivers that this design declares is called as the methods of every design are.
    #expect(try await driver.request(PosterMethods.paste, "ho", 2))
    #expect(try await driver.snapshot(componentId: "poster")["text"] == "hoho")
    #expect(try await driver.request("poster/paste", ["text": "hey"]) == ["done": true])
    #expect(try await driver.snapshot(componentId: "poster")["text"] == "hey")

    #expect(try await driver.stats().json["posters"] == 1)

    script.reload()
    while !received.contains(.began(epoch: 2)) { try await driver.waitForIdle() }
    #expect(try await driver.snapshot()["windows"]?[0]?["root"]?["text"] == nil)
    #expect(try await script.call(\PosterDeclaration.show, "again") == "again")
    // The methods of another design are not available.
    await #expect(throws: RPCError.self) { try await driver.explainOptions(componentId: "poster") }
    await #expect(throws: RPCError.self) { try await script.setRoot(.component(name: "app.Root")) }
  }

  @Test("A design unknown to the kernel is in the tables of the protocol and in the types of the drivers")
  func generated() {
    let pages = ProtocolPart.all(Self.designs.descriptions)
    let (methods, modules, events) = (pages[0].markdown, pages[2].markdown, pages[3].markdown)
    #expect(methods.contains("Methods of the design `poster`:") && methods.contains("| `poster/paste` |"))
    #expect(modules.contains("`Poster`:") && modules.contains("| `show` | `text` (text) |"))
    #expect(events.contains("| `posterPressed` | always | `text` (text) |"))
    let types = DriverTypes.text(Self.designs.descriptions)
    #expect(types.contains("  interface Poster {") && types.contains("    readonly poster: Poster;"))
    #expect(!DriverTypes.text.contains("poster"))
  }

  @Test("The smallest design has fewer than a hundred lines")
  func size() throws {
    let file = #filePath.replacing("NavigationDesignTests", with: "PosterDesign")
    #expect(try TextFile.read(file).split(separator: "\n", omittingEmptySubsequences: false).count <= 100)
  }

  @Test("Both sides know the same designs")
  func sameDesigns() {
    #expect(DesignName.allCases.map(\.rawValue) == DesignDescription.all.map(\.name))
    #expect(DesignName(rawValue: "layered-navigation") == .layeredNavigation)
    #expect(DesignName(rawValue: "poster") == nil)
  }

  @Test("A design is described for both sides with its own modules and methods", arguments: designs.names)
  func described(_ name: DesignName) throws {
    let design = name.type.description
    for architecture in Architecture.allCases {
      let modules = name.type.modules(architecture).map(\.declaration.names)
      #expect(modules == (design.modules + design.libraries.flatMap(\.modules)).map { $0.names })
    }
    #expect(name.type.driverMethods.map(\.method.name) == design.driverMethods.map(\.name))
  }

  @Test("A client that names a different design from the running one is refused")
  func named() async throws {
    let native = await Task { @MainQueue in NativeSide(NativeSideConfiguration()) }.value
    try await withTaskExecutorPreference(ScriptThread.executor) {
      try await Self.introduce(native)
    }
    native.stop()
  }

  @ScriptThread
  private static func introduce(_ native: NativeSide) async throws {
    let client = native.client()
    defer { client.close() }
    let driver: JSON = ["protocolVersion": 1, "role": "driver", "design": "poster"]
    do throws(RPCError) {
      _ = try await client.request("initialize", driver)
      Issue.record("The client was accepted.")
    } catch {
      #expect(error.code == -32602 && error.message.contains("react-native-navigation"))
    }
    let right: JSON = ["protocolVersion": 1, "role": "driver", "design": "react-native-navigation"]
    #expect(try await client.request("initialize", right)["design"] == "react-native-navigation")
  }
}
