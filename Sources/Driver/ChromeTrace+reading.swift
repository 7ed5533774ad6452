package import NavbridgeWire
internal import OrderedCollections

extension ChromeTrace {
  /// The entries of the traffic from which a document was made, in their order. Their real times begin at 0.
  ///
  /// Returns nil for a document of another program, whose slices are no such entries.
  package static func entries(of document: JSON) -> [JSON]? {
    guard let events = document["traceEvents"]?.array else { return nil }
    let entries = events.compactMap(entry).sorted { ($0["seq"]?.int ?? 0) < ($1["seq"]?.int ?? 0) }
    return entries.isEmpty ? nil : entries
  }

  /// The entry of a slice of the native side; nil for another event.
  private static func entry(_ event: JSON) -> JSON? {
    guard event["ph"] == "X", let process = event["pid"]?.int, let thread = event["tid"]?.int,
      let queue = Lane(process: process, thread: thread).queue, var members = event["args"]?.object,
      members["seq"]?.int != nil, members["kind"]?.string != nil
    else { return nil }
    members["queue"] = .string(queue)
    return .object(members)
  }
}
