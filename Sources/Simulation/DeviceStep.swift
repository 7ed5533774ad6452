package import NavbridgeVocabulary

/// A call, an event or a change of the screen on the native side of a world, in words.
package struct DeviceStep: Sendable, Equatable {
  /// Nanoseconds on the device's clock.
  package var at: Int64
  /// A sentence without its full stop, in the past tense.
  package var words: String

  package init(at: Int64, words: String) { (self.at, self.words) = (at, words) }

  /// The kinds of records that are steps. What carries them, such as reads and writes, is none: it differs where nothing else does.
  package static let kinds: Set<TraceRecord.Kind> = [
    .call, .result, .callback, .error, .event, .reload, .appearance, .transition, .act,
  ]

  /// Nil for a record of another kind.
  package init?(_ record: TraceRecord) {
    let id = record.id ?? ""
    let of = id.isEmpty ? "" : " (\(id))"
    let words: String? =
      switch record.kind {
      case .call: "\(record.subject).\(record.action)\(of) reached the native side"
      case .result, .callback: "\(id.isEmpty ? record.action : id) was answered"
      case .error: "\(id.isEmpty ? record.action : id) was rejected"
      case .event: "\(record.subject)\(of) was sent"
      case .reload: "the script's context \(id) \(record.action == "begin" ? "began" : "ended")"
      case .appearance: "\(id.isEmpty ? record.subject : id) got \(record.action)"
      case .transition: record.action == "began" ? "a transition began: \(record.subject)" : "a transition ended"
      case .act: "the tester's \(record.action) began"
      default: nil
      }
    guard let words else { return nil }
    self.init(at: record.at, words: words)
  }
}

extension DeviceStep: PassedValue {
  package func pass(to bytes: inout PassedBytes) {
    bytes.write(Int(at))
    bytes.write(words)
  }

  package init(from bytes: inout PassedBytes) throws {
    self.init(at: Int64(try bytes.read(Int.self)), words: try bytes.read())
  }
}

extension DeviceStep {
  /// The first step in which a run differs from the usual one, in sentences. Nil if all steps are the same, with their times.
  ///
  /// - Parameters:
  ///   - usual: the steps of the usual run.
  ///   - found: those of the other one.
  package static func difference(_ usual: [DeviceStep], _ found: [DeviceStep]) -> String? {
    guard let place = (0..<max(usual.count, found.count)).first(where: { usual[at: $0]?.words != found[at: $0]?.words })
    else {
      guard let place = usual.indices.first(where: { usual[$0].at != found[$0].at }) else { return nil }
      return
        "\(moment(found[place])) \(found[place].words), and in the usual run \(moment(usual[place], isFirst: false))."
    }
    let (before, here) = (usual[at: place], found[at: place])
    guard let here else {
      return "Nothing more happened; in the usual run \(before!.words) \(moment(before!, isFirst: false))."
    }
    guard let before else { return "\(moment(here)) \(here.words), which the usual run does not have." }
    let begin = "\(moment(here)) \(here.words)"
    // The step that usually comes here may come later, and the one that came may be one that usually comes later.
    let later = found[place...].first { $0.words == before.words }
    let isEarlier = usual[place...].contains { $0.words == here.words }
    let usually = isEarlier ? "In the usual run \(before.words) before that" : "In the usual run \(before.words) there"
    guard let later else { return "\(begin). \(usually), which did not happen here." }
    let delay = later.at - before.at
    let words =
      delay == 0 ? "at the same time, but after it" : "\(milliseconds(abs(delay))) \(delay > 0 ? "later" : "earlier")"
    return "\(begin). \(usually); here that came \(words)."
  }

  private static func moment(_ step: DeviceStep, isFirst: Bool = true) -> String {
    "\(isFirst ? "At" : "at") \(milliseconds(step.at))"
  }

  private static func milliseconds(_ nanoseconds: Int64) -> String {
    nanoseconds.isMultiple(of: 1_000_000) ? "\(nanoseconds / 1_000_000) ms" : "\(nanoseconds.inMilliseconds) ms"
  }
}

extension Array {
  fileprivate subscript(at index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
