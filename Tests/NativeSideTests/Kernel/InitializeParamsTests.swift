import NavbridgeVocabulary
import NavbridgeWire
import Testing

@testable import NavbridgeKernel

/// The params of a peer's first request (protocol §2).
@Suite("The first request of a peer")
struct InitializeParamsTests {
  private static func read(_ members: String) throws(RPCError) -> InitializeParams {
    let text = #"{"protocolVersion":1,"role":"script","architecture":"turbo"\#(members)}"#
    return try InitializeParams.read(try! JSONDocument(text).root, runs: "plain")
  }

  @Test(
    "The first request of a script asks for notes by 'notes'",
    arguments: [("", false), (#","notes":true"#, true), (#","notes":false"#, false)])
  func notes(_ members: String, _ receives: Bool) throws { #expect(try Self.read(members).receivesNotes == receives) }

  @Test("The first request of a peer asks for nothing that it does not name")
  func standard() throws {
    let params = try Self.read("")
    #expect(params.role == .script && params.architecture == .turbo)
    #expect(!params.sharedClock && !params.announcesLoad && !params.touches && !params.scrolls && !params.components)
    let driver = try InitializeParams.read(
      JSONDocument(#"{"protocolVersion":1,"role":"driver","architecture":"bridge"}"#).root, runs: "plain")
    #expect(driver.role == .driver && driver.architecture == nil, "A driver has no route.")
  }

  @Test(
    "The first request of a peer is refused with a sentence about what is wrong",
    arguments: [
      (#"[1]"#, "initialize: params must be an object."),
      (#"{"protocolVersion":2,"role":"driver"}"#, "initialize: the argument 'protocolVersion' "),
      (#"{"protocolVersion":1,"role":"script"}"#, "initialize: the argument 'architecture' "),
      (#"{"protocolVersion":1,"role":"watcher"}"#, "initialize: the argument 'role' "),
      (
        #"{"protocolVersion":1,"role":"driver","design":"other"}"#,
        #"initialize: this native side runs the design "plain", and not the one that 'design' names."#
      ),
    ])
  func refused(_ text: String, _ words: String) {
    let error = #expect(throws: RPCError.self) { try InitializeParams.read(JSONDocument(text).root, runs: "plain") }
    #expect(error?.message.hasPrefix(words) == true, "\(error?.message ?? "")")
  }
}
