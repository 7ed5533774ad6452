import NavbridgeSimulation
import NavbridgeVocabulary
import Testing

/// The tests of a file that a part of a search for every order runs.
@Suite("The tests of a part of a search")
struct ExploreOptionsTests {
  @Test("Parts of a search for every order share the tests, and each other search runs all of them")
  func shares() {
    var options = ExploreOptions()
    (options.part, options.parts) = (1, 3)
    #expect(options.ownTests(of: 5) == 5 && !options.leavesOut(test: 0))
    options.isExhaustive = true
    #expect((0..<5).filter { !options.leavesOut(test: $0) } == [1, 4] && options.ownTests(of: 5) == 2)
    options.part = 2
    #expect(options.ownTests(of: 2) == 0 && options.ownTests(of: 3) == 1)
  }
}
