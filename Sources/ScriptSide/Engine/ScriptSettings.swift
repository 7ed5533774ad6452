package import NavbridgeRuntime
package import NavbridgeVocabulary
package import NavbridgeWire

/// The settings for a run of an app's script.
package struct ScriptSettings: Sendable {
  /// The format in which the events between the sides are recorded.
  package enum Transcript: Sendable {
    case none
    /// Lines for people.
    case text
    /// One JSON object on each line, also for the console's lines.
    case json
  }

  /// The program that runs the script.
  package enum Engine: Sendable, Equatable {
    case javaScriptCore
    /// Node, for debuggers.
    ///
    /// - Parameter debuggerPort: the port of this machine on which the app waits for a debugger, which stops at its first line;
    ///   0 for any port, nil to wait for none.
    case node(debuggerPort: Int?)
  }

  /// The app's file.
  package var file: String
  package var engine = Engine.javaScriptCore
  package var architecture: Architecture
  package var transcript = Transcript.none
  /// True if commands and the console's lines have the places of the app's code that have caused them, with `.json`.
  package var showsPlaces = false
  /// True if the console's lines have the printed values, and requests of the network are recorded, with `.json`.
  package var showsDetails = false
  /// The library that parses messages.
  package var jsonParser = JSONParser.standard
  /// The processor time that one turn of the script may take, in milliseconds; nil for no limit.
  package var timeout: Int? = 10_000
  /// Files whose exports are native modules by name, for libraries with native code.
  package var moduleFiles: [String] = []
  /// The file beside which `require` looks for others; nil for the script's own file.
  package var beside: String?
  /// Files that give replies to requests, in the order in which they run.
  package var networkFiles: [String] = []
  /// A file that gets the native modules that the script has asked for in vain, for `moduleFiles` to start from.
  package var stubFile: String?
  /// True if the script continues after an error, as an app in development does.
  package var keepsRunning = false
  /// True if the engine ends a turn that takes too long, so that the place of its loop is known. The engine then asks the system
  /// for the time whenever the script is entered.
  package var watchesTurns = false
  /// `process.env.NODE_ENV` of the script; nil for the one that suits the script. It is the only variable of the
  /// environment that scripts see.
  package var nodeEnvironment: String? = EnvironmentVariable.nodeEnvironment.value
  /// Ends the process when the engine cannot end a turn that takes too long. If it is nil, such a turn continues.
  package var endProcess: (@Sendable (_ exitCode: Int32) -> Void)?
  /// True for a script whose process may be copied, in which no thread may live before: turns are not limited until `watchTurns`.
  package var isCopied = false
  /// The heap of the contexts; nil for a new one for each.
  package var heap: ScriptHeap?
  /// Writes a line to a descriptor. By default the lines go to the process's standard output and standard error.
  package var write: @Sendable (_ line: String, _ descriptor: CInt) -> Void = ScriptOutput.writeLine

  /// The looks of standard output and standard error, which may be terminals.
  package var outputStyle = TextStyle.plain
  package var errorStyle = TextStyle.plain

  package init(file: String, architecture: Architecture) {
    self.file = file
    self.architecture = architecture
  }

  var output: ScriptOutput {
    ScriptOutput(transcript: transcript, outputStyle: outputStyle, errorStyle: errorStyle, write: write)
  }
}

/// The way in which a run ended, unless the process was ended from outside.
package enum ScriptEnding: Sendable, Equatable {
  /// The script failed; the failure was printed to standard error.
  case failed(exitCode: Int32)
  /// The native side has gone.
  case disconnected(String)
  /// The native side refused the script.
  case refused(String)

  /// The sentence for people; nil for a failure, which was printed.
  package var sentence: String? {
    switch self {
    case .failed: nil
    case .disconnected(let reason): "The connection to the native side was lost. \(reason)"
    case .refused(let reason): "The native side refused the script: \(reason)"
    }
  }
}
