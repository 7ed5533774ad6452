import NavbridgeRuntime
import NavbridgeTestSupport
import Testing

/// The targets of `scripts/fuzz` without libFuzzer: the corpus, and mutations of it that are the same in each run.
@Suite("A target of fuzzing", .timeLimit(.minutes(10)))
struct FuzzingTests {
  @Test("A target of fuzzing has a folder of the corpus with its name, and each folder has a target")
  func folders() { #expect(Corpus.folders == Set(FuzzTarget.all.map(\.name))) }

  @Test("A target of fuzzing keeps its promise for each input of its corpus", arguments: FuzzTarget.all.map(\.name))
  func corpus(_ name: String) throws {
    let target = try #require(FuzzTarget.named(name))
    let inputs = try Corpus.inputs(of: target)
    #expect(!inputs.isEmpty, "The corpus of '\(name)' is empty, so that its mutations reach nothing.")
    for (file, input) in inputs {
      if let fault = target.fault(of: input) { Issue.record("\(file): \(fault)") }
    }
  }

  @Test(
    "A target of fuzzing keeps its promise for seeded mutations of its corpus", arguments: FuzzTarget.all.map(\.name))
  func mutations(_ name: String) throws {
    let target = try #require(FuzzTarget.named(name))
    let inputs = try Corpus.inputs(of: target)
    var random = SeededGenerator(seed: 0x6675_7A7A)
    for round in 0..<target.mutations {
      let (file, input) = inputs[round % inputs.count]
      let changed = mutated(input, using: &random)
      guard let fault = target.fault(of: changed) else { continue }
      Issue.record("Round \(round), from \(file): \(fault)\n\(changed)")
      return
    }
  }
}
