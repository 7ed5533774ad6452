import HeadlessUIKit
import NavbridgeRuntime
import Testing

@MainQueue @Suite struct TransactionTests {
  @Test("A transaction without animations completes inside commit")
  func empty() {
    var done = 0
    CATransaction.begin()
    CATransaction.setCompletionBlock { done += 1 }
    #expect(done == 0)
    CATransaction.commit()
    #expect(done == 1)
  }

  @Test("A transaction completes once, with its last animation")
  func animations() throws {
    var done = 0
    CATransaction.begin()
    CATransaction.setCompletionBlock { done += 1 }
    let (first, second) = (try #require(CATransaction.addAnimation()), try #require(CATransaction.addAnimation()))
    CATransaction.commit()
    first.end()
    first.end()
    #expect(done == 0)
    second.end()
    #expect(done == 1)
  }

  @Test("An animation that ends before commit does not complete the transaction")
  func endedEarly() {
    var done = 0
    CATransaction.begin()
    CATransaction.setCompletionBlock { done += 1 }
    CATransaction.addAnimation()?.end()
    #expect(done == 0)
    CATransaction.commit()
    #expect(done == 1)
  }

  @Test("An animation belongs to the innermost transaction")
  func nested() {
    var done: [String] = []
    CATransaction.begin()
    CATransaction.setCompletionBlock { done.append("outer") }
    CATransaction.begin()
    CATransaction.setCompletionBlock { done.append("inner") }
    let animation = CATransaction.addAnimation()
    CATransaction.commit()
    CATransaction.commit()
    #expect(done == ["outer"])
    animation?.end()
    #expect(done == ["outer", "inner"])
    #expect(CATransaction.addAnimation() == nil)
  }
}
