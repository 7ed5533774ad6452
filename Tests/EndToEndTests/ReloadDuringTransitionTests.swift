import NavbridgeDriver
import NavbridgeNavigation
import NavbridgeRuntime
import NavbridgeVocabulary
import NavbridgeWire
import ScriptSide
import Testing

/// Protocol §7: no message of an epoch is delivered in the next one. A transition that ran during the reload would send
/// the events of its end.
@Suite("A reload during", .timeLimit(.minutes(20)))
struct ReloadDuringTransitionTests {
  /// Something that moves, begun by a script or by a finger. The ids of the components contain the epoch.
  struct Journey: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// The times of the reload, in milliseconds of the device's clock from the beginning.
    var times: [Double] = [0, 1, 175, 349]
    var root: @Sendable (Int) -> Layout = { .stack([.screen("home\($0)")], id: "s\($0)") }
    /// Comes to the state from which the journey begins.
    var prepare: @ScriptThread @Sendable (Navigation, Int) async throws -> Void = { _, _ in }
    /// Begins the journey. Its commands are not awaited.
    let begin: @ScriptThread @Sendable (World, Navigation, Int) async throws -> Void
  }

  static let journeys: [Journey] = [
    Journey(testDescription: "a push") { _, app, epoch in
      app.push("s\(epoch)", .screen("new\(epoch)")) { _ in }
    },
    Journey(testDescription: "a pop", prepare: push) { _, app, epoch in app.pop("new\(epoch)") { _ in } },
    Journey(testDescription: "a swipe back", times: [0, 1, 100, 174], prepare: push) { world, _, _ in
      _ = try await world.driver.swipeBack()
    },
    Journey(testDescription: "a cancelled swipe back", times: [0, 1, 100, 174], prepare: push) { world, _, _ in
      _ = try await world.driver.swipeBack(complete: false)
    },
    Journey(
      testDescription: "a push after a pop that is not over", prepare: push,
      begin: { _, app, epoch in
        app.pop("new\(epoch)") { _ in }
        app.push("s\(epoch)", .screen("next\(epoch)")) { _ in }
      }),
    Journey(
      testDescription: "a pop with an animation of its own",
      prepare: { app, epoch in
        let fade: JSON = ["content": ["alpha": ["from": 1, "to": 0, "duration": 400]]]
        _ = try await app.push("s\(epoch)", .screen("new\(epoch)", ["animations": ["pop": fade]]))
      },
      begin: { _, app, epoch in app.pop("new\(epoch)") { _ in } }),
    Journey(testDescription: "a modal's way in", times: [0, 1, 250, 499]) { _, app, epoch in
      app.showModal(.screen("new\(epoch)")) { _ in }
    },
    Journey(testDescription: "a modal's dismissal", times: [0, 1, 250, 499], prepare: modal) { _, app, epoch in
      app.dismissModal("new\(epoch)", options: nil) { _ in }
    },
    Journey(
      testDescription: "the dismissal of a modal that is on its way in", times: [0, 1, 499, 501, 999],
      begin: { _, app, epoch in
        app.showModal(.screen("new\(epoch)")) { _ in }
        app.dismissModal("new\(epoch)", options: nil) { _ in }
      }),
    Journey(
      testDescription: "the dismissal of all modals", times: [0, 1, 250, 499],
      prepare: { app, epoch in
        _ = try await app.showModal(.screen("lower\(epoch)"))
        _ = try await app.showModal(.screen("upper\(epoch)"))
      },
      begin: { world, app, _ in
        app.call(RNNCommands.names[world.setup.architecture], "dismissAllModals") {
          $0.value("all")
          $0.object {}
        } completion: { _ in
        }
      }),
    Journey(testDescription: "a swipe down of a sheet", times: [0, 1, 200, 249], prepare: modal) { world, _, _ in
      _ = try await world.driver.dismissModal()
    },
    Journey(
      testDescription: "an animated root", times: [0, 1, 200, 399],
      begin: { _, app, epoch in
        let fade: JSON = ["alpha": ["from": 0, "to": 1, "duration": 400]]
        app.setRoot(.screen("new\(epoch)", ["animations": ["setRoot": fade]])) { _ in }
      }),
    Journey(
      testDescription: "a drawer's motion", times: [0, 1, 100, 200],
      root: { .sideMenu(left: .screen("left\($0)"), center: .screen("home\($0)")) },
      begin: { world, _, _ in _ = try await world.driver.openSideMenu(.left) }),
    Journey(
      testDescription: "a tab's selection", times: [0, 1],
      root: { .bottomTabs([.screen("home\($0)"), .screen("other\($0)")]) },
      begin: { world, _, _ in try await world.driver.tap(tabIndex: 1) }),
    Journey(
      testDescription: "an overlay's dismissal", times: [0, 1],
      prepare: { app, epoch in _ = try await app.showOverlay(.screen("over\(epoch)")) },
      begin: { world, app, epoch in
        app.call(RNNCommands.names[world.setup.architecture], "dismissOverlay") {
          $0.value("dismiss")
          $0.value("over\(epoch)")
        } completion: { _ in
        }
      }),
    Journey(testDescription: "the keyboard's way in", times: [0, 1, 125, 249]) { world, app, _ in
      app.callVoid("KeyboardObserver", "addListener") { $0.value("keyboardDidShow") }
      _ = try await app.getLaunchArgs()
      _ = try await world.driver.setKeyboard(visible: true)
    },
    Journey(testDescription: "one of React Native's modals", times: [0, 1, 250, 499]) { _, app, epoch in
      app.presentModalHost(epoch, ["animationType": "slide"])
    },
    Journey(
      testDescription: "a search", times: [0, 1],
      root: { .stack([.screen("home\($0)", ["topBar": ["searchBar": ["visible": true]]])], id: "s\($0)") },
      begin: { world, _, _ in try await world.driver.search("text") }),
  ]

  private static let push: @ScriptThread @Sendable (Navigation, Int) async throws -> Void = { app, epoch in
    _ = try await app.push("s\(epoch)", .screen("new\(epoch)"))
  }
  private static let modal: @ScriptThread @Sendable (Navigation, Int) async throws -> Void = { app, epoch in
    _ = try await app.showModal(.screen("new\(epoch)"))
  }

  @Test(
    "A reload during a transition sends nothing of the old epoch into the new one", arguments: journeys,
    Setup.everyRoute)
  func journey(_ journey: Journey, _ setup: Setup) async throws {
    try await World.run(setup) { world in
      let script = try await world.script()
      let (app, driver) = (script.navigation, world.driver!)
      for (index, time) in journey.times.enumerated() {
        let epoch = index + 1
        _ = try await app.setRoot(journey.root(epoch))
        try await journey.prepare(app, epoch)
        try await world.settle()
        _ = try await driver.pauseClock()
        try await journey.begin(world, app, epoch)
        await script.reachNative()
        _ = try await driver.advanceClock(milliseconds: time)
        try await driver.reload()
        try await script.received { $0 == .began(epoch: epoch + 1) }
        #expect(try await driver.stats().pending.transitions == 0, "\(time) ms")
        _ = try await driver.resumeClock()
        try await world.settle(with: app)
        let begun = try #require(script.entries.lastIndex { $0 == .began(epoch: epoch + 1) })
        #expect(script.entries[begun...].compactMap(\.word) == ["launched"], "\(time) ms")
      }
    }
  }

  @Test(
    "A reload during a pop, by another script that takes the connection's place, sends it nothing",
    arguments: Setup.everyRoute)
  func replaced(_ setup: Setup) async throws {
    try await World.run(setup) { world in
      for (index, time) in [0.0, 1, 175, 349].enumerated() {
        let script = try await world.script()
        _ = try await script.navigation.setRoot(.stack([.screen("home"), .screen("new")], id: "s"))
        try await world.settle()
        _ = try await world.driver.pauseClock()
        script.navigation.pop("new") { _ in }
        await script.reachNative()
        _ = try await world.driver.advanceClock(milliseconds: time)
        let next = try await world.script()
        #expect(next.navigation.info["epoch"]?.int == 2 * index + 2)
        _ = try await world.driver.resumeClock()
        try await world.settle(with: next.navigation)
        #expect(next.words == ["launched"], "\(time) ms")
        next.navigation.close()
      }
    }
  }
}
