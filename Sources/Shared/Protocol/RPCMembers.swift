import Glibc

/// Where the members of a JSON-RPC message stand on its tape, found in one pass over its keys; nought for none, for there
/// the tape begins. Of duplicates the first counts.
struct RPCMembers {
  private(set) var jsonrpc = 0
  private(set) var id = 0
  private(set) var method = 0
  private(set) var params = 0
  private(set) var result = 0
  private(set) var error = 0

  init(_ message: JSONValue) {
    message.forEachRawMember { key, value in
      // No two of the names are of one length but method, params and result: the length tells most of them apart.
      switch key.count {
      case 2 where Self.equal(key, "id"): Self.set(&id, value)
      case 5 where Self.equal(key, "error"): Self.set(&error, value)
      case 6 where Self.equal(key, "method"): Self.set(&method, value)
      case 6 where Self.equal(key, "params"): Self.set(&params, value)
      case 6 where Self.equal(key, "result"): Self.set(&result, value)
      case 7 where Self.equal(key, "jsonrpc"): Self.set(&jsonrpc, value)
      default: break
      }
    }
  }

  private static func set(_ place: inout Int, _ value: Int) {
    if place == 0 { place = value }
  }

  @inline(__always)
  private static func equal(_ key: UnsafeBufferPointer<UInt8>, _ name: StaticString) -> Bool {
    // The same count, known where this is compiled into: no call is made then.
    memcmp(key.baseAddress!, name.utf8Start, name.utf8CodeUnitCount) == 0
  }
}
