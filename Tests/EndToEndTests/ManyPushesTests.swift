import Glibc
import NavbridgeDriver
import NavbridgeLauncher
import NavbridgeNavigation
import NavbridgeRuntime
import NavbridgeTestSupport
import NavbridgeVocabulary
import NavbridgeWire
import ScriptSide
import Testing

/// Scripts that do not await their pushes.
@Suite("Thousands of pushes that the script does not await", .timeLimit(.minutes(20)))
struct ManyPushesTests {
  /// Returns the processor time, in hundredths of a second, that a native side uses for a number of pushes onto one
  /// stack.
  private static func cost(of count: Int, _ architecture: Architecture) async throws -> Int {
    try await NativeSideProcess.run(["--render-timeout", "600000"]) { path, child in
      try await Task(executorPreference: ScriptThread.executor) { try await push(count, path, architecture) }.value
      return try processorTime(of: child.processID)
    }.0
  }

  @ScriptThread
  private static func push(_ count: Int, _ path: String, _ architecture: Architecture) async throws {
    let app = try await Navigation.connect(to: path, .init(architecture))
    _ = try await app.setRoot(.stack([.component(name: "A", id: "a")], id: "s"))
    let module = architecture == .turbo ? "RNNTurboModule" : "RNNBridgeModule"
    var (settled, failed) = (0, 0)
    await withCheckedContinuation { continuation in
      for number in 0..<count {
        let layout: JSON = [
          "id": .string("c\(number)"), "type": "Component", "data": ["name": "A", "options": [:]], "children": [],
        ]
        app.call(module, "push") { writer in
          writer.value("push\(number)")
          writer.value("a")
          writer.value(layout)
        } completion: { outcome in
          settled += 1
          if case .failure = outcome { failed += 1 }
          if settled == count { continuation.resume() }
        }
      }
    }
    #expect(failed == 0)
    app.close()
  }

  private static func processorTime(of process: pid_t) throws -> Int {
    let file = try unsafe #require(fopen("/proc/\(process)/stat", "r"))
    defer { unsafe fclose(file) }
    var line = [CChar](repeating: 0, count: 1024)
    _ = unsafe fgets(&line, CInt(line.count), file)
    // The name is in parentheses. After it come the times, as the 14th and 15th of all fields.
    let text = String(decoding: line.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    let fields = text.split(separator: ")").last?.split(separator: " ") ?? []
    return (Int(fields[11]) ?? 0) + (Int(fields[12]) ?? 0)
  }

  @Test(
    "Thousands of pushes that the script does not await take time in proportion to their number",
    arguments: [Architecture.turbo, .bridge])
  func linear(_ architecture: Architecture) async throws {
    let few = try await Self.cost(of: 1000, architecture)
    let many = try await Self.cost(of: 8000, architecture)
    // The count is eight times larger; if the cost of each push grew with the stack, the time would be some fifty times
    // larger.
    #expect(many < 20 * max(few, 5), "1000: \(few), 8000: \(many)")
  }

  @Test(
    """
    Thousands of pushes that the script does not await do not prevent a run from ending at its time limit or on \
    SIGINT
    """)
  func ends() async throws {
    let folder = try Folder(
      """
      Navigation.registerComponent('A', () => () => null);
      Navigation.events().registerAppLaunchedListener(async () => {
        await Navigation.setRoot({root: {stack: {children: [{component: {name: 'A', id: 'a'}}]}}});
        console.log('begins');
        for (let i = 0; i < 2e5; i++) Navigation.push('a', {component: {name: 'A'}}).catch(() => {});
      });
      """)
    // These are fewer than would fill the queue of a side, which would close the connection: on a busy machine the native
    // side may read none of them before the last one is sent.
    let began = MonotonicTime.now
    let (ending, _) = try await folder.run(["--timeout", "2", "--script-timeout", "0"])
    #expect(ending.code == 124)
    // The run should end a second after its time limit, while all pushes would take many minutes. The bound between the
    // two leaves room for a machine that is busy with other tests.
    #expect(MonotonicTime.now - began < 60_000_000_000)
    let interrupted = try await folder.run(["--script-timeout", "0"]) { run in
      run.send(SIGINT)
      // The owner of the run ends it by SIGTERM when this body ends.
      await ProcessTree.ended([run.processID])
    }
    #expect(interrupted.code == 130)
    #expect(folder.isTidy)
  }
}
