internal import NavbridgeRuntime
internal import NavbridgeWire

/// The version of navbridge, and those of the libraries in this build.
public enum Version {
  /// The version of this package. The headings of CHANGELOG.md agree with it.
  public static let number = "0.9.0"

  /// The version of navbridge and of its protocol.
  public static let text = "\(number) (protocol \(ProtocolVersion.number))"

  /// One thing with a version.
  package enum Subject: String, CaseIterable, Sendable {
    case navbridge, `protocol`
    case swift = "Swift"
    case engine = "JavaScriptCoreGTK"
    case simdjson, jansson, libuv
  }

  /// The text that `--version` prints: a subject and its version in each line.
  ///
  /// - Parameter engine: the JavaScript engine's version; nil for a program without an engine.
  package static func lines(engine: String? = nil) -> String {
    Subject.allCases.compactMap { subject in
      version(of: subject, engine: engine).map { "\(subject.rawValue) \($0)" }
    }.joined(separator: "\n")
  }

  /// Returns the version of a subject in a text that `--version` has printed; nil if it has none.
  package static func version(of subject: Subject, in text: String) -> String? {
    text.split(separator: "\n").first { $0.hasPrefix("\(subject.rawValue) ") }
      .map { String($0.dropFirst(subject.rawValue.count + 1)) }
  }

  private static func version(of subject: Subject, engine: String?) -> String? {
    switch subject {
    case .navbridge: number
    case .protocol: "\(ProtocolVersion.number)"
    case .swift: compiler
    case .engine: engine
    case .simdjson: JSONParser.available.contains(.simdjson) ? JSONParser.simdjson.version : "none"
    case .jansson: JSONParser.jansson.version
    case .libuv: EventLoop.libraryVersion
    }
  }

  /// The version of the compiler that made this build, as far as it can be asked for.
  private static var compiler: String {
    #if compiler(>=6.5)
    "6.5 or later"
    #elseif compiler(>=6.4)
    "6.4"
    #elseif compiler(>=6.3)
    "6.3"
    #else
    "6.2"
    #endif
  }
}
