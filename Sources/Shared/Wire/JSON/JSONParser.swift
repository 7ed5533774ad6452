internal import CJansson

#if Simdjson
internal import CSimdjson
#endif

/// The library that parses JSON. Both libraries produce the same document, with the same limits, except in two cases:
/// jansson reads whole numbers from 2^63 to 2^64 - 1 at a double's precision, and of members with the same key it keeps the
/// last in the place of the first. Whole numbers that do not fit in 64 bits are read at a double's precision.
public enum JSONParser: String, Sendable, CaseIterable {
  /// The parser simdjson, in builds that have it.
  case simdjson
  /// The parser jansson, which all builds have.
  case jansson

  /// The parsers in this build; the first is the default.
  public static var available: [JSONParser] {
    #if Simdjson
    [.simdjson, .jansson]
    #else
    [.jansson]
    #endif
  }

  /// The fastest parser of this build.
  public static var standard: JSONParser { available[0] }

  /// The readable bytes that the parsers of this build need after a text. jansson needs none.
  package static var padding: Int {
    #if Simdjson
    SimdjsonReader.padding
    #else
    0
    #endif
  }

  /// The library's version: of simdjson that with which this program was built, of jansson that which is loaded.
  package var version: String? {
    switch self {
    #if Simdjson
    case .simdjson: unsafe String(cString: csimdjson_version())
    #else
    case .simdjson: nil
    #endif
    case .jansson: unsafe String(cString: jansson_version_str())
    }
  }

  /// Parses a text that is followed by `JSONDocument.padding` readable bytes.
  func read(_ text: UnsafeRawBufferPointer) throws(JSONError) -> JSONTape {
    do throws(JSONError) {
      return try unsafe readOnce(text)
    } catch {
      guard error == .malformed, let wide = unsafe WideNumbers(text, padding: Self.padding) else { throw error }
      // The closure of `withUnsafeBytes` throws any error, and this function only one.
      var failure = error
      let read = unsafe wide.bytes.withUnsafeBytes { bytes -> JSONTape? in
        do throws(JSONError) {
          return unsafe try readOnce(UnsafeRawBufferPointer(rebasing: bytes[..<wide.count]))
        } catch {
          failure = error
          return nil
        }
      }
      guard let read = unsafe read else { throw failure }
      return unsafe read
    }
  }

  private func readOnce(_ text: UnsafeRawBufferPointer) throws(JSONError) -> JSONTape {
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

/// The reason for which this project refuses a text as JSON. It is the same for each parser.
public enum JSONError: Error, Sendable, Equatable, CaseIterable, CustomStringConvertible {
  /// There is no value; at most there is white space.
  case empty
  /// The text is no UTF-8.
  case notUTF8
  /// Containers are nested deeper than `JSONDocument.depthLimit`.
  case tooDeep
  /// Any other violation of the grammar, a lone surrogate, or a number that no double holds.
  case malformed

  public var description: String {
    switch self {
    case .empty: "The text is empty."
    case .notUTF8: "The text is not UTF-8."
    case .tooDeep: "Arrays and objects are nested deeper than \(JSONDocument.depthLimit) levels."
    case .malformed:
      "A comma, bracket or quotation mark is missing or superfluous, or a value is not written as JSON has it "
        + "(numbers are within a double's range, surrogates come in pairs)."
    }
  }
}

/// The beginning of a text that many messages share. A declaration makes it once.
///
/// Copies cost no reference count, because the memory is never released, as with `JSONKey`.
///
/// `@unchecked`: the memory does not change after `init`.
///
/// `@safe`: the memory is never released.
@safe
@usableFromInline package struct JSONHead: @unchecked Sendable {
  let bytes: UnsafeRawBufferPointer

  /// - Parameter write: Writes the beginning. It may leave arrays and objects open.
  package init(_ write: (JSONWriter) -> Void) {
    let writer = JSONWriter()
    write(writer)
    let bytes = UnsafeMutableRawBufferPointer.allocate(byteCount: writer.buffer.count, alignment: 1)
    unsafe writer.buffer.withBytes { unsafe bytes.copyMemory(from: $0) }
    unsafe self.bytes = UnsafeRawBufferPointer(bytes)
  }
}
