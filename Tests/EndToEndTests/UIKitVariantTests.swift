import HeadlessUIKit
import NavbridgeDriver
import NavbridgeKernel
import NavbridgeNavigation
import NavbridgeRuntime
import NavbridgeVocabulary
import NavbridgeWire
import ScriptSide
import Testing

/// The variants of UIKit under an app of react-native-navigation (uikit-behaviour §8).
@Suite("UIKit's variants", .timeLimit(.minutes(20)))
struct UIKitVariantTests {
  private typealias Command = Task<String, any Error>

  private static func options(_ variants: Set<UIKitVariant>) -> World.Options {
    .init(change: { $0.uikitVariants = variants })
  }

  @Test(
    "A command whose completion UIKit loses is rejected with NEVER_SETTLES and the variant as the reason",
    arguments: Setup.everyRoute, [false, true])
  func lostCompletion(_ setup: Setup, isOn: Bool) async throws {
    try await World.app(setup, Self.options(isOn ? [.lostCompletion] : []), root: .screen("c1")) { world, script, app in
      let trace = try await Trace.start(world, "variant")
      let modals = ["m1", "m2"].map { id in
        Command(executorPreference: ScriptThread.executor) { try await app.showModal(.screen(id)) }
      }
      #expect(try await modals[0].joined() == "m1")
      if isOn {
        await Self.expectLoss(modals[1], "showModal", "the completion of the presentation of <RNN")
      } else {
        #expect(try await modals[1].joined() == "m2")
      }
      try await world.settle()
      // UIKit has presented it all the same.
      let presented = try await world.driver.snapshot()["windows"]?[0]?["presented"]?.array ?? []
      #expect(presented.map { $0["componentId"]?.string } == ["m1", "m2"])
      let dismissals = ["m2", "m2"].map { id in
        Command(executorPreference: ScriptThread.executor) { try await app.dismissModal(id) }
      }
      for dismissal in dismissals { #expect(try await dismissal.joined() == "m2") }
      let taken = try await trace.entries()
      #expect(taken.map(\.subject) == (isOn ? ["lost-completion"] : []))
      #expect(taken.allSatisfy { $0.action.hasSuffix("is never called") })
      trace.close()
    }
  }

  /// Expects a command that was rejected because UIKit lost its completion.
  private static func expectLoss(_ command: Command, _ name: String, _ effect: String) async {
    do {
      _ = try await command.joined()
      Issue.record("\(name) resolved, although UIKit has lost its completion.")
    } catch let error as RPCError {
      #expect(error.data["code"]?.string == "NEVER_SETTLES")
      #expect(error.message.contains("UIKit's variant 'lost-completion': \(effect)"), "\(error.message)")
    } catch { Issue.record(error) }
  }

  @Test(
    "A dismissal whose completion UIKit loses, because one without animation overtakes it, is rejected with the variant",
    arguments: Setup.everyRoute)
  func overtaken(_ setup: Setup) async throws {
    try await World.app(setup, Self.options([.lostCompletion]), root: .screen("c1")) { world, _, app in
      _ = try await app.showModal(.screen("m1"))
      let first = Command(executorPreference: ScriptThread.executor) { try await app.dismissModal("m1") }
      let second = Command(executorPreference: ScriptThread.executor) {
        try await app.dismissAllModals(options: ["animations": ["dismissModal": ["exit": ["enabled": false]]]])
        return "all"
      }
      await Self.expectLoss(first, "dismissModal", "the completion of the dismissal of <")
      #expect(try await second.joined() == "all")
      #expect(try await world.driver.snapshot()["windows"]?[0]?["presented"]?.array ?? [] == [])
    }
  }

  @Test(
    "A swipe that is interrupted sends ComponentDidAppear without ComponentWillAppear by the variant",
    arguments: Setup.everyRoute, [false, true])
  func didAppearAlone(_ setup: Setup, isOn: Bool) async throws {
    try await World.app(
      setup, Self.options(isOn ? [.didAppearAlone] : []), root: .stack([.screen("c1"), .screen("c2")], id: "s1")
    ) { world, script, _ in
      try await world.settle()
      let trace = try await Trace.start(world, "variant")
      #expect(try await world.driver.swipeBack(complete: false))
      try await world.settle()
      script.clear()
      #expect(try await world.driver.swipeBack())
      try await world.settle()
      #expect(script.words.filter { $0.hasSuffix("(c1)") } == (isOn ? ["D(c1)"] : ["W(c1)", "D(c1)"]))
      // The screen that stayed has no such events: react-native-navigation sends them only after a disappearance.
      let times = isOn ? 2 : 0
      #expect(try await trace.entries().map(\.subject) == Array(repeating: "did-appear-alone", count: times))
      trace.close()
    }
  }
}
