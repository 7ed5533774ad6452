import NavbridgeRuntime
import Testing

@testable import NavbridgeWire

@Suite("The table of calls")
struct CallTableTests {
  @Test("The table of calls assigns numbers from 1, and returns each call once")
  func numbers() {
    var table = CallTable<String>()
    #expect(table.nextNumber == 1 && table.isEmpty)
    table.append("a")
    table.append("b")
    #expect(table.nextNumber == 3 && table.count == 2 && table[2] == "b")
    #expect(table.take(1) == "a" && table.take(1) == nil)
    #expect(table.take(0) == nil && table.take(3) == nil && table.take(-5) == nil)
    #expect(table.take(2) == "b" && table.isEmpty)
  }

  @Test("The table of calls updates a call in place")
  func update() {
    var table = CallTable<Int>()
    table.append(10)
    table.update(1) { $0 += 1 }
    table.update(2) { $0 += 1 }
    #expect(table[1] == 11 && table.count == 1)
  }

  @Test("The table of calls skips any number of numbers")
  func skipping() {
    var table = CallTable<Int>()
    for _ in 0..<10_000 { table.skip() }
    table.append(7)
    #expect(table.count == 1 && table.take(10_001) == 7)
    #expect(table.footprint == 16)
  }

  @Test("The table of calls does not grow with calls that are taken again, in any order")
  func window() {
    var table = CallTable<Int>()
    for first in stride(from: 1, to: 10_000, by: 10) {
      for number in first..<(first + 10) { table.append(number) }
      for number in (first..<(first + 10)).reversed() { #expect(table.take(number) == number) }
    }
    #expect(table.isEmpty && table.footprint == 16)
  }

  @Test("The table of calls keeps a call that never ends without growing")
  func hanging() {
    var table = CallTable<Int>()
    table.append(1)
    table.append(2)
    for number in 3..<100_000 {
      table.append(number)
      guard table.take(number) == number else {
        Issue.record("The call \(number) is missing.")
        return
      }
    }
    #expect(table.count == 2 && table.footprint <= 4096 + 2)
    table.update(1) { $0 = -1 }
    #expect(table.all.map(\.number) == [1, 2] && table[1] == -1)
    #expect(table.take(2) == 2 && table.take(1) == -1 && table.isEmpty)
  }

  @Test("The table of calls behaves like a dictionary")
  func likeDictionary() {
    var random = SeededGenerator(seed: 0x6361_6C6C)
    var table = CallTable<Int>()
    var expected: [Int: Int] = [:]
    for step in 0..<20_000 {
      switch random.below(5) {
      case 0:
        table.skip()
      case 1, 2:
        expected[table.nextNumber] = step
        table.append(step)
      default:
        // The number is mostly one of the last 30, and sometimes any.
        let number = table.nextNumber - random.below(random.below(20) == 0 ? table.nextNumber : 30)
        guard table.take(number) == expected.removeValue(forKey: number) else {
          Issue.record("The call \(number) differs at step \(step).")
          return
        }
      }
    }
    #expect(table.count == expected.count)
    #expect(table.all.map(\.number) == expected.keys.sorted())
    #expect(table.all.allSatisfy { expected[$0.number] == $0.call })
  }
}
