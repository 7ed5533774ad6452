import Testing

@testable import NavbridgeReactNativeNavigation

@Suite("The kept sentences of faults of options")
struct KeptFaultSentencesTests {
  @Test("A sentence is made once for each path, and again for another fault of it")
  func once() {
    var sentences = KeptFaultSentences()
    var made = 0
    func sentence(_ path: String, _ kind: OptionFault.Kind) -> String {
      sentences.sentence(of: OptionFault(path: path, kind: kind)) { fault in
        made += 1
        return fault.sentence
      }.sentence
    }
    let unknown = OptionFault(path: "topBar.titel", kind: .unknown)
    for _ in 0..<3 { #expect(sentence("topBar.titel", .unknown) == unknown.sentence) }
    #expect(made == 1)
    let wrong = OptionFault.Kind.wrongType(expected: "a text", isKept: false)
    #expect(sentence("topBar.titel", wrong).contains("a text is expected") && made == 2)
    // Texts that only look the same are different paths.
    let looks = ["caf\u{E9}", "cafe\u{301}"].map { sentence($0, .unknown) }
    #expect(made == 4 && Array(looks[0].utf8) != Array(looks[1].utf8))
  }

  @Test("The number of kept sentences has a bound, beyond which each is still right")
  func bounded() {
    var sentences = KeptFaultSentences()
    for number in 0..<(3 * KeptFaultSentences.most) {
      let path = "topBar.option\(number)"
      let (sentence, isNew) = sentences.sentence(of: OptionFault(path: path, kind: .notOnIOS), \.sentence)
      #expect(isNew && sentence == "The option '\(path)' is not read on iOS. It is ignored.")
    }
    #expect(sentences.count <= KeptFaultSentences.most)
  }
}
