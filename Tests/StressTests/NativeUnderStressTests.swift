import NavbridgeLauncher
import NavbridgeRuntime
import NavbridgeVocabulary
import ScriptSide
import Testing

@testable import NavbridgeStress

@ScriptThread @Suite("A native side of a stress run", .timeLimit(.minutes(20)))
struct NativeUnderStressTests {
  @Test("A native side of a stress run has printed the errors that its ending has")
  func errors() async throws {
    let settings = StressSettings(.teardown, .cycles(2), inFlight: 1, seed: 1)
    let record = StressRecord(Watch(limit: 60))
    let commands = 10
    let (_, ending) = try await NativeUnderStress.run(settings, record) { native in
      let script = try await StressScript.begin(at: native.path, .bridge, record)
      // Without a root there is no component whose options could be merged, and each call prints so.
      for _ in 0..<commands { script.issue(.mergeOptions) }
      try await record.waitUntilAllSettled()
      script.navigation.close()
    }
    #expect(ending.code == 143)
    #expect(ending.errors.matches(of: #/changes nothing, as on iOS/#).count == commands)
  }

  @Test("A script of a stress run is released when its connection has closed")
  func released() async throws {
    let settings = StressSettings(.teardown, .cycles(2), inFlight: 1, seed: 1)
    let record = StressRecord(Watch(limit: 60))
    _ = try await NativeUnderStress.run(settings, record) { native in
      weak var ended: StressScript?
      do {
        let script = try await StressScript.begin(at: native.path, .turbo, record) { SlowTransport($0) }
        ended = script
        try await script.wait(for: script.issue(.setRoot))
        script.navigation.close()
        try await record.watch.wait(for: "the connection to close") { script.isClosed }
        try await record.waitUntilEnded(script.epoch)
      }
      #expect(ended == nil)
    }
  }
}
