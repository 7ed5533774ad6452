public import NavbridgeWire

extension Benchmark.Report {
  /// The report as a table for people.
  public var table: String {
    func column(_ text: String, _ width: Int) -> String {
      String(repeating: " ", count: max(0, width - text.count)) + text
    }
    func number(_ value: Double, _ decimals: Int) -> String {
      let scale = decimals == 1 ? 10.0 : 100.0
      let rounded = Int64((value * scale).rounded())
      let fraction = "\(rounded % Int64(scale))"
      let padding = String(repeating: "0", count: decimals - fraction.count)
      return "\(rounded / Int64(scale)).\(padding)\(fraction)"
    }
    var lines = [
      "placement \(placement.rawValue), \(rounds) rounds; uv echo p50 \(number(echoP50, 1)) µs, p99 \(number(echoP99, 1)) µs",
      "workload".padded(32) + column("p50 µs", 10) + column("p99 µs", 10) + column("p50 ÷", 9) + column("p99 ÷", 9)
        + column("bound", 8) + "  base",
    ]
    for row in rows {
      lines.append(
        row.workload.rawValue.padded(32) + column(number(row.p50, 1), 10)
          + column(row.p99.map { number($0, 1) } ?? "", 10)
          + column(number(row.ratio50, 2), 9) + column(row.ratio99.map { number($0, 2) } ?? "", 9)
          + column(row.workload.bound.map { number($0, 1) } ?? "", 8) + "  " + row.workload.baseName)
    }
    for row in throughput {
      lines.append(
        "\(row.architecture.rawValue), \(row.outstanding) outstanding: \(Int(row.perSecond)) commands a second, "
          + "\(number(row.ratio, 2)) of the batched echo")
    }
    for (architecture, idle) in idle {
      lines.append(
        "script side with JavaScript, \(architecture.rawValue): first settled command after \(number(idle.startUp, 1)) ms; "
          + "resident \(number(idle.scriptMemory, 1)) MiB, native side \(number(idle.nativeMemory, 1)) MiB")
    }
    for (architecture, milliseconds) in startUp {
      lines.append("start to first settled command, \(architecture.rawValue): \(number(milliseconds, 1)) ms")
    }
    return lines.joined(separator: "\n")
  }

  /// The rows whose ratio of p50 to the base exceeds their bound.
  public var beyondBounds: [Benchmark.Row] {
    rows.filter { row in row.workload.bound.map { row.ratio50 > $0 } ?? false }
  }

  /// The report as JSON for programs.
  public var json: JSON {
    [
      "schema": "navbridge-bench-1", "placement": .string(placement.rawValue), "rounds": .int(Int64(rounds)),
      "echo": ["p50us": .double(echoP50), "p99us": .double(echoP99)],
      "rows": .array(
        rows.map { row in
          [
            "workload": .string(row.workload.rawValue), "base": .string(row.workload.baseName),
            "p50us": .double(row.p50),
            "p99us": row.p99.map { .double($0) } ?? .null, "p50ratio": .double(row.ratio50),
            "p99ratio": row.ratio99.map { .double($0) } ?? .null,
            "p50bound": row.workload.bound.map { .double($0) } ?? .null,
          ]
        }),
      "throughput": .array(
        throughput.map { row in
          [
            "architecture": .string(row.architecture.rawValue), "outstanding": .int(Int64(row.outstanding)),
            "perSecond": .double(row.perSecond), "ratio": .double(row.ratio),
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
    ]
  }
}

extension Workload {
  /// The name of the base of the ratios.
  public var baseName: String { base?.rawValue ?? "uv echo" }
}

extension String {
  fileprivate func padded(_ width: Int) -> String { self + String(repeating: " ", count: max(0, width - count)) }
}
