import Glibc

/// One JSON-RPC 2.0 message, read from a body.
public enum RPCMessage: Sendable {
  /// A message that is answered.
  case request(id: RPCID, method: JSONValue, params: JSONValue?)
  /// A message without an answer.
  case notification(method: JSONValue, params: JSONValue?)
  /// The answer to the request with the id. It has no id if the request could not be read.
  case response(id: RPCID?, Result<JSONValue, RPCError>)
  /// A malformed message, to be answered with this error and this id (nil: null).
  case invalid(id: RPCID?, RPCError)

  /// Reads one message. The caller splits batches.
  public init(_ value: consuming JSONValue) {
    guard value.kind == .object else {
      self = .invalid(id: nil, RPCError(.invalidRequest, "A message must be an object."))
      return
    }
    let members = RPCMembers(value)
    if members.method == 0, members.result != 0 || members.error != 0 {
      self = Self.readResponse(value, members)
      return
    }
    let id: RPCID?
    switch Self.readID(value, members.id) {
    case .success(let read): id = read
    case .failure(let error):
      self = .invalid(id: nil, error)
      return
    }
    guard members.jsonrpc != 0, value.at(members.jsonrpc).isString("2.0") else {
      self = .invalid(id: id, RPCError(.invalidRequest, "The member 'jsonrpc' must be the text \"2.0\"."))
      return
    }
    guard members.method != 0 else {
      self = .invalid(id: id, RPCError(.invalidRequest, "A message must have a method, a result or an error."))
      return
    }
    let document = value.document
    guard document.kind(members.method) == .string else {
      self = .invalid(id: id, RPCError(.invalidRequest, "The member 'method' must be a text."))
      return
    }
    let method = value.at(members.method)
    let params: JSONValue?
    switch members.params == 0 ? .null : document.kind(members.params) {
    case .null: params = nil
    case .array, .object: params = value.at(members.params)
    default:
      self = .invalid(id: id, RPCError(.invalidRequest, "The member 'params' must be an array or an object."))
      return
    }
    if let id {
      self = .request(id: id, method: method, params: params)
    } else {
      self = .notification(method: method, params: params)
    }
  }

  private static func readID(_ message: JSONValue, _ place: Int) -> Result<RPCID?, RPCError> {
    guard place != 0 else { return .success(nil) }
    let value = message.at(place)
    switch value.kind {
    case .int: return .success(.number(value.int!))
    case .string: return .success(.text(value.string!))
    case .unsigned,
      .double where value.double!.magnitude >= 0x1p63:
      return .failure(RPCError(.parseError, "The id is a number that 64 signed bits do not hold."))
    default:
      return .failure(RPCError(.invalidRequest, "The id must be a whole number or a text."))
    }
  }

  /// Reads a response. Its id is nil if no request can have that id.
  private static func readResponse(_ value: JSONValue, _ members: RPCMembers) -> RPCMessage {
    let id = (try? readID(value, members.id).get()) ?? nil
    guard members.error != 0 else { return .response(id: id, .success(value.at(members.result))) }
    let error = value.at(members.error)
    guard error.kind == .object, let code = error["code"]?.int, let message = error["message"]?.string else {
      return .response(id: id, .failure(.malformedAnswer(error)))
    }
    return .response(
      id: id, .failure(RPCError(code: Int(code), message: message, data: error["data"]?.json ?? .null)))
  }
}

extension RPCError {
  /// The error for an answer whose error member is malformed. Neither that member nor a result beside it is reliable.
  fileprivate static func malformedAnswer(_ error: JSONValue) -> RPCError {
    RPCError(
      .internalError,
      "The answer's member 'error' must be an object with a whole number 'code' and a text 'message', and is "
        + "\(cut: JSONWriter.text { $0.value(error) }).", data: ["code": ModuleCode.malformedAnswer.json])
  }
}

/// The id that matches an answer to its request: a whole number of 64 signed bits, or a text (protocol §10).
public enum RPCID: Sendable, Hashable, CustomStringConvertible {
  /// A number, as this project's clients send.
  case number(Int64)
  /// A text, as other clients may send.
  case text(String)

  public var description: String {
    switch self {
    case .number(let number): "\(number)"
    case .text(let text): "\"\(text)\""
    }
  }
}

/// The tape indices of a JSON-RPC message's members, found in one pass over its keys. 0 means that there is no such
/// member, because the tape begins there. Of members with the same key the first counts.
struct RPCMembers {
  private(set) var jsonrpc = 0
  private(set) var id = 0
  private(set) var method = 0
  private(set) var params = 0
  private(set) var result = 0
  private(set) var error = 0

  init(_ message: borrowing JSONValue) {
    unsafe message.forEachRawMember { key, value in
      // Only method, params and result have the same length, so most keys are distinguished by their length.
      switch key.count {
      case 2 where unsafe Self.equal(key, "id"): Self.set(&id, value)
      case 5 where unsafe Self.equal(key, "error"): Self.set(&error, value)
      case 6 where unsafe Self.equal(key, "method"): Self.set(&method, value)
      case 6 where unsafe Self.equal(key, "params"): Self.set(&params, value)
      case 6 where unsafe Self.equal(key, "result"): Self.set(&result, value)
      case 7 where unsafe Self.equal(key, "jsonrpc"): Self.set(&jsonrpc, value)
      default: break
      }
    }
  }

  private static func set(_ place: inout Int, _ value: Int) {
    if place == 0 { place = value }
  }

  @inline(__always)
  private static func equal(_ key: UnsafeBufferPointer<UInt8>, _ name: StaticString) -> Bool {
    // The count is equal to the key's and is known at compile time here, so no call is made.
    unsafe memcmp(key.baseAddress!, name.utf8Start, name.utf8CodeUnitCount) == 0
  }
}
