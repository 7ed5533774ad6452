import HeadlessUIKit
import Testing

@Suite("The mark for pruning")
struct PruneMarkTests {
  @Test("The mark for pruning is reached when the number that was left has doubled, and not before the least number")
  func doubles() {
    var mark = PruneMark(from: 4)
    #expect(!mark.isReached(by: 3) && mark.isReached(by: 4))
    mark.pruned(to: 1)
    #expect(!mark.isReached(by: 3) && mark.isReached(by: 4))
    mark.pruned(to: 5)
    #expect(!mark.isReached(by: 9) && mark.isReached(by: 10))
  }
}
