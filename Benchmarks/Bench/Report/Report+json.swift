internal import NavbridgeVocabulary
public import NavbridgeWire

extension Benchmark.Report {
  /// The version of the document that `json` returns (docs/bench.schema.json).
  static let schema = "navbridge-bench-2"

  /// The report as JSON for programs.
  public var json: JSON {
    [
      "schema": .string(Self.schema), "version": .string(Version.text), "placement": .string(placement.rawValue),
      "rounds": .int(Int64(rounds)), "count": .int(Int64(count)),
      "echo": ["p50us": .double(echoP50), "p99us": .double(echoP99)],
      "rows": .array(rows.map(\.json)), "systemCallsMissing": systemCallsMissing.map { .string($0) } ?? .null,
      "throughput": .array(
        throughput.map { row in
          [
            "script": .string(row.script.rawValue), "architecture": .string(row.architecture.rawValue),
            "outstanding": .int(Int64(row.outstanding)), "perSecond": .double(row.perSecond),
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
      "stages": .array(stages.map(\.json)), "peers": .array(peers.map(\.json)), "curves": .array(curves.map(\.json)),
    ]
  }
}

extension WorkloadRow {
  fileprivate var json: JSON {
    [
      "workload": .string(workload.name), "script": .string(workload.script.rawValue),
      "base": .string(workload.baseName), "p50us": .double(p50), "p99us": .number(p99), "p50ratio": .double(ratio50),
      "p99ratio": .number(ratio99), "p50echoRatio": .double(echoRatio), "p50bound": .number(workload.bound),
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
