package import NavbridgeVocabulary

/// The parts of a search for every order share its tests, and not the runs of a test, since each order follows from those before it.
extension ExploreOptions {
  /// True if the test with a number, from 0, is left to another part of the search.
  package func leavesOut(test number: Int) -> Bool { isExhaustive && number % parts != part }

  /// The number of tests, of so many, that this part of the search runs.
  package func ownTests(of count: Int) -> Int { (0..<count).count { !leavesOut(test: $0) } }
}
