/// The library that parses JSON. Both libraries produce the same document, with the same limits, except in two cases:
/// jansson refuses whole numbers from 2^63 to 2^64 - 1, and of members with the same key it keeps the last in the place
/// of the first.
public enum JSONParser: String, Sendable, CaseIterable {
  case simdjson
  case jansson

  /// The parsers in this build; the first is the default.
  public static var available: [JSONParser] {
    #if Simdjson
    [.simdjson, .jansson]
    #else
    [.jansson]
    #endif
  }

  public static var standard: JSONParser { available[0] }

  /// The readable bytes that the parsers of this build need after a text. jansson needs none.
  package static var padding: Int {
    #if Simdjson
    SimdjsonReader.padding
    #else
    0
    #endif
  }

  /// Parses a text that is followed by `JSONDocument.padding` readable bytes.
  func read(_ text: UnsafeRawBufferPointer) throws(JSONError) -> JSONTape {
    switch self {
    #if Simdjson
    case .simdjson: try unsafe SimdjsonReader.read(text)
    #else
    case .simdjson: fatalError("This build has no simdjson; JSONParser.available names the parsers that it has.")
    #endif
    case .jansson: try unsafe JanssonReader.read(text)
    }
  }
}
