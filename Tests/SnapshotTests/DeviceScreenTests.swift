import NativeSide
import NavbridgeDriver
import NavbridgeKernel
import NavbridgeNavigation
import NavbridgeRuntime
import NavbridgeTesting
import NavbridgeVocabulary
import NavbridgeWire
import ScriptSide
import Testing

/// The expectations about a device. The test in docs/swift.md, which `scripts/check examples` runs, has more of them.
@Suite("The screen of a device", .timeLimit(.minutes(20)))
struct DeviceScreenTests {
  @ScriptThread
  private static func use(_ native: NativeSide) async throws {
    let app = try await Navigation.start(native.client(), .init(.turbo))
    let driver = try await Driver.start(native.client())
    let title: JSON = ["topBar": ["title": ["text": "Home"]]]
    try await app.setRoot(
      .bottomTabs([
        .stack([.component(name: "Home", id: "home", options: title)], id: "first"),
        .stack([.component(name: "Other", id: "other")], id: "second"),
      ]))
    try await app.push("home", .component(name: "Form", id: "form"))
    try await app.showModal(.stack([.component(name: "Terms", id: "terms")], id: "modal"))
    _ = try await app.showOverlay(.component(name: "Toast", id: "toast"))
    var screen = try await driver.screen()
    expectModals(["modal"], in: screen)
    expectModals(["terms"], in: screen)
    expectOverlays(["toast"], in: screen)
    expectStack(["terms"], in: screen)
    expectStack(["home", "form"], id: "first", in: screen)
    try await app.dismissModal("modal")
    try await app.pop("form")
    screen = try await driver.screen(react: false)
    expectModals([], in: screen)
    expectTitle("Home", in: screen)
    expectSelectedTab("home", in: screen)
    expectVisible(.component("home"), in: screen)
    expectNotVisible(.component("other"), in: screen)
  }

  @Test("The screen of a device meets the expectations of what was pushed, presented, dismissed and popped")
  func device() async throws {
    let native = await NativeSide.start(NativeSideConfiguration())
    try await Self.use(native)
    native.stop()
  }
}
