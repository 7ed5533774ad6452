import ArgumentParser
import Glibc
import NavbridgeComparison
import NavbridgeLauncher
import NativeSideProgram
import NavbridgeRuntime
import ScriptSideProgram
import NavbridgeTestRunner
import NavbridgeVocabulary
import NavbridgeWire
import NavbridgeWireOptions

struct DiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Compares an app on both routes, two revisions of an app, or two recorded runs.",
    discussion: """
      With one file the app runs on both routes: '-' is the bridge, '+' is turbo. With two files the apps run on one \
      route. A file may also be a run that 'navbridge run --record FILE' has written. Each part in which the runs differ has \
      a section: the ending, commands, events, settlements, the order, times, constants, the screen and its picture.

      A revision of an app with files that it requires is a folder: git worktree add /tmp/old REVISION.

      Exit codes: 0 the runs are the same; 1 they differ; 64 wrong use; 69 a side, or the JavaScript engine, is missing; 70 \
      a side died or does not answer; 74 a file or standard output cannot be written; 124 a run took longer than --timeout, \
      or a turn of a script than --script-timeout; 129, 130, 143 the terminal was closed, a signal.
      """)

  @Argument(
    help: "The app's JavaScript file, or a recorded run.", completion: .file(extensions: ["js", "jsbundle", "ndjson"]))
  var file: String

  @Argument(
    help: "The file or the recorded run with which it is compared. By default the same app on the other route.",
    completion: .file(extensions: ["js", "jsbundle", "ndjson"]))
  var other: String?

  @Option(help: "The route on which two files run; turbo by default. One file runs on both.")
  var architecture: Architecture?

  @OptionGroup var script: AppScriptOptions
  @OptionGroup var native: NativeSideOptions
  @OptionGroup var wire: WireOptions
  @OptionGroup var limit: TimeLimitOptions
  @OptionGroup var moment: MomentOptions

  @Option(
    help: ArgumentHelp(
      "Write a page with the differences, and with the pictures of screens that differ, to this file; to standard output for "
        + "'-', in place of the text.", valueName: "file"))
  var html: String?

  @Flag(help: "Print one JSON document.")
  var json = false

  /// The file or run of a side, and its text.
  private struct Source {
    let file: String
    let text: String

    /// True for a run, also for one that is damaged.
    var isRecorded: Bool { RecordedRun.isRun(text) || file.hasSuffix(".ndjson") }
  }

  func validate() throws {
    if native.clock == .real {
      throw ValidationError("--clock real: the times of two runs would differ. Runs are compared with --clock virtual.")
    }
    if json, html == "-" {
      throw ValidationError("Of --json and --html - one may be given: standard output takes one.")
    }
    if other == nil, architecture != nil {
      throw ValidationError("--architecture goes with two files. One file is compared on both routes.")
    }
  }

  func run() throws {
    let sources = try ([file] + (other.map { [$0] } ?? [])).map { Source(file: $0, text: try text(of: $0)) }
    if other == nil, sources[0].isRecorded {
      throw ValidationError("'\(file)' is a recorded run. Name the run or the app with which it is compared, too.")
    }
    try script.checkFiles()
    try OutputFiles.check(
      ("--html", html),
      inputs: sources.map(\.file) + script.files + native.files + [self.moment.after].compactMap(\.self))
    let moment = try moment.moment { try text(ofScript: $0) }
    let routes: [Architecture] = other == nil ? [.bridge, .turbo] : [architecture ?? .turbo, architecture ?? .turbo]
    let sides = try zip(other == nil ? sources + sources : sources, routes).map { try side($0, $1, moment) }
    let output = Output(html: html, json: json)
    let loop = Runtime.live.script.useCallingThread()
    Task(executorPreference: ScriptThread.executor) {
      Glibc.exit(StandardOutput.finish(await Self.compare(sides, output)))
    }
    loop.run()
  }

  /// A side of the comparison: a run that is there, or an app that is still to run.
  private typealias Side = (named: ComparisonReport.Side, run: RecordedRun?, app: ComparedApp?)

  private func side(_ source: Source, _ architecture: Architecture, _ moment: RunMoment) throws -> Side {
    let named = ComparisonReport.Side(file: source.file, isRecorded: source.isRecorded)
    if source.isRecorded {
      do throws(RecordedRun.Fault) {
        return (named, try RecordedRun(text: source.text), nil)
      } catch {
        throw ValidationError("The run '\(source.file)' cannot be read: \(error).")
      }
    }
    // The dates of both apps are the same, as in tests.
    let time = native.hasEpochTime ? [] : ["--epoch-time=0"]
    let app = ComparedApp(
      file: source.file, architecture: architecture, scriptArguments: script.arguments + wire.arguments,
      nativeArguments: native.arguments(runs: source.text) + time + wire.arguments, moment: moment,
      timeout: limit.timeout)
    return (named, nil, app)
  }

  /// Reads the file of a side. A revision of git is no file, and the error names the way to one.
  private func text(of file: String) throws -> String {
    if SystemFiles.kind(of: file) == 0, let colon = file.firstIndex(of: ":"), colon != file.startIndex {
      let (revision, path) = (file[..<colon], file[file.index(after: colon)...])
      throw ValidationError(
        "There is no file '\(file)'. For a revision of git, which may require other files, make a folder of it: git worktree "
          + "add /tmp/old \(revision), and name '/tmp/old/\(path)'.")
    }
    return try text(ofScript: file)
  }

  // MARK: - The runs

  /// Runs the apps one after the other, and writes what differs. Returns the exit code.
  @ScriptThread
  private static func compare(_ sides: [Side], _ output: Output) async -> Int32 {
    var runs: [RecordedRun] = []
    do throws(ComparedApp.Failure) {
      for side in sides {
        if let run = side.run { runs.append(run) } else if let app = side.app { runs.append(try await app.run()) }
      }
    } catch {
      if !error.sentence.isEmpty { StandardError.complain(error.sentence) }
      return error.exitCode
    }
    // Acts that fail in each app are no difference, and hardly what was meant.
    if let acts = runs[0].ending.failedActs, acts == runs[1].ending.failedActs {
      StandardError.complain("The acts have failed in both apps: \(acts)")
      return EX_USAGE
    }
    let comparison = RunComparison(runs[0], runs[1])
    return output.write(ComparisonReport(sides[0].named, sides[1].named, comparison))
  }

  /// The forms in which a comparison is written.
  private struct Output: Sendable {
    let html: String?
    let json: Bool

    /// Writes the report. Returns the exit code.
    func write(_ report: ComparisonReport) -> Int32 {
      if html == "-" {
        print(ComparisonPage(report).text, terminator: "")
      } else if json {
        StandardOutput.printLine(json: "\(report.json)")
      } else {
        let style = TextStyle.ofOutput
        for line in report.lines { StandardOutput.print(coloured: style.change(style.wrapped(line)) + "\n") }
      }
      if let html, html != "-" {
        do throws(TextFile.Failure) {
          try TextFile.write(ComparisonPage(report).text, to: html)
        } catch {
          StandardError.complain("The page cannot be written to '\(html)': \(error).")
          return EX_IOERR
        }
      }
      return report.comparison.isSame ? 0 : EXIT_FAILURE
    }
  }
}
