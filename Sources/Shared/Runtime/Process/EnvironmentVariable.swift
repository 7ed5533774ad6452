import Glibc

/// A variable of the environment that the programs read. `navbridge --help` lists them all.
package enum EnvironmentVariable: String, CaseIterable, Sendable {
  case programs = "NAVBRIDGE_BIN"
  case runtimeFolder = "XDG_RUNTIME_DIR"
  case temporaryFolder = "TMPDIR"
  case path = "PATH"
  case nodeEnvironment = "NODE_ENV"
  case continuousIntegration = "CI"
  case noColor = "NO_COLOR"
  case terminal = "TERM"

  /// The value; nil if the variable is not set. An empty one counts as not set, as in most programs.
  package var value: String? {
    guard let value = unsafe getenv(rawValue), unsafe value.pointee != 0 else { return nil }
    return unsafe String(cString: value)
  }

  /// All variables of the process, known or not, as `NAME=VALUE`.
  package static var all: [String] {
    (SystemFiles.bytes(of: "/proc/self/environ") ?? []).split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
  }

  /// The use of the variable, as a part of the help.
  package var use: String {
    switch self {
    case .programs: "the only folder in which the other programs of navbridge are looked for"
    case .runtimeFolder: "the folder for sockets"
    case .temporaryFolder: "the folder for temporary files, and for sockets where XDG_RUNTIME_DIR cannot be used"
    case .path: "the folders of esbuild, node, rsvg-convert, and of programs that are not beside this one"
    case .nodeEnvironment: "the process.env.NODE_ENV that an app sees"
    case .continuousIntegration:
      "true: 'navbridge test' refuses test.only, and writes no new snapshots; no colours in a terminal"
    case .noColor: "set: no colours in a terminal"
    case .terminal: "dumb: no colours in a terminal"
    }
  }

  /// The lines of the help, in columns. At a terminal, what is left of a use stands below it.
  package static func help(_ style: TextStyle) -> String {
    let width = (allCases.map(\.rawValue.count).max() ?? 0) + 2
    return allCases.map { variable in
      let blanks = String(repeating: " ", count: width - variable.rawValue.count)
      return style.wrapped(variable.rawValue + blanks + variable.use, hanging: width)
    }.joined(separator: "\n")
  }
}
