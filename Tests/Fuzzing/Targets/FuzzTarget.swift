/// A function that is given random input: by the tests that mutate a corpus, and by libFuzzer (`scripts/fuzz`).
///
/// The function must end for any input. It returns a sentence for a promise of the product that the input breaks, and a crash
/// is a finding, too.
struct FuzzTarget: Sendable {
  let name: String
  /// The promise that holds for any input.
  let promise: String
  /// Files of the repository with which fuzzing begins, beside the folder of the target in `Tests/Fuzzing/Corpus`.
  let seeds: [String]
  /// The words that libFuzzer puts into inputs.
  let words: [String]
  /// The length of the longest input in bytes. Longer ones reach no more code and take longer.
  let longest: Int
  /// The number of mutated inputs that the tests of CI run.
  let mutations: Int
  private let run: @Sendable ([UInt8]) -> String?

  init(
    _ name: String, _ promise: String, seeds: [String] = [], words: [String] = [], longest: Int = 4096,
    mutations: Int = 2_000,
    run: @escaping @Sendable ([UInt8]) -> String?
  ) {
    (self.name, self.promise, self.seeds, self.words) = (name, promise, seeds, words)
    (self.longest, self.mutations, self.run) = (longest, mutations, run)
  }

  /// A target whose input is a text in UTF-8. Other input has no meaning for its readers, which take texts.
  init(
    text name: String, _ promise: String, seeds: [String] = [], words: [String] = [], longest: Int = 4096,
    mutations: Int = 2_000,
    run: @escaping @Sendable (String) -> String?
  ) {
    self.init(name, promise, seeds: seeds, words: words, longest: longest, mutations: mutations) { bytes in
      String(validating: bytes, as: UTF8.self).flatMap(run)
    }
  }

  /// Runs one input. Returns a sentence about the promise that it breaks; nil if all is well.
  func fault(of input: [UInt8]) -> String? { run(input) }

  /// The target with a name.
  static func named(_ name: String) -> FuzzTarget? { all.first { $0.name == name } }
}
