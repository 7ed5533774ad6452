import NavbridgeWire
import Testing

@testable import NavbridgeBench

@Suite("What is counted besides time")
struct CountTests {
  @Test("System calls are read from the last line of a summary")
  func summary() {
    let text =
      "    calls syscall\n--------- ----------------\n       12 read\n        3 sendto\n--------- ---\n       15 total\n"
    #expect(SystemCallCount.total(in: text) == 15)
    #expect(SystemCallCount.total(in: "") == nil)
    #expect(SystemCallCount.total(in: "sh: 1: exec: strace: not found\n") == nil)
  }

  @Test(
    "The reason against counting is in the first line of strace",
    arguments: [
      ("strace: Process 12 attached", nil), ("strace: Process 12 attached with 5 threads", nil),
      ("/bin/sh: 1: exec: strace: not found", "strace is not installed (apt-get install strace)."),
      (
        "strace: attach: ptrace(PTRACE_SEIZE, 12): Operation not permitted",
        "strace may not trace here: strace: attach: ptrace(PTRACE_SEIZE, 12): Operation not permitted."
      ), ("", "strace may not trace here: it printed nothing."),
    ])
  func reason(_ line: String, _ expected: String?) { #expect(SystemCallCount.reason(in: line) == expected) }

  @Test("System calls of a round trip are the difference of two runs")
  func difference() {
    let few = SystemCallCount(script: 40, native: 90)
    let many = SystemCallCount(script: 340, native: 390)
    #expect(SystemCallCount.each(of: 100, few: few, many: many) == SystemCallCount(script: 3, native: 3))
    let prepared = SystemCallCount(script: nil, native: 190)
    #expect(SystemCallCount.each(of: 100, few: few, many: prepared) == SystemCallCount(script: nil, native: 1))
  }

  @Test(
    """
    Counts of callgrind are sums of its events, those of a round trip the difference of two runs, and a file without \
    totals has none
    """)
  func callgrind() throws {
    let events = "events: Ir Dr I1mr D1mr D1mw ILmr DLmr DLmw Bc Bcm Bi Bim\n"
    let few = try #require(NativeCounts(callgrind: events + "fn=(1)\n1 2\ntotals: 100 9 10 2 3 1 1 1 50 4 5 6\n"))
    let many = try #require(NativeCounts(callgrind: events + "summary: 300 9 30 6 9 3 3 5 50 8 5 10\n"))
    #expect(few.dataCacheMisses == 5 && few.mispredictedBranches == 10)
    let each = many.each(of: 2, since: few)
    #expect(each.instructions == 100 && each.instructionCacheMisses == 10 && each.dataCacheMisses == 5)
    #expect(each.secondLevelMisses == 4 && each.mispredictedBranches == 4)
    #expect(NativeCounts(callgrind: "events: Ir\n1 2\n") == nil && NativeCounts(callgrind: "") == nil)
  }

  @Test("The output of a script side in C has its trips and the processor time of each")
  func prepared() {
    let commands = PreparedCommands("100 250\n300 410\ncpu 4000 6000\n", count: 2)
    #expect(commands.trips == [.init(began: 100, ended: 250), .init(began: 300, ended: 410)])
    #expect(commands.processor == ProcessorTime(script: 2000, native: 3000))
  }

  @Test("A command that does nothing has its size on the wire", arguments: [64, 512, 665, 8 << 10, 256 << 10])
  func commandSize(_ bytes: Int) throws {
    let workload = Workload("sized", .noop).with { $0.size = bytes }
    let command = try #require(CommandFile(workload).text.split(separator: "\n").last)
    let header = "Content-Length: \(command.utf8.count)\r\n\r\n".utf8.count
    // The smallest message has no room for arguments besides the two texts, and is as long as it must be.
    #expect(abs(command.utf8.count + header - max(bytes, 112)) <= 8)
  }

  @Test("Options have their size, whether they are marked or not", arguments: [512, 8 << 10, 256 << 10])
  func optionSize(_ bytes: Int) {
    for mark in ["", "1000001"] {
      let text = JSONWriter.text { MergeLoad(bytes: bytes).write(to: $0, mark: mark) }
      #expect(text.utf8.count == bytes)
      #expect(text.contains("1000001") == !mark.isEmpty)
    }
  }
}
