import Glibc
import NavbridgeLauncher
import NavbridgeRuntime
import NavbridgeTestSupport
import NavbridgeVocabulary
import Testing

/// The program of Examples/TypedRouting, run as a user runs it.
@Suite("Examples/TypedRouting", .timeLimit(.minutes(20)))
struct RoutingExampleTests {
  @Test("Examples/TypedRouting shows its tour on both routes", arguments: Architecture.allCases)
  func tour(_ architecture: Architecture) async throws {
    let output = try await Self.output([architecture.rawValue])
    #expect(
      output == """
        A phone, on the \(architecture.rawValue) route
          a link at the start: tab shop, path [item 7]
          a swipe back: tab shop, path []
          push: tab shop, path [item 1]
          route to a sheet: tab shop, path [item 1], sheet colours
          item 1 gets the colour green
          terminate with a value: tab shop, path [item 1]
          a tap of the second tab: tab mail, path [item 1]
          push in the first tab: tab shop, path [item 1, item 2]
          a tap of the selected tab: tab shop, path []
        A tablet, on the \(architecture.rawValue) route
          at the start: mail.folders | navbridge.Placeholder
          select mail 4: mail.folders | mail.mail
          push: mail.folders | mail.mail mail.attachment
          select mail 5: mail.folders | mail.mail

        """)
  }

  @Test(
    "Examples/TypedRouting refuses what it does not understand in a sentence, and has help",
    arguments: [
      (["sideways"], 64, "The route is 'turbo' or 'bridge', and not 'sideways'."),
      (["turbo", "--pip", "x"], 64, "Unknown option '--pip'."),
      (
        ["turbo", "--pipe", "/nowhere/pipe"], 1, "Error: Cannot connect to '/nowhere/pipe': No such file or directory."
      ),
      (["--help"], 0, "USAGE: typed-routing-example"),
    ])
  func arguments(_ arguments: [String], _ code: Int, _ sentence: String) async throws {
    let output = try await Self.output(arguments, code: code)
    #expect(output.contains(sentence) && !output.contains("Fatal error"), "\(output)")
  }

  /// Runs the program, which lies beside the others, and returns what it prints and reports.
  private static func output(_ arguments: [String], code: Int = 0) async throws -> String {
    let beside = try ChildProgram.nativeSide.located()
    let program = beside.split(separator: "/").dropLast().map { "/\($0)" }.joined() + "/typed-routing-example"
    let pipe = try DescriptorPair.pipe()
    let run = try Spawned(program, arguments, input: STDIN_FILENO, output: pipe.second)
    close(pipe.second)
    let reading = pipe.first
    let output = await OwnThread.run {
      var bytes: [UInt8] = []
      var buffer = [UInt8](repeating: 0, count: 4096)
      while case let count = unsafe read(reading, &buffer, buffer.count), count > 0 { bytes += buffer[..<count] }
      return String(decoding: bytes, as: UTF8.self)
    }
    close(reading)
    #expect(await run.end() == code)
    return output
  }
}
