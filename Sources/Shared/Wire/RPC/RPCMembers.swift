import Glibc

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
