import Glibc

/// A child whose standard input and output the test chooses.
struct Spawned: Sendable {
  struct Failure: Error { let code: CInt }

  let processID: pid_t

  /// - Parameter output: the standard output and error; those of this process if nil.
  init(_ path: String, _ arguments: [String], input: CInt, output: CInt? = nil, environment: [String: String] = [:])
    throws
  {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
    if let output {
      for descriptor in [STDOUT_FILENO, STDERR_FILENO] {
        posix_spawn_file_actions_adddup2(&actions, output, descriptor)
      }
    }
    var words = ([path] + arguments).map { strdup($0) } + [nil]
    // If a variable were set twice, the inherited value would win because it comes last.
    var variables = environment.map { strdup("\($0)=\($1)") } + Self.inherited(without: environment) + [nil]
    defer { for word in words + variables { free(word) } }
    var id = pid_t()
    let code = posix_spawnp(&id, path, &actions, nil, &words, &variables)
    guard code == 0 else { throw Failure(code: code) }
    processID = id
  }

  /// Returns the exit code as a shell counts it.
  func end() async -> Int {
    await OwnThread.run { [processID] in
      var status: CInt = 0
      while waitpid(processID, &status, 0) < 0 && errno == EINTR {}
      return status & 0x7f == 0 ? Int(status >> 8) & 0xff : 128 + Int(status & 0x7f)
    }
  }

  private static func inherited(without variables: [String: String]) -> [UnsafeMutablePointer<CChar>?] {
    var inherited: [UnsafeMutablePointer<CChar>?] = []
    var at = environ
    while let variable = at.pointee {
      let text = String(cString: variable)
      if variables[String(text.prefix { $0 != "=" })] == nil { inherited.append(strdup(variable)) }
      at += 1
    }
    return inherited
  }
}
