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
  /// Milliseconds of processor time that one turn of the script may take; nil for no limit.
  public var timeout: Int? = 10_000
  /// Whether the script goes on after an error, as an app in development does.
  public var keepsRunning = false
  /// Whether whoever started this process has gone; asked now and then while the script runs.
  public var isAbandoned: @Sendable () -> Bool = { false }
  /// Where lines go; to the process's standard output and error unless it is set.
  var write: @Sendable (_ line: String, _ descriptor: CInt) -> Void = ScriptOutput.writeLine

  public init(file: String, architecture: Architecture) {
    self.file = file
    self.architecture = architecture
  }

  var output: ScriptOutput { ScriptOutput(transcript: transcript, write: write) }
}
