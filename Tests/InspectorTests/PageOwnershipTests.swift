import Testing

@testable import NavbridgeInspector

/// Where the pages of a server stand, and what waits for each, without a connection.
@Suite("The pages of a server")
struct PageOwnershipTests {
  @Test("A page gets what a run sends from the moment at which it joins until it is gone")
  func life() {
    var pages = PageOwnership<Int>()
    let run = pages.show()
    pages.open(1)
    #expect(pages.pages(of: run) == [] && pages.count(of: run) == 0 && pages.pages == [1])
    let hasJoined = pages.join(1, run)
    #expect(hasJoined && pages.pages(of: run) == [1] && pages.count(of: run) == 1 && pages.pages == [1])
    pages.leave(1)
    #expect(pages.pages(of: run) == [] && pages.count(of: run) == 0 && pages.pages == [])
  }

  @Test("A page whose end is seen before it joins does not join, and one that never opened does not, either")
  func goneBeforeItJoins() {
    var pages = PageOwnership<Int>()
    let run = pages.show()
    pages.open(1)
    pages.open(2)
    pages.leave(1)
    for page in [1, 3] {
      let hasJoined = pages.join(page, run)
      #expect(!hasJoined)
    }
    #expect(pages.pages(of: run) == [] && pages.pages == [2])
    // An end that is seen twice, or of a page that is not known, is no other page's.
    pages.leave(1)
    pages.leave(3)
    let hasJoined = pages.join(2, run)
    #expect(hasJoined && pages.pages(of: run) == [2])
  }

  @Test("A page joins once, and opens once")
  func twice() {
    var pages = PageOwnership<Int>()
    let run = pages.show()
    pages.open(1)
    pages.open(1)
    let joins = [pages.join(1, run), pages.join(1, run)]
    #expect(joins == [true, false])
    pages.open(1)
    #expect(pages.pages == [1] && pages.pages(of: run) == [1])
  }

  @Test("Another run takes over all pages that are left, in their order, and the former one has none")
  func nextRun() {
    var pages = PageOwnership<Int>()
    let first = pages.show()
    for page in 1...4 { pages.open(page) }
    for page in [3, 1] { _ = pages.join(page, first) }
    pages.leave(3)
    let second = pages.show()
    #expect(pages.pages(of: first) == [] && pages.count(of: first) == 0 && pages.pages(of: second) == [])
    #expect(pages.pages == [1, 2, 4])
    // The former run has still to take the page, and is late.
    let joins = [pages.join(2, first), pages.join(2, second), pages.join(1, second), pages.join(3, second)]
    #expect(joins == [false, true, true, false])
    #expect(pages.pages(of: second) == [2, 1] && pages.pages(of: first) == [])
  }
}

@Suite("What waits for a page")
struct PageOutboxTests {
  private static func steps(_ outbox: inout PageOutbox) -> [PageOutbox.Step] {
    var steps: [PageOutbox.Step] = []
    repeat { steps.append(outbox.next()) } while steps.last != .rest
    return steps
  }

  @Test("Messages are sent in their order, and somebody is woken for the first one after a rest")
  func order() {
    var outbox = PageOutbox()
    var wakes = [outbox.add(.text("a")), outbox.add(.text("b"))]
    #expect(wakes == [true, false] && outbox.waiting == 2)
    #expect(outbox.next() == .send("a") && outbox.waiting == 1)
    // It is being written, so that nobody else is woken.
    wakes = [outbox.add(.text("c"))]
    #expect(wakes == [false])
    #expect(Self.steps(&outbox) == [.send("b"), .send("c"), .rest] && outbox.waiting == 0)
    wakes = [outbox.add(.text("d"))]
    #expect(wakes == [true])
    #expect(Self.steps(&outbox) == [.send("d"), .rest])
  }

  @Test("A list is sent in portions of a number of elements and of bytes, and an empty one not at all")
  func lists() {
    var outbox = PageOutbox()
    _ = outbox.add(.list(name: "lines", texts: (0..<4001).map(String.init)[1...]))
    _ = outbox.add(.list(name: "lines", texts: []))
    let long = String(repeating: "x", count: PageMessage.portionBytes / 2)
    _ = outbox.add(.list(name: "entries", texts: [long, long, long]))
    let sent = Self.steps(&outbox)
    #expect(sent.count == 5 && sent.last == .rest)
    #expect(sent[0] == .send("{\"type\":\"lines\",\"lines\":[\((1...2000).map(String.init).joined(separator: ","))]}"))
    #expect(
      sent[1] == .send("{\"type\":\"lines\",\"lines\":[\((2001...4000).map(String.init).joined(separator: ","))]}"))
    #expect(sent[2] == .send("{\"type\":\"entries\",\"entries\":[\(long),\(long)]}"))
    #expect(sent[3] == .send("{\"type\":\"entries\",\"entries\":[\(long)]}") && outbox.waiting == 0)
  }

  @Test("A page that is gone keeps nothing and takes nothing")
  func gone() {
    var outbox = PageOutbox()
    _ = outbox.add(.text("a"))
    _ = outbox.add(.text("b"))
    _ = outbox.next()
    outbox.close()
    #expect(outbox.waiting == 0)
    let isWoken = outbox.add(.text("c"))
    #expect(!isWoken && outbox.waiting == 0 && Self.steps(&outbox) == [.rest])
  }

  @Test("A page for which too much waits is cut off at once, before the next message is asked for")
  func full() {
    var outbox = PageOutbox(limit: 10)
    var wakes = [outbox.add(.text("123456789")), outbox.add(.text("0"))]
    #expect(wakes == [true, false] && outbox.waiting == 10, "The limit itself may wait.")
    wakes = [outbox.add(.list(name: "lines", texts: [""]))]
    #expect(wakes == [false] && outbox.waiting == 0)
    wakes = [outbox.add(.text("2"))]
    #expect(wakes == [false] && outbox.waiting == 0)
    #expect(Self.steps(&outbox) == [.close, .rest])
    wakes = [outbox.add(.text("3"))]
    #expect(wakes == [false] && Self.steps(&outbox) == [.rest])
    // The first message alone may be too much: then somebody has to be woken.
    outbox = PageOutbox(limit: 1)
    wakes = [outbox.add(.text("12"))]
    #expect(wakes == [true] && Self.steps(&outbox) == [.close, .rest])
  }
}
