import NavbridgeRuntime
import NavbridgeVocabulary
import NavbridgeWire
import OrderedCollections
import Testing

@testable import NavbridgeTestRunner

@Suite("A worker that runs")
struct RunningWorkerTests {
  private static func frame(_ record: String) -> [UInt8] {
    Array("Content-Length: \(record.utf8.count)\r\n\r\n\(record)".utf8)
  }

  @Test(
    "A worker that runs reports records that arrive in parts of any size, with any line ends in them",
    arguments: [1, 7, 1000])
  @ScriptThread
  func parts(_ size: Int) {
    let worker = RunningWorker(TestJob(file: "a", architecture: .turbo))
    var bytes: [UInt8] = []
    for text in ["one\u{2028}", "\u{85}two\u{2029}"] {
      bytes += Self.frame(JSON.object(["kind": "console", "text": .string(text)]).description)
    }
    var records = 0
    for start in stride(from: 0, to: bytes.count, by: size) {
      worker.take(Array(bytes[start..<min(start + size, bytes.count)])) { records += 1 }
    }
    #expect(records == 2 && worker.result.output == ["one\u{2028}", "\u{85}two\u{2029}"])
  }

  @Test("A worker that runs fails its file by a record that is no JSON")
  @ScriptThread
  func unreadable() {
    let worker = RunningWorker(TestJob(file: "a", architecture: .turbo))
    worker.take(Self.frame(#"{"kind":"ended","path":["\ud800"]}"#)) {}
    #expect(worker.result.failures.map(\.message.isEmpty) == [false])
    #expect(worker.fault == nil)
  }

  @Test("A worker that runs is ended when its output is no record")
  @ScriptThread
  func noRecord() {
    let worker = RunningWorker(TestJob(file: "a", architecture: .turbo))
    worker.take(Array("a line\r\n\r\n".utf8)) {}
    #expect(worker.fault?.hasPrefix("The output of the worker cannot be read: ") ?? false)
  }
}
