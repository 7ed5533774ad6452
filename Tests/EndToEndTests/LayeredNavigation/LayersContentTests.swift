import NavbridgeDriver
import NavbridgeLayers
import NavbridgeRuntime
import NavbridgeVocabulary
import NavbridgeWire
import ScriptSide
import Testing

/// layered-navigation §9, §12: the content of a script's screen holds the lock of the navigation.
@Suite("The content of a script's screen", .timeLimit(.minutes(20)))
struct LayersContentTests {
  @Test(
    "The content of a script's screen is waited for by the operation, and by the next one", arguments: Setup.everyRoute)
  func waits(_ setup: Setup) async throws {
    try await LayersApp.run(setup, settings: { $0.sharedClock = true }) { app in
      app.layers.setupContent = { [unowned app] screen in
        app.note("\(screen.controller) loads")
        _ = try? await app.layers.navigation.sleep(milliseconds: 2000)
        app.note("\(screen.controller) loaded")
      }
      let second = Task<Void, any Error>(executorPreference: ScriptThread.executor) {
        let isDone = try await app.layers.nav.push("Detail").isDone
        #expect(isDone)
        await app.note("Detail pushed")
      }
      #expect(try await app.layers.nav.push("Photo").isDone)
      app.note("Photo pushed")
      try await second.value
      let names = [0, 3].map { app.log[$0].prefix { $0 != " " } }
      #expect(Set(names) == ["Detail", "Photo"])
      #expect(app.log == names.flatMap { ["\($0) loads", "\($0) loaded", "\($0) pushed"] })
    }
  }

  @Test(
    """
    The content of a script's screen holds a virtual clock that the script does not share, so that the watchdog does \
    not end it
    """,
    arguments: Setup.everyRoute)
  func hold(_ setup: Setup) async throws {
    try await LayersApp.run(setup) { app in
      let before = try await app.world.driver.clockNow().milliseconds
      app.layers.setupContent = { _ in
        // Requests take the native side through many turns.
        for _ in 0..<20 { _ = try? await app.layers.getState() }
      }
      #expect(try await app.layers.nav.push("Detail").isDone)
      #expect(try await app.world.driver.clockNow().milliseconds - before == 400)
    }
  }

  @Test(
    """
    The content of a script's screen that never comes ends the operation after 4.8 seconds of the device, and \
    everything is as before
    """,
    arguments: Setup.everyRoute)
  func watchdog(_ setup: Setup) async throws {
    try await LayersApp.run(setup, settings: { $0.sharedClock = true }) { app in
      app.layers.setupContent = { screen in
        if screen.controller == "Photo" { _ = try? await app.layers.navigation.sleep(milliseconds: 60_000) }
      }
      _ = try await app.layers.tab(0).push("Detail")
      let before = try await app.active()
      let start = app.layers.navigation.now
      let outcome = try await app.layers.nav.push("Photo", handlers: app.noting())
      // By the script's own clock. While it awaits a driver's answer it has nothing to do, and the clock may jump to the
      // end of its sleep.
      let nanoseconds = app.layers.navigation.now - start
      #expect(!outcome.isDone && outcome.reason == "watchdog" && outcome.opened == nil)
      #expect(
        outcome.message
          == "The watchdog ended the navigation of 'nav.push', which did not end in 4.8 s. The content of "
          + "'Photo' was not complete. Its set-up must end in this time, and must not await a call of the navigation.")
      // The tabs are hidden in the step before, which takes 400 ms.
      #expect(nanoseconds == 5_200_000_000)
      #expect(try await app.active() == before)
      #expect(try await app.stack("nav") == "")
      #expect(app.answers.isEmpty)
      // The queue goes on.
      #expect(try await app.layers.nav.push("Settings").isDone)
    }
  }

  @Test(
    """
    The content of a script's screen that awaits a call of the navigation gets an error at once, and a call that it \
    does not await is carried out
    """,
    arguments: Setup.everyRoute)
  func waitsForItself(_ setup: Setup) async throws {
    try await LayersApp.run(setup) { app in
      app.layers.setupContent = { [unowned app] screen in
        guard screen.controller == "Detail" else { return }
        do throws(RPCError) { _ = try await app.layers.nav.push("Photo") } catch { app.note(error.message) }
        do throws(RPCError) { _ = try await app.layers.transaction { $0.nav.popToRoot() } } catch {
          app.note(error.data["code"]?.string ?? "?")
        }
        Task(executorPreference: ScriptThread.executor) {
          _ = try? await app.layers.nav.push("Settings")
          await app.note("Settings pushed")
        }
      }
      #expect(try await app.layers.nav.push("Detail").isDone)
      while app.log.count < 3 { _ = try await app.world.driver.stats() }
      #expect(
        app.log == [
          "The set-up of the content of 'Detail' awaits a call, which begins only after it. Return first, or make the call in "
            + "a task that the set-up does not await.", "waitsForItself", "Settings pushed",
        ])
      #expect(try await app.stack("nav") == "Detail Settings")
      #expect(try await app.world.driver.stats().json["layers"]?["watchdogs"] == 0)
    }
  }

  @Test(
    "The content of a script's screen is answered once: a second answer, and one for no context, have no effect",
    arguments: Setup.everyRoute)
  func answers(_ setup: Setup) async throws {
    try await LayersApp.run(setup) { app in
      let call = app.layers.navigation
      let id = Double(try await app.layers.nav.push("Detail").contextId)
      #expect(try await call.call(\LayersDeclaration.contentReady, "contentReady1", id) == false)
      for wrong in [99, 1.5] {
        await #expect { try await call.call(\LayersDeclaration.contentReady, "contentReady2", wrong) } throws: {
          ($0 as? RPCError)?.data["code"] == "malformed"
        }
      }
    }
  }

  @Test(
    "The content of a script's screen is set up for every screen of a transaction, and for no root",
    arguments: Setup.everyRoute)
  func intermediate(_ setup: Setup) async throws {
    try await LayersApp.run(setup) { app in
      var loaded: [String] = []
      app.layers.setupContent = { loaded.append($0.controller) }
      let outcome = try await app.layers.transaction {
        $0.nav.push("Detail")
        $0.nav.push("Photo")
        $0.nav.push("Settings")
      }
      #expect(outcome.isDone && loaded == ["Detail", "Photo", "Settings"])
    }
  }
}
