internal import Glibc
public import NavbridgeVocabulary
public import NavbridgeWire

/// The settings for a run of an app's script.
public struct ScriptSettings: Sendable {
  /// The format in which the events between the sides are recorded.
  public enum Transcript: Sendable {
    case none
    /// Lines for people.
    case text
    /// One JSON object on each line, also for the console's lines.
    case json
  }

  /// The app's file.
  public var file: String
  public var architecture: Architecture
  public var transcript = Transcript.none
  /// The library that parses messages.
  public var jsonParser = JSONParser.standard
  /// The processor time that one turn of the script may take, in milliseconds; nil for no limit.
  public var timeout: Int? = 10_000
  /// Files whose exports are native modules by name, for libraries with native code.
  public var moduleFiles: [String] = []
  /// Files that give replies to requests, in the order in which they run.
  public var networkFiles: [String] = []
  /// A file that gets the native modules that the script has asked for in vain, for `moduleFiles` to start from.
  public var stubFile: String?
  /// True if the script continues after an error, as an app in development does.
  public var keepsRunning = false
  /// `process.env.NODE_ENV` of the script; nil for the one that suits the script. It is the only variable of the
  /// environment that scripts see.
  public var nodeEnvironment: String? = getenv("NODE_ENV").map { String(cString: $0) }
  /// Ends the process when the engine cannot end a turn that takes too long. If it is nil, such a turn continues.
  public var endProcess: (@Sendable (_ exitCode: Int32) -> Void)?
  /// Writes a line to a descriptor. By default the lines go to the process's standard output and standard error.
  var write: @Sendable (_ line: String, _ descriptor: CInt) -> Void = ScriptOutput.writeLine

  public init(file: String, architecture: Architecture) {
    self.file = file
    self.architecture = architecture
  }

  var output: ScriptOutput { ScriptOutput(transcript: transcript, write: write) }
}
