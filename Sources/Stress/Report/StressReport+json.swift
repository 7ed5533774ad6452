internal import NavbridgeVocabulary
package import NavbridgeWire

extension StressReport {
  /// The version of the JSON document that `navbridge stress --json` prints.
  package static let schema = "navbridge-stress-1"

  /// Returns one document for the runs of one invocation.
  package static func json(_ reports: [StressReport]) -> JSON {
    [
      "schema": .string(schema), "passed": .bool(reports.allSatisfy(\.passed)),
      "runs": .array(reports.map(\.json)),
    ]
  }

  /// The member of `runs` for this run.
  package var json: JSON {
    [
      "profile": .string(settings.profile.name), "architecture": .string(architecture.rawValue),
      "cycles": .int(Int64(cycles)), "minutes": settings.minutes.map { .double($0) } ?? .null,
      "inFlight": .int(Int64(settings.inFlight)),
      "seed": .int(Int64(bitPattern: settings.seed)), "passed": .bool(passed), "seconds": .double(seconds),
      "ways": .object(JSONObject(uniqueKeysWithValues: ways.map { ($0.name, .int(Int64($0.count))) })),
      "issued": .int(Int64(ledger.issued)), "settled": ledger.outcomes.json,
      "settledByCommand": .object(
        JSONObject(
          uniqueKeysWithValues: CommandKind.allCases.map {
            ($0.rawValue, (ledger.outcomesOfKind[$0] ?? OutcomeCounts()).json)
          })),
      "reachedNative": [
        "begun": .int(Int64(account.begun)), "answered": .int(Int64(account.answered)),
        "invalidated": .int(Int64(account.invalidated)), "lost": .int(Int64(account.lost)),
      ],
      "checkpoints": .array(checkpoints.map(\.json)),
      "samples": .array(samples.all.map(\.json)),
      "memoryTolerance": [
        "percent": .int(Int64(settings.growth.percent)), "bytes": .int(Int64(settings.growth.floor)),
      ],
      "faultCount": .int(Int64(faults.count)),
      "faults": .array(
        faults.kept.map { ["kind": .string($0.kind.rawValue), "message": .string($0.description)] }),
    ]
  }
}

extension StressSettings {
  /// The minutes that the run was to take; nil if the number of its cycles was given.
  fileprivate var minutes: Double? { if case .minutes(let minutes) = extent { minutes } else { nil } }
}

extension MemorySamples.Sample {
  fileprivate var json: JSON {
    [
      "cycle": .int(Int64(cycle)), "nativeBytes": native.map { .int(Int64($0)) } ?? .null,
      "scriptBytes": script.map { .int(Int64($0)) } ?? .null,
    ]
  }
}

extension OutcomeCounts {
  var json: JSON {
    .object(JSONObject(uniqueKeysWithValues: Outcome.allCases.map { ($0.rawValue, .int(Int64(self[$0]))) }))
  }
}

extension StressCheckpoint {
  fileprivate var json: JSON {
    func numbers(_ counts: [String: Int]) -> JSON {
      .object(JSONObject(uniqueKeysWithValues: counts.keys.sorted().map { ($0, .int(Int64(counts[$0]!))) }))
    }
    return [
      "moment": .string(moment.rawValue), "epoch": .int(Int64(native.epoch)),
      "liveObjects": numbers(native.liveObjects), "pending": numbers(native.pending),
      "connections": .int(Int64(native.connections)), "settledByNative": native.settled.json,
      "dropped": [
        "oldEpoch": .int(Int64(native.droppedOfOldEpoch)), "noListener": .int(Int64(native.droppedWithoutListener)),
      ],
      "native": nativeProcess.json, "script": scriptProcess?.json ?? .null,
    ]
  }
}

extension ProcessFigures {
  fileprivate var json: JSON {
    [
      "descriptors": .int(Int64(descriptors)), "threads": .int(Int64(threads)), "residentBytes": .int(Int64(resident)),
    ]
  }
}
