import NavbridgeLauncher
import NavbridgeTestSupport
import Testing

/// Sources/CReferenceCounts, in a process of its own, because a process with tests has several threads.
@Suite("Reference counts of a process with one thread", .timeLimit(.minutes(20)))
struct ReferenceCountTests {
  @Test("References are counted without atomic instructions until a second thread begins, and no count is lost")
  func counts() async throws {
    let folder = try ChildProgram.nativeSide.located().split(separator: "/").dropLast().map { "/\($0)" }.joined()
    let run = try await ShellCommand("\(folder)/reference-counts")
    #expect(
      run.output == """
        left out: true
        right in one thread: true
        ended in one thread: 2
        still left out: true
        right in two threads: true
        ended in two threads: 2
        still left out: false

        """, "\(run.errors)")
  }
}
