internal import NavbridgeWire

/// The revisions of the Model Context Protocol that the server has, and which of them a message is of.
enum ProtocolRevision {
  /// Revisions that begin with 'initialize', the newest first.
  static let withHandshake = ["2025-11-25", "2025-06-18", "2025-03-26", "2024-11-05"]
  /// Revisions whose requests each carry their revision (2026-07-28, Versioning).
  static let stateless = ["2026-07-28"]
  static let all = stateless + withHandshake

  /// The keys of `_meta` in a stateless revision.
  static let versionKey = "io.modelcontextprotocol/protocolVersion"
  static let capabilitiesKey = "io.modelcontextprotocol/clientCapabilities"
  static let serverKey = "io.modelcontextprotocol/serverInfo"

  /// The answer to the revision that a client asks for in 'initialize': the same, or the newest that has a handshake.
  static func negotiated(_ wanted: String?) -> String {
    wanted.flatMap { withHandshake.contains($0) ? $0 : nil } ?? withHandshake[0]
  }

  /// How a request is to be served.
  enum Era: Equatable {
    case withHandshake
    case stateless
    /// The client wants a revision that the server does not have.
    case unsupported(String)
    /// A member is missing that every request of the revision must have.
    case malformed(String)
  }

  /// Decides about a request that is not 'initialize'.
  ///
  /// - Parameter isInitialized: true after 'initialize', which has no `_meta` of its own.
  static func era(of params: JSON?, isInitialized: Bool) -> Era {
    guard let meta = params?["_meta"], let version = meta[versionKey] else {
      return isInitialized
        ? .withHandshake
        : .malformed(
          "The request has neither followed 'initialize' nor has '\(versionKey)' in its '_meta', which may be one of "
            + "\(all.joined(separator: ", ")).")
    }
    guard let text = version.string else { return .malformed("'\(versionKey)' must be a text.") }
    guard stateless.contains(text) else { return .unsupported(text) }
    guard meta[capabilitiesKey]?.object != nil else { return .malformed("'\(capabilitiesKey)' is missing in '_meta'.") }
    return .stateless
  }
}
