import NavbridgeWire
import OrderedCollections
import Testing

@testable import NavbridgeAgent

/// The revisions of the protocol, as the specification of 2026-07-28 has them (Versioning and Compatibility).
@Suite("The revision of a request")
struct ProtocolRevisionTests {
  @Test(
    "A handshake gets the revision that it asks for, or the newest that has one",
    arguments: [
      ("2025-11-25", "2025-11-25"), ("2024-11-05", "2024-11-05"), ("2026-07-28", "2025-11-25"),
      ("1900-01-01", "2025-11-25"),
      (nil, "2025-11-25"),
    ] as [(String?, String)])
  func negotiated(_ wanted: String?, _ version: String) { #expect(ProtocolRevision.negotiated(wanted) == version) }

  private static func meta(_ version: JSON, capabilities: JSON? = [:]) -> JSON {
    var members: JSON = ["io.modelcontextprotocol/protocolVersion": version]
    if let capabilities { members = members.merging(["io.modelcontextprotocol/clientCapabilities": capabilities]) }
    return ["_meta": members]
  }

  @Test("A request with its revision is served without a handshake, also after one")
  func stateless() {
    for isInitialized in [false, true] {
      #expect(ProtocolRevision.era(of: Self.meta("2026-07-28"), isInitialized: isInitialized) == .stateless)
    }
  }

  @Test("A request without a revision needs the handshake")
  func handshake() {
    #expect(ProtocolRevision.era(of: [:], isInitialized: true) == .withHandshake)
    #expect(ProtocolRevision.era(of: nil, isInitialized: true) == .withHandshake)
    guard case .malformed(let sentence) = ProtocolRevision.era(of: ["_meta": [:]], isInitialized: false) else {
      Issue.record("A request that came first, without a revision, is malformed.")
      return
    }
    #expect(sentence.contains("2026-07-28, 2025-11-25"))
  }

  @Test("A revision that the server does not have is named, and one of a handshake is none for a single request")
  func unsupported() {
    #expect(ProtocolRevision.era(of: Self.meta("1900-01-01"), isInitialized: false) == .unsupported("1900-01-01"))
    #expect(ProtocolRevision.era(of: Self.meta("2025-11-25"), isInitialized: true) == .unsupported("2025-11-25"))
  }

  @Test("The revision must be a text, and the client's capabilities must be there")
  func malformed() {
    for params in [
      Self.meta(1), Self.meta("2026-07-28", capabilities: nil), Self.meta("2026-07-28", capabilities: "x"),
    ] {
      guard case .malformed = ProtocolRevision.era(of: params, isInitialized: true) else {
        Issue.record("\(params) is malformed.")
        continue
      }
    }
  }

  @Test("A result of a request with its revision has its type, the server, and how long a list may be kept")
  func results() {
    let result = ServedResult(["tools": []], isCacheable: true)
    let stateless = result.json(isStateless: true, identity: ["name": "n"])
    #expect(stateless["resultType"] == "complete")
    #expect(stateless["cacheScope"] == "public")
    #expect(stateless["_meta"]?["io.modelcontextprotocol/serverInfo"] == ["name": "n"])
    #expect(result.json(isStateless: false, identity: ["name": "n"]) == ["tools": []])
    #expect(ServedResult([:]).json(isStateless: true, identity: [:])["ttlMs"] == nil)
  }
}
