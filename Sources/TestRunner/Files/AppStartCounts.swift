internal import NavbridgeWire

/// The starts of apps in a run with checkpoints.
struct AppStartCounts: Sendable, Equatable {
  /// An app that no checkpoint was made of, and the reason, as the end of a sentence.
  struct Refusal: Sendable, Equatable {
    let app: String
    let why: String
  }

  /// The number of apps that have started, and of those that have begun at a checkpoint.
  var (all, copies) = (0, 0)
  var refusals: [Refusal] = []

  init() {}

  /// Reads the record of a worker.
  init(_ record: JSON) {
    (all, copies) = (record["all"]?.int ?? 0, record["copies"]?.int ?? 0)
    refusals = (record["refused"]?.array ?? []).map {
      Refusal(app: $0["app"]?.string ?? "", why: $0["why"]?.string ?? "")
    }
  }

  static func += (sum: inout AppStartCounts, other: AppStartCounts) {
    sum.all += other.all
    sum.copies += other.copies
    for refusal in other.refusals where !sum.refusals.contains(refusal) { sum.refusals.append(refusal) }
  }

  /// The lines of the report for people.
  var lines: [String] {
    ["Checkpoints: \(copies) of \(all) \(all == 1 ? "app" : "apps") began at one."]
      + refusals.map { "  '\($0.app)' starts anew each time, because \($0.why)." }
  }
}
