import NavbridgeDriver
import NavbridgeNavigation
import NavbridgeWire
import ScriptSide
import Testing

/// Modals that options animate: rnn-options §7.2, rnn-layouts §13.
@Suite("An animated modal", .timeLimit(.minutes(20)))
struct ModalAnimationTests {
  private static let enter: JSON = ["enter": ["translationY": ["from": 900, "to": 0, "duration": 400]]]
  private static let exit: JSON = ["exit": ["alpha": ["to": 0, "duration": 250]]]

  private static func modal(_ id: String, style: JSON = "fullScreen") -> Layout {
    .screen(
      id, ["modalPresentationStyle": style, "animations": ["showModal": enter, "dismissModal": exit]])
  }

  @Test(
    "An animated modal is presented and dismissed by the animations of its options, or by UIKit without options",
    arguments: Setup.everyRoute)
  func fullScreen(_ setup: Setup) async throws {
    try await World.app(setup, root: .screen("c1")) { world, _, app in
      let show = try await Motion.begin(in: world) { try await app.showModal(Self.modal("m1")) }
      #expect(show.nextDue == 400)
      #expect(try await show.node("m1", at: 0)["alpha"] == 0)
      let middle = try await show.node("m1", at: 100)
      #expect(middle["alpha"] == nil && middle.movedBy == [0, 675])
      #expect(try await show.end() == ("m1", 400))
      let log = try await AnimationLog.start(in: world)
      let dismissal = try await Motion.begin(in: world) { try await app.dismissModal("m1") }
      #expect(try await dismissal.node("m1", at: 150)["alpha"] == 0.4)
      #expect(try await dismissal.node("c1", at: 150)["alpha"] == nil)
      try await dismissal.move(to: 249)
      #expect(try await dismissal.end().milliseconds == 250)
      #expect(log.lines.first == "ScreenReversedAnimationController start c1")
      #expect(log.lines.last == "ScreenReversedAnimationController end c1")
      let count = log.entries.count
      let plain = try await Motion.begin(in: world) {
        try await app.showModal(.screen("m2", ["modalPresentationStyle": "fullScreen"]))
      }
      #expect(plain.nextDue == 500)
      _ = try await plain.end()
      _ = try await app.dismissModal("m2")
      #expect(log.entries.count == count)
    }
  }

  @Test(
    "An animated modal fades when it is dismissed as a sheet, for the duration that its options set",
    arguments: Setup.everyRoute)
  func sheet(_ setup: Setup) async throws {
    try await World.app(setup, root: .screen("c1")) { world, _, app in
      let options: JSON = [
        "animations": [
          "showModal": ["enter": ["alpha": ["from": 0.5, "duration": 100]], "exit": ["alpha": ["to": 0]]],
          "dismissModal": ["exit": ["translationY": ["to": 900, "duration": 300]]],
        ]
      ]
      let show = try await Motion.begin(in: world) { try await app.showModal(.screen("m1", options)) }
      #expect(try await show.node("m1", at: 50)["alpha"] == 0.75)
      #expect(try await show.node("c1", at: 50)["alpha"] == nil, "A screen that stays in the window is not animated.")
      _ = try await show.end()
      let dismissal = try await Motion.begin(in: world) { try await app.dismissModal("m1") }
      #expect(dismissal.nextDue == 300)
      let middle = try await dismissal.node("m1", at: 150)
      #expect(abs((middle["alpha"]?.double ?? 0) - 0.5) < 0.001 && middle["transform"] == nil)
      #expect(try await dismissal.end().milliseconds == 300)
      #expect(try await world.driver.snapshot()["windows"]?[0]?["presented"] == [])
    }
  }

  @Test(
    "An animated modal runs its own dismiss animation when it is dismissed together with a modal on top of it",
    arguments: Setup.everyRoute)
  func dismissAll(_ setup: Setup) async throws {
    try await World.app(setup, root: .screen("c1")) { world, _, app in
      _ = try await app.showModal(Self.modal("m1"))
      _ = try await app.showModal(.screen("m2", ["modalPresentationStyle": "fullScreen"]))
      let log = try await AnimationLog.start(in: world)
      let dismissal = try await Motion.begin(in: world) { try await app.dismissAllModals() }
      try await dismissal.move(to: 249)
      #expect(try await dismissal.end().milliseconds == 250)
      #expect(log.lines.first == "ScreenAnimationController start c1")
      #expect(log.lines.last == "ScreenAnimationController end c1")
      #expect(try await world.driver.snapshot()["windows"]?[0]?["presented"] == [])
    }
  }

  @Test(
    "An animated modal takes no time and changes nothing when its animation is disabled", arguments: Setup.everyRoute)
  func disabled(_ setup: Setup) async throws {
    try await World.app(setup, root: .screen("c1")) { (world, script, app) async throws in
      for isEnabled in [true, false] {
        let fade: JSON = ["enabled": .bool(isEnabled), "alpha": ["from": 0, "to": 0.5, "duration": 100]]
        let modal = Layout.screen("m1", ["animations": ["showModal": ["enter": fade], "dismissModal": ["exit": fade]]])
        #expect(try await world.time(of: { _ = try await app.showModal(modal) }, by: script) == (isEnabled ? 100 : 0))
        #expect(try await world.driver.snapshot(componentId: "m1")["alpha"] == (isEnabled ? 0.5 : nil))
        #expect(
          try await world.time(of: { _ = try await app.dismissModal("m1") }, by: script) == (isEnabled ? 100 : 0))
      }
    }
  }

  @Test(
    "An animated modal does not run the animation of its options when it is swiped down", arguments: Setup.everyRoute)
  func swipe(_ setup: Setup) async throws {
    try await World.app(setup, root: .screen("c1")) { world, _, app in
      _ = try await app.showModal(Self.modal("m1", style: "pageSheet"))
      let log = try await AnimationLog.start(in: world)
      #expect(try await world.driver.dismissModal())
      try await world.settle()
      #expect(log.entries.isEmpty)
    }
  }
}
