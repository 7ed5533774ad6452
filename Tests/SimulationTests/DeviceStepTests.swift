import NavbridgeSimulation
import NavbridgeVocabulary
import Testing

/// The words for the first step in which two runs differ.
@Suite("The steps of a native side")
struct DeviceStepTests {
  /// Steps from texts such as `350 push began`, with their times in milliseconds.
  private static func steps(_ texts: [String]) -> [DeviceStep] {
    texts.map { text in
      let parts = text.split(separator: " ", maxSplits: 1)
      return DeviceStep(at: Int64(parts[0])! * 1_000_000, words: String(parts[1]))
    }
  }

  @Test(
    "The first difference is named with what comes first in the usual run, and how much later that came",
    arguments: [
      (
        ["0 a", "0 b", "5 c"], ["0 a", "5 c", "355 b"],
        "At 5 ms c. In the usual run b before that; here that came 355 ms later."
      ),
      (
        ["0 a", "0 b"], ["0 b", "0 a"],
        "At 0 ms b. In the usual run a before that; here that came at the same time, but after it."
      ),
      (["0 a", "0 b"], ["0 a", "0 x", "9 b"], "At 0 ms x. In the usual run b there; here that came 9 ms later."),
      (
        ["0 a", "9 b", "9 c"], ["0 a", "9 c"], "At 9 ms c. In the usual run b before that, which did not happen here."
      ),
      (["0 a", "9 b"], ["0 a"], "Nothing more happened; in the usual run b at 9 ms."),
      (["0 a"], ["0 a", "3 b"], "At 3 ms b, which the usual run does not have."),
      (["0 a", "3 b"], ["0 a", "7 b"], "At 7 ms b, and in the usual run at 3 ms."),
      // The second of two equal steps counts as one of its own.
      (
        ["0 a", "0 b", "1 a"], ["0 a", "1 a", "1 b"],
        "At 1 ms a. In the usual run b before that; here that came 1 ms later."
      ),
    ])
  func difference(_ usual: [String], _ found: [String], _ sentence: String) {
    #expect(DeviceStep.difference(Self.steps(usual), Self.steps(found)) == sentence)
  }

  @Test("Equal runs have no difference, and runs without steps none")
  func same() {
    #expect(DeviceStep.difference(Self.steps(["0 a", "1 b"]), Self.steps(["0 a", "1 b"])) == nil)
    #expect(DeviceStep.difference([], []) == nil)
  }

  private static func record(
    _ kind: TraceRecord.Kind, _ subject: String, _ action: String, _ id: String? = nil
  ) -> TraceRecord {
    TraceRecord(
      sequence: 1, cause: nil, realTime: 0, at: 2_000_000, generation: .first, kind: kind, subject: subject,
      action: action, id: id)
  }

  @Test("Calls, events and changes of the screen are steps, and what carries them is none")
  func words() {
    let words =
      [
        Self.record(.call, "RNNTurboModule", "push", "push2"): "RNNTurboModule.push (push2) reached the native side",
        Self.record(.result, "RNNTurboModule", "push", "push2"): "push2 was answered",
        Self.record(.error, "RNNTurboModule", "pop"): "pop was rejected",
        Self.record(.event, "RNN.ComponentDidAppear", "", "order"): "RNN.ComponentDidAppear (order) was sent",
        Self.record(.appearance, "<A>", "willAppear", "order"): "order got willAppear",
        Self.record(.transition, "push of <A>", "began"): "a transition began: push of <A>",
        Self.record(.transition, "transition", "ended", "7"): "a transition ended",
        Self.record(.reload, "script", "begin", "2"): "the script's context 2 began",
        Self.record(.reload, "script", "end", "1"): "the script's context 1 ended",
        Self.record(.act, "driver", "device/tap"): "the tester's device/tap began",
      ] as KeyValuePairs
    for (record, text) in words {
      #expect(DeviceStep(record) == DeviceStep(at: 2_000_000, words: text))
      #expect(DeviceStep.kinds.contains(record.kind))
    }
    for kind in TraceRecord.Kind.allCases where !DeviceStep.kinds.contains(kind) {
      #expect(DeviceStep(Self.record(kind, "a", "b")) == nil)
    }
  }
}
