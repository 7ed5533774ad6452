internal import NavbridgeRuntime
package import NavbridgeVocabulary
internal import NavbridgeWire

/// The options of a search for schedules under which a test fails, as `navbridge explore` passes them to its workers.
package struct ExploreOptions: Sendable, Equatable {
  /// The number of runs of each test.
  package var schedules = 1_000
  /// The real seconds for which each test runs, in place of a number of runs.
  package var seconds: Int?
  /// The number that makes the schedules.
  package var seed = 1
  package var strategy = SearchStrategy.mixed
  /// The part of the search, counted from 0, of so many. A part takes each `parts`-th run.
  package var part = 0
  package var parts = 1
  /// True if a test goes on after its first failure.
  package var goesOn = false
  /// True if it is a decision, too, whether time passes while the script has work left.
  package var timePasses = false
  /// The faults that may strike an app.
  package var faults: [AppFault] = []
  /// True if it is a decision, too, whether UIKit takes one of its variants.
  package var takesVariants = false
  /// The schedule of a single run, in place of a search.
  package var schedule: String?
  /// True if the file is an app and no test.
  package var isApp = false

  package init() {}

  package init?(text: String) {
    guard let json = try? JSONDocument(text).root.json, let schedules = json["schedules"]?.int else { return nil }
    self.schedules = schedules
    seconds = json["seconds"]?.int
    seed = json["seed"]?.int ?? seed
    strategy = json["strategy"]?.string.flatMap(SearchStrategy.init(rawValue:)) ?? strategy
    part = json["part"]?.int ?? part
    parts = json["parts"]?.int ?? parts
    goesOn = json["goesOn"]?.bool ?? goesOn
    timePasses = json["timePasses"]?.bool ?? timePasses
    faults = json["faults"]?.array?.compactMap { $0.string.flatMap(AppFault.init) } ?? []
    takesVariants = json["takesVariants"]?.bool ?? takesVariants
    schedule = json["schedule"]?.string
    isApp = json["isApp"]?.bool ?? isApp
  }

  package var text: String {
    let json: JSON = [
      "schedules": .int(Int64(schedules)), "seconds": seconds.map { .int(Int64($0)) } ?? .null,
      "seed": .int(Int64(seed)), "strategy": .string(strategy.rawValue), "part": .int(Int64(part)),
      "parts": .int(Int64(parts)), "goesOn": .bool(goesOn), "timePasses": .bool(timePasses),
      "takesVariants": .bool(takesVariants), "faults": .texts(faults.map(\.rawValue)),
      "schedule": schedule.map { .string($0) } ?? .null,
      "isApp": .bool(isApp),
    ]
    return json.description
  }
}

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
    var hash = StableHash()
    hash.combine(text)
    return String(hash.value, radix: 16)
  }
}
