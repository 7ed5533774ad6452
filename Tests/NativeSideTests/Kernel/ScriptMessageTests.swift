import NavbridgeRuntime
import NavbridgeVocabulary
import NavbridgeWire
import ScriptSide
import Testing

@testable import NativeSide
@testable import NavbridgeKernel

/// The refusals that follow from the declarations of scripts' messages (protocol §12).
@Suite("A message of a script", .timeLimit(.minutes(20)))
struct ScriptMessageTests {
  private static let declared = Messages.all.filter { $0.sender == .script }

  @Test("A message of a script has a handler, if it is declared")
  func complete() {
    let handlers = HostParts.scriptMessages + DesignName.allCases.flatMap { $0.type.scriptMessages }
    #expect(handlers.map(\.message.name).sorted() == Self.declared.map(\.name).sorted())
  }

  /// Params with one member that is missing or of a wrong type, and the sentence that refuses them.
  private static func wrong(_ message: MessageDeclaration) -> [(params: JSON, sentence: String)] {
    let right = JSONObject(uniqueKeysWithValues: message.members.map { ($0.name, example(of: $0)) })
    return message.members.flatMap { member in
      let expected = "\(member.expected) is expected."
      var values: [(JSON?, String)] = member.kind == .any ? [] : [("text", "is a text; \(expected)")]
      if member.kind == .text { values = [(1, "is a number; \(expected)")] }
      if member.presence == .required { values.append((nil, "is missing; \(expected)")) }
      return values.map { value, predicate in
        var params = right
        params[member.name] = value
        return (JSON.object(params), "\(message.name): the argument '\(member.name)' \(predicate)")
      }
    }
  }

  private static func example(of member: FieldDeclaration) -> JSON {
    switch (member.kind, member.values) {
    case (.text, _): "text"
    case (.flag, _): true
    case (.array, .count(let count)): .array(Array(repeating: 0, count: count))
    case (.array, _): []
    case (.number, _), (.wholeNumber, _): 0
    case (.object, _), (.any, _): [:]
    }
  }

  @Test(
    "A message of a script is refused by name if a member is missing or wrong, and changes nothing",
    arguments: Architecture.allCases)
  func refused(_ architecture: Architecture) async throws {
    // This design takes every message.
    let native = await Task { @MainQueue in NativeSide(NativeSideConfiguration(), design: .reactNative) }.value
    try await withTaskExecutorPreference(ScriptThread.executor) { try await Self.exercise(native, architecture) }
    native.stop()
  }

  @ScriptThread
  private static func exercise(_ native: NativeSide, _ architecture: Architecture) async throws {
    let client = native.client()
    defer { client.close() }
    var errors: [JSON] = []
    client.onNotification = { method, params in
      if method.isString("$/error") { errors.append(params?.json ?? .null) }
    }
    _ = try await client.request(
      "initialize", ["protocolVersion": 1, "role": "script", "architecture": .string(architecture.rawValue)])
    let before = try await client.request("device/snapshot")
    let refusals = declared.flatMap { message in wrong(message).map { (message, $0.params, $0.sentence) } }
    for (message, params, _) in refusals {
      client.notify { writer in writer.message(beginning: message.head, end: "") { writer.value(params) } }
    }
    // The answer to a later request comes after all refusals.
    #expect(try await client.request("device/snapshot") == before)
    #expect(errors == refusals.map { ["code": -32602, "message": .string($0.2)] })
    #expect(refusals.count > 30)
  }

  @Test("A message of a script may be longer than its declaration, and may have another name")
  @ScriptThread func lenient() async throws {
    let native = await Task { @MainQueue in NativeSide(NativeSideConfiguration()) }.value
    let client = native.client()
    defer { client.close() }
    var errors = 0
    client.onNotification = { method, _ in if method.isString("$/error") { errors += 1 } }
    _ = try await client.request("initialize", ["protocolVersion": 1, "role": "script", "architecture": "turbo"])
    client.notify("surface/didMount") { $0.value(["rootTag": 1, "gossip": 1] as JSON) }
    client.notify("surface/none") { $0.value([1] as JSON) }
    client.notify("clock/idle") { $0.value(["received": 0] as JSON) }
    client.notify("surface/touched") { $0.value(["rootTag": 1, "id": nil] as JSON) }
    client.notify("modalHost/dismiss") { $0.value(["hostTag": 1.0] as JSON) }
    client.notify("script/didLoad") { $0.value([] as JSON) }
    _ = try await client.request("stats/get")
    #expect(errors == 0)
    native.stop()
  }
}
