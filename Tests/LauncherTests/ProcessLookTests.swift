import Glibc
import Testing

@testable import NavbridgeLauncher

@Suite("A look at a process", .timeLimit(.minutes(20)))
struct ProcessLookTests {
  private static let asleep = ProcessLook(isStopped: false, sleeps: true, processorTime: 7, firstThreadTime: 70)

  @Test("A look at a process counts a process as idle only if it sleeps and has used no processor time")
  func idle() {
    #expect(Self.asleep.isIdle(since: Self.asleep))
    var other = Self.asleep
    other.sleeps = false
    #expect(!other.isIdle(since: Self.asleep))
    other = Self.asleep
    other.processorTime += 1
    #expect(!other.isIdle(since: Self.asleep))
    other = Self.asleep
    other.firstThreadTime += 1
    #expect(!other.isIdle(since: Self.asleep))
  }

  @Test("A look at a process sees this process at work, and no process of an id that is not taken")
  func real() throws {
    let look = try #require(ProcessLook(getpid()))
    #expect(!look.isStopped && look.processorTime >= 0)
    #expect(ProcessLook(1 << 30) == nil)
  }

  @Test("A file in memory has all that was written, from any place on")
  func memoryFile() {
    let file = MemoryFile()
    #expect(file.bytes().isEmpty && file.text == "")
    _ = unsafe write(file.descriptor, "one", 3)
    _ = unsafe write(file.descriptor, "two", 3)
    #expect(file.text == "onetwo" && file.bytes(from: 4) == Array("wo".utf8) && file.bytes(from: 6).isEmpty)
    #expect(file.bytes(from: 99).isEmpty)
  }
}
