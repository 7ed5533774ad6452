import Glibc
import Launcher
import Shared
import Testing

/// What becomes of the processes that the tools start when the tools are ended.
@Suite("navbridge bench and stress", .serialized, .timeLimit(.minutes(5)))
struct ToolSignalTests {
  struct Tool: CustomTestStringConvertible, Sendable {
    let arguments: [String]
    /// The processes that it has started when it is ended.
    let started: Set<String>
    var testDescription: String { arguments.joined(separator: " ") }
  }

  static let tools = [
    Tool(arguments: bench("turbo-command", count: 1_000_000), started: ["uv-echo"]),
    Tool(arguments: bench("turbo-push-pop-javascript", count: 20_000), started: ["native-side", "script-side"]),
    Tool(arguments: ["stress", "reload", "--cycles", "1000000"], started: ["native-side"]),
    Tool(arguments: ["stress", "teardown", "--cycles", "1000000"], started: ["native-side"]),
  ]

  private static func bench(_ workload: String, count: Int) -> [String] {
    ["bench", "--placement", "free", "--count", "\(count)", "--rounds", "1", "--workload", workload]
  }

  @Test(
    "leave no process, socket or file behind, however they end", arguments: tools,
    [(SIGTERM, 143), (SIGINT, 130), (SIGHUP, 129), (SIGKILL, 137)])
  func endings(_ tool: Tool, _ signal: (CInt, Int)) async throws {
    let folder = try Folder("")
    let hasEnded = Guarded(false)
    async let run = {
      defer { hasEnded.withLock { $0 = true } }
      return try await folder.tool(tool.arguments)
    }()
    var processes: [String: [pid_t]] = [:]
    await ProcessTree.looking {
      processes = Dictionary(grouping: folder.processes, by: ProcessTree.name)
      return tool.started.isSubset(of: processes.keys) || hasEnded.withLock { $0 }
    }
    let command = try #require(processes["navbridge"]?.first { ProcessTree.parent(of: $0) == getpid() })
    kill(command, signal.0)
    #expect(try await run.code == signal.1)
    await folder.processesEnded()
    #expect(folder.isTidy)
  }
}
