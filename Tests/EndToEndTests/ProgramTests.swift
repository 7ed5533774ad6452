import Glibc
import NavbridgeLauncher
import NavbridgeRuntime
import NavbridgeTestSupport
import Testing

/// The places in which the programs of this package are searched.
@Suite("The programs that navbridge starts", .timeLimit(.minutes(20)))
struct ProgramTests {
  @Test("The programs that navbridge starts come only from the directory in NAVBRIDGE_BIN when that is set")
  func chosen() async throws {
    let folder = try Folder("")
    let (ending, _) = try await ChildProcess.ending(
      of: .navbridge, ["run", folder.app], environment: ["NAVBRIDGE_BIN": "/nowhere"])
    #expect(ending.code == 69)
    #expect(
      ending.standardError == "navbridge: The program 'native-side' is not in '/nowhere', which NAVBRIDGE_BIN names.\n")
  }

  @Test("The programs that navbridge starts come from the PATH when they are not in navbridge's own directory")
  func onPath() async throws {
    let folder = try Folder("console.log('runs')")
    let program = try ChildProgram.navbridge.located()
    let programs = String(program[..<(program.lastIndex(of: "/") ?? program.startIndex)])
    // The directory is on the same file system, so that a hard link is possible.
    let elsewhere = "\(programs)/navbridge-test-\(getpid())"
    try unsafe #require(mkdir(elsewhere, 0o700) == 0 && link(program, "\(elsewhere)/navbridge") == 0)
    defer {
      unsafe unlink("\(elsewhere)/navbridge")
      unsafe rmdir(elsewhere)
    }
    for (path, code) in [("/usr/bin:\(programs)", 0), ("/usr/bin", 69)] {
      let output = try DescriptorPair.pipe()
      let run = try Spawned(
        "\(elsewhere)/navbridge", ["run", folder.app], input: output.first, output: output.second,
        environment: ["PATH": path, "NAVBRIDGE_BIN": ""])
      #expect(await run.end() == code)
      close(output.first)
      close(output.second)
    }
  }
}
