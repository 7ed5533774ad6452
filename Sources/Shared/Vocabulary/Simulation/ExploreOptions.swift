internal import NavbridgeWire

/// The options of a search for schedules under which a test fails, as `navbridge explore` passes them to its workers.
package struct ExploreOptions: Sendable, Equatable {
  /// The number of runs of each test.
  package var schedules = 1_000
  /// The real seconds for the whole search, or for a file or a test of it, in place of a number of runs of each test.
  package var seconds: Double?
  /// The number that makes the schedules.
  package var seed = 1
  package var strategy = SearchStrategy.mixed
  /// True if every order is tried, and not a sample of schedules. `schedules` is the greatest number of them then, and the parts of
  /// a search share its tests, and not their runs.
  package var isExhaustive = false
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
    seconds = json["seconds"]?.double
    seed = json["seed"]?.int ?? seed
    strategy = json["strategy"]?.string.flatMap(SearchStrategy.init(rawValue:)) ?? strategy
    isExhaustive = json["isExhaustive"]?.bool ?? isExhaustive
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
      "schedules": .int(Int64(schedules)), "seconds": seconds.map { .double($0) } ?? .null,
      "seed": .int(Int64(seed)), "strategy": .string(strategy.rawValue), "part": .int(Int64(part)),
      "isExhaustive": .bool(isExhaustive), "parts": .int(Int64(parts)), "goesOn": .bool(goesOn),
      "timePasses": .bool(timePasses),
      "takesVariants": .bool(takesVariants), "faults": .texts(faults.map(\.rawValue)),
      "schedule": schedule.map { .string($0) } ?? .null,
      "isApp": .bool(isApp),
    ]
    return json.description
  }
}
