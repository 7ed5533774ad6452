import Testing

@testable import NavbridgeWire

@Suite("A JSON-RPC message")
struct RPCMessageTests {
  /// The parsed form of a message, for comparison.
  enum Reading: Equatable, Sendable {
    case request(RPCID, String, JSON?)
    case notification(String, JSON?)
    case result(RPCID?, JSON)
    case error(RPCID?, RPCError)
    case invalid(RPCID?, RPCErrorCode)
  }

  private func read(_ text: String) throws -> Reading {
    switch RPCMessage(try JSONDocument(text).root) {
    case .request(let id, let method, let params): .request(id, method.string!, params?.json)
    case .notification(let method, let params): .notification(method.string!, params?.json)
    case .response(let id, .success(let result)): .result(id, result.json)
    case .response(let id, .failure(let error)): .error(id, error)
    case .invalid(let id, let error): .invalid(id, RPCErrorCode(rawValue: error.code)!)
    }
  }

  @Test(
    "A JSON-RPC message is a request if it has a method and an id",
    arguments: [
      (#"{"jsonrpc":"2.0","id":1,"method":"m"}"#, .request(.number(1), "m", nil)),
      (#"{"method":"m","params":[1],"id":"x","jsonrpc":"2.0"}"#, .request(.text("x"), "m", [1])),
      (#"{"jsonrpc":"2.0","id":0,"method":"","params":{}}"#, .request(.number(0), "", [:])),
      (#"{"jsonrpc":"2.0","id":"","method":"m","params":null}"#, .request(.text(""), "m", nil)),
      (#"{"jsonrpc":"2.0","id":-9223372036854775808,"method":"m"}"#, .request(.number(.min), "m", nil)),
      (#"{"jsonrpc":"2.0","id":9223372036854775807,"method":"m"}"#, .request(.number(.max), "m", nil)),
      (#"{"jsonrpc":"2.0","id":9007199254740993,"method":"m"}"#, .request(.number(9_007_199_254_740_993), "m", nil)),
      (#"{"jsonrpc":"2.0","id":1,"method":"m","result":2,"more":3}"#, .request(.number(1), "m", nil)),
    ] as [(String, Reading)])
  func requests(text: String, expected: Reading) throws { #expect(try read(text) == expected) }

  @Test(
    "A JSON-RPC message is a notification if it has a method and no id",
    arguments: [
      (#"{"jsonrpc":"2.0","method":"m"}"#, .notification("m", nil)),
      (#"{"jsonrpc":"2.0","method":"m\u0000","params":{"id":1}}"#, .notification("m\0", ["id": 1])),
    ] as [(String, Reading)])
  func notifications(text: String, expected: Reading) throws { #expect(try read(text) == expected) }

  @Test(
    "A JSON-RPC message is a response if it has no method but a result or an error",
    arguments: [
      (#"{"jsonrpc":"2.0","id":1,"result":null}"#, .result(.number(1), nil)),
      (#"{"jsonrpc":"2.0","id":"a","result":{"b":[]}}"#, .result(.text("a"), ["b": []])),
      (
        #"{"jsonrpc":"2.0","id":1,"error":{"code":-32000,"message":"no","data":{"code":"E"}}}"#,
        .error(.number(1), RPCError(.rejected, "no", data: ["code": "E"]))
      ),
      (#"{"jsonrpc":"2.0","id":null,"error":{"code":-32700,"message":"x"}}"#, .error(nil, RPCError(.parseError, "x"))),
      (#"{"jsonrpc":"2.0","id":1.5,"error":{"code":1,"message":""}}"#, .error(nil, RPCError(code: 1, message: ""))),
    ] as [(String, Reading)])
  func responses(text: String, expected: Reading) throws { #expect(try read(text) == expected) }

  @Test(
    "A JSON-RPC message is invalid otherwise, with the error code and the id for an answer",
    arguments: [
      ("[]", .invalid(nil, .invalidRequest)),
      ("1", .invalid(nil, .invalidRequest)),
      ("null", .invalid(nil, .invalidRequest)),
      ("{}", .invalid(nil, .invalidRequest)),
      (#"{"id":7,"method":"m"}"#, .invalid(.number(7), .invalidRequest)),
      (#"{"jsonrpc":"1.0","id":7,"method":"m"}"#, .invalid(.number(7), .invalidRequest)),
      (#"{"jsonrpc":2.0,"id":7,"method":"m"}"#, .invalid(.number(7), .invalidRequest)),
      (#"{"jsonrpc":"2.0","id":7}"#, .invalid(.number(7), .invalidRequest)),
      (#"{"jsonrpc":"2.0","id":"x","method":1}"#, .invalid(.text("x"), .invalidRequest)),
      (#"{"jsonrpc":"2.0","id":7,"method":null}"#, .invalid(.number(7), .invalidRequest)),
      (#"{"jsonrpc":"2.0","id":7,"method":"m","params":1}"#, .invalid(.number(7), .invalidRequest)),
      (#"{"jsonrpc":"2.0","id":7,"method":"m","params":"x"}"#, .invalid(.number(7), .invalidRequest)),
      (#"{"jsonrpc":"2.0","id":1.5,"method":"m"}"#, .invalid(nil, .invalidRequest)),
      (#"{"jsonrpc":"2.0","id":true,"method":"m"}"#, .invalid(nil, .invalidRequest)),
      (#"{"jsonrpc":"2.0","id":[1],"method":"m"}"#, .invalid(nil, .invalidRequest)),
      (#"{"jsonrpc":"2.0","id":{},"method":"m"}"#, .invalid(nil, .invalidRequest)),
      (#"{"jsonrpc":"2.0","id":null,"method":"m"}"#, .invalid(nil, .invalidRequest)),
      (#"{"jsonrpc":"2.0","id":9223372036854775808,"method":"m"}"#, .invalid(nil, .parseError)),
    ] as [(String, Reading)])
  func invalid(text: String, expected: Reading) throws {
    guard JSONParser.standard == .simdjson || expected != .invalid(nil, .parseError) else {
      // jansson refuses the whole text for the number, which gives the same answer on the wire.
      #expect(throws: JSONError.malformed) { try read(text) }
      return
    }
    #expect(try read(text) == expected)
  }

  @Test("A JSON-RPC message is read as it was written")
  func written() throws {
    let params: JSON = ["a": [1, "x\n"]]
    #expect(
      try read(JSONWriter.text { $0.request(id: .text("q"), method: "m\"", params: { $0.value(params) }) })
        == .request(.text("q"), "m\"", params))
    #expect(
      try read(JSONWriter.text { $0.notification("n", params: { $0.value(params) }) }) == .notification("n", params))
    #expect(
      try read(JSONWriter.text { $0.notification(module: "é\"", method: "n\\", params: { $0.value(params) }) })
        == .notification("é\".n\\", params))
    #expect(
      try read(JSONWriter.text { $0.request(id: .number(7), module: "M", method: "m", params: { $0.value(params) }) })
        == .request(.number(7), "M.m", params))
    #expect(
      try read(JSONWriter.text { $0.response(id: .number(.min), result: { $0.null() }) }) == .result(.number(.min), nil)
    )
    let error = RPCError(.rejected, "No.", data: ["code": "E"])
    #expect(try read(JSONWriter.text { $0.response(id: nil, error: error) }) == .error(nil, error))
  }

  @Test(
    "A JSON-RPC message is a malformed answer, not a result, if its error is not an object with a code and a message",
    arguments: [
      "null", "\"no\"", "7", "[]", "{}", #"{"code":1}"#, #"{"message":"x"}"#, #"{"code":"1","message":"x"}"#,
      #"{"code":1.5,"message":"x"}"#,
    ])
  func malformed(error: String) throws {
    for result in ["", #""result":2,"#] {
      guard case .error(.number(1), let read) = try read(#"{"jsonrpc":"2.0","id":1,\#(result)"error":\#(error)}"#)
      else {
        Issue.record("\(error) was read as a result.")
        continue
      }
      #expect(read.code == -32603 && read.data["code"] == "MALFORMED_ANSWER")
    }
  }
}
