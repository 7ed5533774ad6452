import NavbridgeTestSupport
import Glibc

/// A child whose standard input and output the test chooses.
struct Spawned: Sendable {
  struct Failure: Error { let code: CInt }

  let processID: pid_t

  /// - Parameter output: the standard output and error; those of this process if nil.
  init(_ path: String, _ arguments: [String], input: CInt, output: CInt? = nil, environment: [String: String] = [:])
    throws
  {
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
  func end() async -> Int {
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
