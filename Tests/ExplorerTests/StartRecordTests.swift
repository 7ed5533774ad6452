import Glibc
import NavbridgeLauncher
import NavbridgeRuntime
import NavbridgeSimulation
import Testing

@testable import NavbridgeExplorer

@Suite("The start of an app that its copies repeat")
struct StartRecordTests {
  @Test(
    "Bytes of one direction are one part, however they are divided, and the order of the parts is that in which they came"
  )
  func parts() {
    var record = StartRecord()
    record.receives([1, 2])
    record.receives([3])
    record.sends([4])
    record.sends([5, 6])
    record.startsScript(["app.js"])
    record.sends([7])
    record.receives([8])
    #expect(
      record.parts == [
        .received([1, 2, 3]), .sent([4, 5, 6]), .script(arguments: ["app.js"]), .sent([7]), .received([8]),
      ])
  }
}

@Suite("The messages of a test's worker and an app's process")
struct AppCheckpointMessageTests {
  static let messages: [AppCheckpointMessage] = [
    .startNative(arguments: ["--device=iphone-15", ""], path: "/p"), .startScript(arguments: []),
    .signal(.scriptSide, number: 19), .keep, .began(process: 4711), .listens, .ended(.nativeSide, code: 137),
    .kept(files: ["a", "b"]), .notKept(why: "it has 2 threads"),
  ]

  @Test("Each message comes as it was sent", arguments: messages)
  func passing(_ message: AppCheckpointMessage) throws {
    var bytes = PassedBytes(of: message)
    let read = try AppCheckpointMessage(from: &bytes)
    #expect(read == message)
  }

  @Test("Bytes that are no message are refused")
  func broken() {
    for value in [99, -1] {
      var bytes = PassedBytes(of: value)
      #expect(throws: PassedBytes.Broken.self) { try AppCheckpointMessage(from: &bytes) }
    }
    var bytes = PassedBytes(of: 2)
    bytes.write("no program")
    bytes.write(9)
    #expect(throws: PassedBytes.Broken.self) { try AppCheckpointMessage(from: &bytes) }
  }

  /// Two connected ends.
  private static func ends() throws -> (AppCheckpointSocket, AppCheckpointSocket) {
    let pair = try DescriptorPair.sockets()
    return (AppCheckpointSocket(pair.first), AppCheckpointSocket(pair.second))
  }

  @Test("Messages come in order, in parts or together, each with the descriptor that was sent with it")
  func socket() throws {
    var (near, far) = try Self.ends()
    let (first, second) = (MemoryFile(), MemoryFile())
    #expect(near.send(.startNative(arguments: ["a"], path: "p"), with: first.descriptor))
    #expect(near.send(.keep))
    #expect(near.send(.startScript(arguments: ["b"]), with: second.descriptor))
    #expect(try next(&far) == .startNative(arguments: ["a"], path: "p"))
    let came = far.takeDescriptor()
    #expect(SystemFiles.write("first", to: came ?? -1) && first.text == "first")
    #expect(try next(&far) == .keep)
    #expect(try next(&far) == .startScript(arguments: ["b"]))
    let other = far.takeDescriptor()
    #expect(SystemFiles.write("second", to: other ?? -1) && second.text == "second")
    let none = far.takeDescriptor()
    #expect(none == nil)
    for descriptor in [came, other] { close(descriptor ?? -1) }
    // The header of a message, and then the rest.
    let body = PassedBytes(of: AppCheckpointMessage.listens).bytes
    for part in [[UInt8(body.count), 0], [0, 0], body] {
      #expect(try arrived(&far) == nil)
      let isWritten = unsafe part.withUnsafeBytes { unsafe SystemFiles.write($0, to: near.descriptor) }
      #expect(isWritten && fill(&far))
    }
    #expect(try arrived(&far) == .listens)
    near.close()
    #expect(try next(&far) == nil)
    #expect(!far.send(.keep))
    far.close()
  }

  // The macros make constants of what they look at.
  private func next(_ socket: inout AppCheckpointSocket) throws -> AppCheckpointMessage? { try socket.awaitNext() }
  private func arrived(_ socket: inout AppCheckpointSocket) throws -> AppCheckpointMessage? { try socket.next() }
  private func fill(_ socket: inout AppCheckpointSocket) -> Bool { socket.fill() }
}
