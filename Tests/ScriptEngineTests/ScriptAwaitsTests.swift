import NavbridgeRuntime
import NavbridgeWire
import Testing

@testable import ScriptEngine

@Suite("The report of what a script awaits", .timeLimit(.minutes(20)))
struct ScriptAwaitsTests {
  @Test(
    "The report of what a script awaits lists calls and timers with their locations, and the remaining time of timers")
  @ScriptThread
  func parts() {
    let awaited = ScriptAwaits(
      [
        "topLevel": true,
        "calls": [["name": "RNNTurboModule.push 'push2'", "stack": "call@navbridge:x.js:1:1\nf@app.js:3:5"]],
        "timers": [
          ["kind": "timer", "delay": 50, "due": 12.34, "stack": "g@app.js:7:1"],
          ["kind": "interval", "delay": 10.5, "due": 10, "stack": ""],
          ["kind": "animation frame", "delay": 16.6667, "due": 4, "stack": ""],
        ],
      ], file: "app.js")
    #expect(
      awaited.unsettled == [
        "RNNTurboModule.push 'push2', called at app.js:3:5", "the promise that 'app.js' ends with",
      ])
    #expect(
      awaited.timers == [
        "a timer of 50 ms, set at app.js:7:1, due in 12.3 ms", "an interval of 10.5 ms, due in 10 ms",
        "an animation frame, due in 4 ms",
      ])
  }

  @Test(
    "The report of what a script awaits lists up to 20 items",
    arguments: [(0, nil), (1, ""), (20, ""), (21, "\n  and 1 more")])
  func report(_ count: Int, _ end: String?) {
    var awaited = ScriptAwaits()
    awaited.unsettled = Array(repeating: "a", count: min(count, 1))
    awaited.timers = Array(repeating: "t", count: max(0, count - 1))
    let shown = (awaited.unsettled + awaited.timers).prefix(20).map { "\n  \($0)" }.joined()
    #expect(awaited.report == end.map { "The script still awaits:\(shown)\($0)" })
  }

  @Test(
    "A sentence about a pending command names the place of its call",
    arguments: [
      ("A.push 'push2' of epoch 1 is pending", "A.push 'push2' of epoch 1, called at app.js:3:5, is pending"),
      (
        "A.push 'push2' of epoch 1 is pending: it waits for what is pending.",
        "A.push 'push2' of epoch 1, called at app.js:3:5, is pending: it waits for what is pending."
      ),
      // Of another call, without a known place, and about something else.
      ("A.push 'push22' of epoch 1 is pending", nil), ("A.pop 'pop3' of epoch 1 is pending", nil),
      ("the device's clock, which is paused", nil),
    ])
  func placing(_ sentence: String, _ placed: String?) {
    var awaited = ScriptAwaits()
    awaited.unsettled = ["A.push 'push2', called at app.js:3:5", "A.pop 'pop3'", "the promise that 'app.js' ends with"]
    #expect(awaited.placing([sentence, sentence]) == [placed ?? sentence, placed ?? sentence])
    #expect(
      awaited.without(pending: [sentence]).unsettled.count
        == (sentence.contains("22") || sentence.contains("clock") ? 3 : 2))
  }
}
