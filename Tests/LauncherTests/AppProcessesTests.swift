import Glibc
import NavbridgeRuntime
import Synchronization
import Testing

@testable import NavbridgeLauncher

@Suite("The processes of an app")
@ScriptThread
struct AppProcessesTests {
  /// Something that a program of a test does.
  private enum Act: Sendable {
    case starts(pid_t)
    case writes(String)
    case ends(Int)
    case isMissing
  }

  private struct Missing: Error, CustomStringConvertible {
    let description = "There is no such program."
  }

  /// Programs that do what a test states, one after another, and the processes that run them.
  @ScriptThread
  private final class Programs {
    /// The acts of the native side, and those of the script side.
    let acts: AsyncStream<Act>.Continuation
    let scriptActs: AsyncStream<Act>.Continuation
    let processes: AppProcesses
    private let launches = Launches()
    private let events: AsyncStream<String>.Iterator

    init() {
      let (native, acts) = AsyncStream.makeStream(of: Act.self)
      let (script, scriptActs) = AsyncStream.makeStream(of: Act.self)
      let (events, sink) = AsyncStream.makeStream(of: String.self)
      (self.acts, self.scriptActs) = (acts, scriptActs)
      self.events = events.makeAsyncIterator()
      let machine = AppMachine(launch: { [launches] program, arguments, errors, started, output in
        launches.note("\(program) \(arguments.joined(separator: " ")) \(output) \(errors)")
        for await act in program == .nativeSide ? native : script {
          switch act {
          case .starts(let id): started(id)
          case .writes(let line): if case .lines(let take) = output { take(line) }
          case .ends(let code): return code
          case .isMissing: throw Missing()
          }
        }
        return 0
      })
      processes = AppProcesses(on: machine)
      processes.onEvent = { sink.yield("\($0)") }
    }

    var launched: [String] { launches.all }

    /// Lets a program act and returns the event that follows.
    func event(after act: Act? = nil) async -> String? {
      if let act { acts.yield(act) }
      // Copies of the iterator share the stream.
      var events = events
      return await events.next(isolation: ScriptThread.shared)
    }

    /// Starts a native side that listens on a path.
    func listen(on path: String) async {
      processes.startNative([])
      _ = await event(after: .starts(7))
      _ = await event(after: .writes("native-side listens on \(path)"))
    }
  }

  /// The lines with which programs were started.
  private final class Launches: Sendable {
    private let lines = Mutex<[String]>([])
    var all: [String] { lines.withLock { $0 } }
    func note(_ line: String) { lines.withLock { $0.append(line) } }
  }

  @Test("The processes of an app report the start of a native side, the path in its first line, and its end")
  func native() async {
    let programs = Programs()
    programs.processes.startNative(["--flag"])
    #expect(programs.processes.running == [.nativeSide] && programs.processes.id(of: .nativeSide) == nil)
    #expect(await programs.event(after: .starts(7)) == "started(\(ChildProgram.nativeSide.named))")
    #expect(programs.processes.id(of: .nativeSide) == 7)
    #expect(await programs.event(after: .writes("native-side listens on /a b")) == #"listens(path: "/a b")"#)
    programs.acts.yield(.writes("native-side listens on /other"))
    #expect(await programs.event(after: .ends(143)) == "ended(\(ChildProgram.nativeSide.named), code: 143)")
    #expect(programs.processes.running.isEmpty && programs.processes.id(of: .nativeSide) == nil)
  }

  @Test("The processes of an app report a first line without a path as an empty path")
  func noPath() async {
    let programs = Programs()
    programs.processes.startNative([])
    #expect(await programs.event(after: .writes("something else")) == #"listens(path: "")"#)
  }

  @Test(
    """
    The processes of an app start the script side on the path of the native side, with the output that its owner \
    wants
    """)
  func script() async {
    let programs = Programs()
    await programs.listen(on: "/a")
    programs.processes.startScript(["app.js", "--json"], output: 8, errors: 9)
    programs.scriptActs.yield(.starts(11))
    #expect(await programs.event() == "started(\(ChildProgram.scriptSide.named))")
    #expect(programs.launched.last == "scriptSide app.js --json --pipe /a descriptor(8) 9")
    #expect(programs.processes.running == [.nativeSide, .scriptSide])
  }

  @Test("The processes of an app report a program that cannot be run, and then its end")
  func missing() async {
    let programs = Programs()
    programs.processes.startNative([])
    let why = #"notStarted(\#(ChildProgram.nativeSide.named), why: "There is no such program.")"#
    #expect(await programs.event(after: .isMissing) == why)
    #expect(await programs.event() == "ended(\(ChildProgram.nativeSide.named), code: \(EX_UNAVAILABLE))")
    #expect(programs.processes.running.isEmpty)
  }

  @Test("The processes of an app note no process for a program whose start is reported after its end")
  func endedAtOnce() async {
    let programs = Programs()
    programs.processes.startNative([])
    programs.acts.yield(.ends(3))
    #expect(await programs.event() == "ended(\(ChildProgram.nativeSide.named), code: 3)")
    programs.processes.startNative([])
    #expect(await programs.event(after: .starts(12)) == "started(\(ChildProgram.nativeSide.named))")
    #expect(programs.processes.id(of: .nativeSide) == 12)
  }

  @Test("The processes of an app report a native side to which the driver cannot connect")
  func notConnected() async {
    let programs = Programs()
    await programs.listen(on: "/nowhere/pipe")
    programs.processes.connect()
    let event = await programs.event() ?? ""
    #expect(event.hasPrefix("notConnected(") && event.contains("Cannot connect to ") && event.contains("/nowhere/pipe"))
    #expect(programs.processes.driver == nil)
  }

  @Test("The processes of an app remove the path that a killed native side has left")
  func path() async {
    var template = Array(
      unsafe "\(getenv("TMPDIR").map { unsafe String(cString: $0) } ?? "/tmp")/left.XXXXXX".utf8CString)
    unsafe close(mkstemp(&template))
    let path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    let programs = Programs()
    await programs.listen(on: path)
    unsafe #expect(access(path, F_OK) == 0)
    programs.processes.removePath()
    unsafe #expect(access(path, F_OK) != 0)
  }
}

extension ChildProgram {
  /// The program as it stands within the description of an event.
  fileprivate var named: String { "NavbridgeLauncher.ChildProgram.\(self)" }
}
