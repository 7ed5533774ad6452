package import NavbridgeVocabulary
internal import NavbridgeWire

/// A measured workload, compared with the C echo of the same sizes or with another workload.
package struct Workload: Sendable, Hashable {
  /// The language of the script side.
  package enum Script: String, Sendable {
    case swift
    /// Prepared messages, whose answers are not parsed. The native side is measured almost alone.
    case c
    case javaScript = "javascript"
    /// No script, and no native side: two programs in C that exchange bytes of the same sizes and look at none of them. The
    /// time is that which the system takes for the messages.
    case standIn = "stand-in"
  }

  /// What one side writes at once, and the other side's answer, in bytes with the headers of frames.
  struct Exchange: Hashable {
    let request: Int
    let answer: Int
  }

  /// The action that is awaited in one round trip.
  enum Action: Sendable {
    case noop, mergeOptions, pushPop, navigate, lookup
  }

  package let name: String
  package var script = Script.swift
  package var architecture = Architecture.turbo
  var action: Action
  /// The size in bytes. For a command that does nothing it is the size of the whole message on the turbo route,
  /// including the frame header; for options it is their own size.
  var size = 665
  /// True if the content of each command differs from the one before.
  var isNew = false
  /// True if the echo returns as many bytes as it is sent.
  var isEchoedWhole = false
  /// The number of screens in the stack before the first round.
  var depth = 1
  /// True if both sides share the device's clock (protocol §8a).
  var isClockShared = false
  /// The bytes of other memory that are written before each round trip. They displace the content of the core's caches, as an
  /// app's own work does between two commands. Both sides then begin with what a smaller core would have kept: nothing.
  var displaced = 0
  /// The library that parses messages on both sides.
  var parser = JSONParser.standard
  /// The name of the workload whose p50 is the base of the ratio; nil for the echo.
  package var base: String?
  /// The upper bound of the ratio; nil for a workload that is only a base, or that has no bound.
  package var bound: Double?
  /// The ratio that is aimed at, where the bound is above it.
  var goal: Double?

  /// The design that the native side runs.
  var design: String { action == .navigate ? "coordinator-router" : "react-native-navigation" }

  /// The name of the base of the ratios.
  package var baseName: String { base ?? "uv echo" }

  /// The command and its answer, which the echo has, too.
  var echoed: Exchange {
    let request = action == .mergeOptions ? size + Self.aroundOptions : action == .noop ? size : 665
    return Exchange(request: request, answer: isEchoedWhole ? request : architecture == .turbo ? 80 : 110)
  }

  /// The writes of a push and a pop on the native side's own clock, as strace has them: 14 messages. The first answer has the
  /// start of the surface, the second one the events of the push and its completion, and the third one those of the pop.
  static let exchangesOfPushPop = [
    Exchange(request: 195, answer: 341), Exchange(request: 91, answer: 921), Exchange(request: 111, answer: 1208),
  ]

  /// The bytes of a message with options besides the options.
  private static let aroundOptions = 112

  /// The number of round trips of a measurement for which `count` are requested. Long messages, and displaced caches, take fewer.
  func rounds(of count: Int) -> Int { size > 100_000 || displaced > 0 ? max(50, count / 20) : count }

  /// Returns workloads with those that they are compared with, each once and in the order of all.
  static func withBases(_ workloads: [Workload]) -> [Workload] {
    let names = Set(workloads.map(\.name) + workloads.compactMap(\.base))
    return all.filter { names.contains($0.name) }
  }

  /// Returns the workload with a name.
  package init?(named name: String) {
    guard let found = Self.all.first(where: { $0.name == name }) else { return nil }
    self = found
  }

  init(_ name: String, _ action: Action) {
    self.name = name
    self.action = action
  }

  /// Returns a copy with changes, for the table of workloads.
  func with(_ change: (inout Workload) -> Void) -> Workload {
    var copy = self
    change(&copy)
    return copy
  }
}

extension Workload {
  /// The workloads with their bases, bounds and goals, in Markdown. The page docs/speed.md has this table.
  package static var table: String {
    let lines = all.map { workload in
      let bound = workload.bound.map(text) ?? ""
      return [
        "`\(workload.name)`", workload.meaning, workload.base.map { "`\($0)`" } ?? "uv echo", bound,
        workload.goal.map(text) ?? bound,
      ]
    }
    let head = ["| workload | a round trip | ÷ | bound | goal |", "| --- | --- | --- | --: | --: |"]
    return (head + lines.map { "| " + $0.joined(separator: " | ") + " |" }).joined(separator: "\n") + "\n"
  }

  /// Returns a bound with as many decimals as it needs.
  static func text(_ bound: Double) -> String {
    let text = bound.rounded(to: 2)
    return text.hasSuffix("00") ? String(text.dropLast(3)) : text.hasSuffix("0") ? String(text.dropLast()) : text
  }
}
