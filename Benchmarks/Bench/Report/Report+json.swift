internal import NavbridgeVocabulary
package import NavbridgeWire

extension Benchmark.Report {
  /// The version of the document that `json` returns (docs/bench.schema.json).
  static let schema = "navbridge-bench-4"

  /// The report as JSON for programs.
  package var json: JSON {
    [
      "schema": .string(Self.schema), "version": .string(Version.text), "placement": .string(placement.rawValue),
      "rounds": .int(Int64(rounds)), "count": .int(Int64(count)), "machine": machine.json,
      "warnings": .array(doubts.map { .string($0) }), "comparison": comparison?.json ?? .null,
      "echo": ["p50us": .double(echoP50), "p99us": .double(echoP99)],
      "rows": .array(rows.map(\.json)), "systemCallsMissing": systemCallsMissing.map { .string($0) } ?? .null,
      "nativeCounts": nativeCounts?.json ?? .null,
      "nativeCountsMissing": nativeCountsMissing.map { .string($0) } ?? .null,
      "throughput": .array(
        throughput.map { row in
          [
            "workload": .string(row.workload.name), "script": .string(row.workload.script.rawValue),
            "architecture": .string(row.workload.architecture.rawValue), "outstanding": .int(Int64(row.outstanding)),
            "perSecond": .double(row.perSecond),
            "ratio": .double(row.ratio),
          ]
        }),
      "javaScript": .array(
        idle.map { architecture, idle in
          [
            "architecture": .string(architecture.rawValue), "startUpMs": .double(idle.startUp),
            "scriptMiB": .double(idle.scriptMemory), "nativeMiB": .double(idle.nativeMemory),
          ]
        }),
      "startUpMs": .object(JSONObject(uniqueKeysWithValues: startUp.map { ($0.0.rawValue, .double($0.1)) })),
      "stages": .array(stages.map(\.json)), "stagesMissing": stagesMissing.map { .string($0) } ?? .null,
      "peers": .array(peers.map(\.json)), "curves": .array(curves.map(\.json)),
    ]
  }
}

extension Machine {
  fileprivate var json: JSON {
    [
      "model": .string(model), "cores": .int(Int64(cores)),
      "secondLevelCacheKiB": secondLevelCache.map { .int(Int64($0)) } ?? .null,
      "kernel": .string(kernel), "loadAverage": .number(load),
      "busyShare": .number(busyShare),
      "commit": commit.map { .string($0) } ?? .null, "programs": programs.map { .string($0) } ?? .null,
    ]
  }
}

extension Comparison {
  fileprivate var json: JSON {
    [
      "with": .string(name), "isOfAnotherMachine": .bool(isOfAnotherMachine),
      "missing": .array(missing.map { .string($0) }),
      "rows": .array(
        rows.map {
          [
            "workload": .string($0.workload), "oldEchoRatio": .double($0.old), "newEchoRatio": .double($0.new),
            "change": .double($0.change),
            "interval": $0.interval.map { [.double($0.lowerBound), .double($0.upperBound)] } ?? .null,
          ]
        }),
    ]
  }
}

extension NativeCounts {
  fileprivate var json: JSON {
    .object(JSONObject(uniqueKeysWithValues: Self.kinds.map { ($0.key, .double(self[keyPath: $0.member])) }))
  }
}

extension WorkloadRow {
  fileprivate var json: JSON {
    [
      "workload": .string(workload.name), "script": .string(workload.script.rawValue),
      "base": .string(workload.baseName), "p50us": .double(p50),
      "samples": tail.map { .int(Int64($0.samples)) } ?? .null,
      "p90us": .number(tail?.p90), "p99us": .number(tail?.p99), "p999us": .number(tail?.p999),
      "maxUs": .number(tail?.max), "p50ratio": .number(ratio50),
      "p99ratio": .number(ratio99), "p50echoRatio": .double(echoRatio), "p50bound": .number(bound),
      "p50ratioRounds": .array(rounds50.map { .double($0) }),
      "p50echoRatioRounds": .array(echoRounds.map { .double($0) }),
      "processorUs": processor.map { ["script": .double($0.script / 1000), "native": .double($0.native / 1000)] }
        ?? .null,
      "systemCalls": systemCalls.map { ["script": .number($0.script), "native": .double($0.native)] } ?? .null,
    ]
  }
}

extension Stages {
  fileprivate var json: JSON {
    [
      "workload": .string(workload.name), "wholeUs": .double(whole / 1000), "untracedUs": .double(untraced / 1000),
      "priceUs": .double(price / 1000), "sumUs": .double(sum / 1000),
      "stages": .array(
        stages.map {
          ["from": .string($0.from.rawValue), "to": .string($0.to.rawValue), "meanUs": .double($0.mean / 1000)]
        }),
    ]
  }
}

extension Peer.Row {
  fileprivate var json: JSON {
    [
      "peer": .string(peer.rawValue), "isHere": .bool(p50 != nil), "p50us": .number(p50), "p99us": .number(p99),
      "ratio": .number(ratio),
    ]
  }
}

extension Curve {
  fileprivate var json: JSON {
    [
      "things": .string(crowd.rawValue), "growth": .double(growth), "sentence": .string(sentence),
      "points": .array(points.map { ["size": .int(Int64($0.size)), "us": .double($0.microseconds)] }),
    ]
  }
}

extension JSON {
  fileprivate static func number(_ value: Double?) -> JSON { value.map { .double($0) } ?? .null }
}
