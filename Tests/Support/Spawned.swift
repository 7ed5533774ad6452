internal import Glibc

/// A child whose standard input and output the test chooses.
package struct Spawned: Sendable {
  package struct Failure: Error { package let code: Int32 }

  package let processID: Int32

  /// - Parameter output: the standard output and error; those of this process if nil.
  package init(
    _ path: String, _ arguments: [String], input: Int32, output: Int32? = nil, environment: [String: String] = [:]
  ) throws(Failure) {
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
    if let output {
      for descriptor in [STDOUT_FILENO, STDERR_FILENO] {
        unsafe posix_spawn_file_actions_adddup2(&actions, output, descriptor)
      }
    }
    var words = unsafe ([path] + arguments).map { unsafe strdup($0) } + [nil]
    // If a variable were set twice, the inherited value would win because it comes last.
    var variables =
      unsafe environment.map { unsafe strdup("\($0)=\($1)") } + Self.inherited(without: environment) + [nil]
    defer {
      for place in unsafe words.indices { unsafe free(words[place]) }
      for place in unsafe variables.indices { unsafe free(variables[place]) }
    }
    var id = pid_t()
    let code = unsafe posix_spawnp(&id, path, &actions, nil, &words, &variables)
    guard code == 0 else { throw Failure(code: code) }
    processID = id
  }

  /// Returns the exit code as a shell counts it.
  package func end() async -> Int {
    await OwnThread.run { [processID] in
      var status: CInt = 0
      while unsafe waitpid(processID, &status, 0) < 0 && errno == EINTR {}
      return status & 0x7f == 0 ? Int(status >> 8) & 0xff : 128 + Int(status & 0x7f)
    }
  }

  private static func inherited(without variables: [String: String]) -> [UnsafeMutablePointer<CChar>?] {
    var inherited: [UnsafeMutablePointer<CChar>?] = unsafe []
    var at = unsafe environ
    while let variable = unsafe at.pointee {
      let text = unsafe String(cString: variable)
      if variables[String(text.prefix { $0 != "=" })] == nil { unsafe inherited.append(strdup(variable)) }
      unsafe at += 1
    }
    return unsafe inherited
  }
}

/// A command of the shell that has ended.
package struct ShellCommand: Sendable {
  package let (code, output, errors): (Int, String, String)

  /// Runs a command to its end, without input.
  package init(_ command: String, environment: [String: String] = [:]) async throws {
    let folder = try TemporaryFolder(["command": command])
    defer { folder.remove() }
    let nothing = unsafe open("/dev/null", O_RDONLY | O_CLOEXEC)
    defer { close(nothing) }
    let script = "folder=$1; set --; . \"$folder/command\" >\"$folder/output\" 2>\"$folder/errors\""
    let run = try Spawned("/bin/sh", ["-c", script, "sh", folder.path], input: nothing, environment: environment)
    (code, output, errors) = await (run.end(), folder.text("output"), folder.text("errors"))
  }
}
