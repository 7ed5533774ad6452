/// The reasons why a device is not idle. They are needed as sentences for reports, but at the end of each turn only their
/// existence matters, when thousands of items may be under way: no sentence is made then.
package struct BusyReasons {
  private let makesSentences: Bool
  package private(set) var isEmpty = true
  private(set) var sentences: [String] = []

  init(makesSentences: Bool) { self.makesSentences = makesSentences }

  /// True when another reason would not change what is asked for.
  var isComplete: Bool { !makesSentences && !isEmpty }

  package mutating func add(if isReason: Bool, _ sentence: @autoclosure () -> String) {
    add(if: isReason, of: [sentence()])
  }

  mutating func add(if isReason: Bool, of sentences: @autoclosure () -> [String]) {
    guard isReason else { return }
    isEmpty = false
    if makesSentences { self.sentences += sentences() }
  }
}
