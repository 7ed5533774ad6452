import HeadlessUIKit
import NavbridgeRuntime
import NavbridgeVocabulary
import NavbridgeWire
import OrderedCollections
import Testing

@testable import NavbridgeCoordinatorRouter
@testable import NavbridgeKernel

/// The members that the design adds to snapshots (protocol §9).
@Suite("A snapshot of the router's app", .timeLimit(.minutes(20)))
@MainQueue
struct SnapshotTests {
  @Test("A snapshot of the router's app has the state, the chain of each stack and the coordinator of each screen")
  func described() async throws {
    let device = try await RouterDevice.started()
    try await device.perform(.push("A", key: "a"), .to("Account"))
    let account = device.current.route.key
    try await device.perform(.to("L", ["x": 1]))
    let modal = device.current.route.key
    let snapshot = try Snapshot(device.host).answer(componentId: nil)
    #expect(snapshot["router"].flatMap { RouterState(json: $0) } == device.router.state)

    let root = try #require(snapshot["windows"]?[0]?["root"])
    #expect(root["class"] == "NativeAppViewController" && root["children"]?[0]?["class"] == "MMDrawerController")
    let stack = root["children"]?[0]?["children"]?[0]?["children"]?[0]
    let head = try #require(device.router.tabs[0].head?.route.key)
    #expect(stack?["type"] == "stack" && stack?["navId"] == "tab0")
    #expect(stack?["chain"] == [.string(head), "a", .string(account)])
    let screens = try #require(stack?["children"]?.array)
    #expect(screens.map { $0["name"] } == ["H", "A", "Account"])
    #expect(screens.map { $0["type"] } == ["script", "script", "native"])
    #expect(screens[1]["coordinator"]?["class"] == "ReactCoordinator" && screens[1]["coordinator"]?["depth"] == 2)
    #expect(screens[1]["coordinator"]?["parent"] == .string(head))
    #expect(screens[2]["coordinator"]?["children"] == [.string(modal)])

    let presented = try #require(snapshot["windows"]?[0]?["presented"]?[0])
    #expect(presented["type"] == "stack" && presented["navId"] == "modal1")
    let screen = try Snapshot(device.host).answer(componentId: modal)
    #expect(screen["coordinator"]?["modalHead"] == true && screen["coordinator"]?["class"] == "ModalReactCoordinator")
    #expect(screen["props"] == ["x": 1, "key": .string(modal)])
  }
}
