public import Shared

/// What a run of an app's script is told.
public struct ScriptSettings: Sendable {
  /// How what happens between the sides is written down.
  public enum Transcript: Sendable {
    case none
    /// Lines for people.
    case text
    /// One JSON object a line; the console's lines too.
    case json
  }

  /// The app's file.
  public var file: String
  public var architecture: Architecture
  public var transcript = Transcript.none
  /// The library that reads messages.
  public var jsonParser = JSONParser.standard
  /// Milliseconds of processor time that one turn of the script may take; nil for no limit.
  public var timeout: Int? = 10_000
  /// Whether the script goes on after an error, as an app in development does.
  public var keepsRunning = false
  /// Ends the process when the engine cannot end a turn that takes too long; where there is none, such a turn goes on.
  public var endProcess: (@Sendable (_ exitCode: Int32) -> Void)?
  /// Where lines go; to the process's standard output and error unless it is set.
  var write: @Sendable (_ line: String, _ descriptor: CInt) -> Void = ScriptOutput.writeLine

  public init(file: String, architecture: Architecture) {
    self.file = file
    self.architecture = architecture
  }

  var output: ScriptOutput { ScriptOutput(transcript: transcript, write: write) }
}
