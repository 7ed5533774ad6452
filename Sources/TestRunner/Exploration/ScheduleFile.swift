internal import Glibc
internal import NavbridgeRuntime
package import NavbridgeVocabulary
internal import NavbridgeWire

/// A failing schedule in a file, from which `navbridge replay` repeats it (docs/schedule.schema.json).
package struct ScheduleFile: Sendable, Equatable {
  package static let schema = "navbridge-schedule-1"

  package var file: String
  package var architecture: Architecture
  package var test: [String]
  package var schedule: String
  /// The sentence of the failure.
  package var failure: String
  /// The lines of the transcript, with their times.
  package var transcript: [String]
  /// A number that the text of the file makes, by which a change of it is noticed.
  package var digest: String
  /// The version of the program. Another one may make other decisions.
  package var version: String
  /// True if the file is an app without a test.
  package var isApp = false

  package init(
    file: String, architecture: Architecture, test: [String], schedule: String, failure: String, transcript: [String],
    digest: String, version: String
  ) {
    (self.file, self.architecture, self.test, self.schedule) = (file, architecture, test, schedule)
    (self.failure, self.transcript, self.digest, self.version) = (failure, transcript, digest, version)
  }

  /// Nil for a text that is no such file.
  package init?(text: String) {
    guard let json = try? JSONDocument(text).root.json, json["schema"]?.string == Self.schema,
      let file = json["file"]?.string, let schedule = json["schedule"]?.string,
      let architecture = json["architecture"]?.string.flatMap(Architecture.init(rawValue:))
    else { return nil }
    self.init(
      file: file, architecture: architecture, test: (json["test"]?.array ?? []).compactMap(\.string),
      schedule: schedule, failure: json["failure"]?.string ?? "",
      transcript: (json["transcript"]?.array ?? []).compactMap(\.string), digest: json["digest"]?.string ?? "",
      version: json["version"]?.string ?? "")
    isApp = json["app"]?.bool ?? false
  }

  package var text: String {
    let json: JSON = [
      "schema": .string(Self.schema), "version": .string(version), "file": .string(file), "digest": .string(digest),
      "architecture": .string(architecture.rawValue), "app": .bool(isApp), "test": .texts(test),
      "schedule": .string(schedule), "failure": .string(failure),
      "transcript": .texts(transcript),
    ]
    return json.description + "\n"
  }

  package static func digest(of text: String) -> String {
    String(StableHash(text).value, radix: 16)
  }

  /// The number for a file of any kind; nil if it cannot be read.
  package static func digest(ofFile path: String) -> String? {
    guard let bytes = SystemFiles.bytes(of: path) else { return nil }
    var hash = StableHash()
    for byte in bytes { hash.combine(UInt64(byte)) }
    return String(hash.value, radix: 16)
  }

  /// True for a file that is a program of simulations: an executable of this system.
  package static func isProgram(_ path: String) -> Bool {
    guard unsafe access(path, X_OK) == 0, SystemFiles.kind(of: path) == S_IFREG,
      let file = unsafe fopen(path, "r")
    else { return false }
    defer { unsafe fclose(file) }
    return [0x7F, 0x45, 0x4C, 0x46].allSatisfy { unsafe fgetc(file) == $0 }
  }
}
