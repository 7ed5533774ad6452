import Glibc

/// Where the members of a JSON-RPC message stand, found in one pass over its keys. Of duplicates the first counts.
struct RPCMembers {
  private let message: JSONValue
  private var places = (jsonrpc: 0, id: 0, method: 0, params: 0, result: 0, error: 0)

  init(_ message: JSONValue) {
    self.message = message
    var places = places
    message.forEachRawMember { key, value in
      // No two of the names are of one length but method, params and result: the length tells most of them apart.
      switch key.count {
      case 2 where Self.equal(key, "id"): Self.set(&places.id, value)
      case 5 where Self.equal(key, "error"): Self.set(&places.error, value)
      case 6 where Self.equal(key, "method"): Self.set(&places.method, value)
      case 6 where Self.equal(key, "params"): Self.set(&places.params, value)
      case 6 where Self.equal(key, "result"): Self.set(&places.result, value)
      case 7 where Self.equal(key, "jsonrpc"): Self.set(&places.jsonrpc, value)
      default: break
      }
    }
    self.places = places
  }

  var jsonrpc: JSONValue? { value(places.jsonrpc) }
  var id: JSONValue? { value(places.id) }
  var method: JSONValue? { value(places.method) }
  var params: JSONValue? { value(places.params) }
  var result: JSONValue? { value(places.result) }
  var error: JSONValue? { value(places.error) }

  /// No value stands at 0, where the tape begins.
  private func value(_ place: Int) -> JSONValue? {
    place == 0 ? nil : JSONValue(document: message.document, index: place)
  }

  private static func set(_ place: inout Int, _ value: Int) {
    if place == 0 { place = value }
  }

  @inline(__always)
  private static func equal(_ key: UnsafeBufferPointer<UInt8>, _ name: StaticString) -> Bool {
    memcmp(key.baseAddress!, name.utf8Start, key.count) == 0
  }
}
