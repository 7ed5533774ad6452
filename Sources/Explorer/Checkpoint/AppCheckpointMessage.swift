import NavbridgeLauncher
import NavbridgeRuntime
import NavbridgeSimulation

/// What the worker of a test and the process of an app send each other.
enum AppCheckpointMessage: Equatable {
  /// Starts the native side, which listens at a path. The descriptor of its standard error comes with the message.
  case startNative(arguments: [String], path: String)
  /// Starts the script side. The descriptor of its output comes with the message.
  case startScript(arguments: [String])
  /// Sends a signal to one of the two.
  case signal(ChildProgram, number: Int)
  /// Asks the process to stand still here, as that of which each later app is a copy.
  case keep
  /// The process of the app.
  case began(process: Int)
  /// The native side listens.
  case listens
  /// A side has ended. With the native side both have.
  case ended(ChildProgram, code: Int)
  /// The process stands still. It has read the files, or has looked for them.
  case kept(files: [String])
  /// The process cannot stand still, as the words say. It goes on.
  case notKept(why: String)
}

extension AppCheckpointMessage: PassedValue {
  private enum Kind: Int { case startNative, startScript, signal, keep, began, listens, ended, kept, notKept }

  func pass(to bytes: inout PassedBytes) {
    func write(_ kind: Kind) { bytes.write(kind.rawValue) }
    switch self {
    case .startNative(let arguments, let path):
      write(.startNative)
      bytes.write(arguments)
      bytes.write(path)
    case .startScript(let arguments):
      write(.startScript)
      bytes.write(arguments)
    case .signal(let program, let number):
      write(.signal)
      bytes.write(program.rawValue)
      bytes.write(number)
    case .keep: write(.keep)
    case .began(let process):
      write(.began)
      bytes.write(process)
    case .listens: write(.listens)
    case .ended(let program, let code):
      write(.ended)
      bytes.write(program.rawValue)
      bytes.write(code)
    case .kept(let files):
      write(.kept)
      bytes.write(files)
    case .notKept(let why):
      write(.notKept)
      bytes.write(why)
    }
  }

  init(from bytes: inout PassedBytes) throws {
    guard let kind = Kind(rawValue: try bytes.read()) else { throw PassedBytes.Broken() }
    switch kind {
    case .startNative: self = .startNative(arguments: try bytes.read(), path: try bytes.read())
    case .startScript: self = .startScript(arguments: try bytes.read())
    case .signal: self = .signal(try Self.program(from: &bytes), number: try bytes.read())
    case .keep: self = .keep
    case .began: self = .began(process: try bytes.read())
    case .listens: self = .listens
    case .ended: self = .ended(try Self.program(from: &bytes), code: try bytes.read())
    case .kept: self = .kept(files: try bytes.read())
    case .notKept: self = .notKept(why: try bytes.read())
    }
  }

  private static func program(from bytes: inout PassedBytes) throws -> ChildProgram {
    guard let program = ChildProgram(rawValue: try bytes.read()) else { throw PassedBytes.Broken() }
    return program
  }
}
