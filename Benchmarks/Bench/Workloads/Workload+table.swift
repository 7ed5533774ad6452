extension Workload {
  /// The workloads with their bases, bounds and goals, in Markdown. The page docs/speed.md has this table.
  package static var table: String {
    let lines = all.map { workload in
      let bound = workload.bound.map(text) ?? ""
      return [
        "`\(workload.name)`", workload.base.map { "`\($0)`" } ?? "uv echo", bound,
        workload.goal.map(text) ?? bound,
      ]
    }
    let head = ["| workload | ÷ | bound | goal |", "| --- | --- | --: | --: |"]
    return (head + lines.map { "| " + $0.joined(separator: " | ") + " |" }).joined(separator: "\n") + "\n"
  }

  /// Returns a bound with as many decimals as it needs.
  static func text(_ bound: Double) -> String {
    let text = bound.rounded(to: 2)
    return text.hasSuffix("00") ? String(text.dropLast(3)) : text.hasSuffix("0") ? String(text.dropLast()) : text
  }
}
