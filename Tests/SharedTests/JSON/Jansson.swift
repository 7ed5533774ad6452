import CJansson
import Glibc
import OrderedCollections

@testable import NavbridgeWire

/// Reads with jansson directly, without the project's tape of values. Each parser must read a text as jansson does.
enum Jansson {
  enum Outcome: Equatable, Sendable {
    case value(JSON)
    case refused(String)

    var isRefused: Bool { if case .refused = self { true } else { false } }
  }

  static func read(_ text: [UInt8]) -> Outcome {
    var error = json_error_t()
    let flags = Int(JSON_DECODE_ANY | JSON_ALLOW_NUL)
    let root = unsafe text.withUnsafeBytes {
      unsafe json_loadb($0.baseAddress?.assumingMemoryBound(to: CChar.self), $0.count, flags, &error)
    }
    guard let root = unsafe root else {
      return unsafe .refused(
        withUnsafeBytes(of: &error.text) { unsafe String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) })
    }
    defer { unsafe json_decref(root) }
    return unsafe .value(convert(root))
  }

  private static func convert(_ value: UnsafeMutablePointer<json_t>) -> JSON {
    switch unsafe value.pointee.type {
    case JSON_TRUE: return .bool(true)
    case JSON_FALSE: return .bool(false)
    case JSON_INTEGER: return unsafe .int(json_integer_value(value))
    case JSON_REAL: return unsafe .double(json_real_value(value))
    case JSON_STRING:
      return unsafe .string(text(json_string_value(value), json_string_length(value)))
    case JSON_ARRAY:
      return unsafe .array((0..<json_array_size(value)).map { unsafe convert(json_array_get(value, $0)) })
    case JSON_OBJECT:
      var members = JSONObject()
      var iterator = unsafe json_object_iter(value)
      while let here = unsafe iterator {
        let key = unsafe json_object_iter_key(here)!
        unsafe members[text(key, strlen(key))] = convert(json_object_iter_value(here))
        unsafe iterator = json_object_iter_next(value, here)
      }
      return .object(members)
    default: return .null
    }
  }

  private static func text(_ bytes: UnsafePointer<CChar>, _ count: Int) -> String {
    unsafe String(decoding: UnsafeRawBufferPointer(start: bytes, count: count), as: UTF8.self)
  }
}

/// Reads with the parser under test, with the result in the same form.
func readHere(_ text: [UInt8], by parser: JSONParser = .standard) -> Jansson.Outcome {
  do throws(JSONError) {
    return .value(try document(text, by: parser).root.json)
  } catch {
    return .refused(error.description)
  }
}

func document(_ text: [UInt8], by parser: JSONParser = .standard) throws(JSONError) -> JSONDocument {
  // The bytes after the text must not matter, so they are bytes that would continue it.
  let padded = UnsafeMutableRawBufferPointer.allocate(byteCount: text.count + JSONDocument.padding, alignment: 1)
  defer { unsafe padded.deallocate() }
  unsafe memset(padded.baseAddress!, CInt(UInt8(ascii: "9")), padded.count)
  unsafe padded.copyBytes(from: text)
  return try unsafe JSONDocument(padded: UnsafeRawBufferPointer(rebasing: padded[..<text.count]), parser: parser)
}

extension JSON {
  /// The value with integral doubles as integers: the writer does not distinguish them, as JavaScript does not.
  var withWholeNumbers: JSON {
    switch self {
    case .double(let number) where abs(number) < 9_007_199_254_740_992:
      Int64(exactly: number).map { .int($0) } ?? self
    case .array(let items): .array(items.map(\.withWholeNumbers))
    case .object(let members): .object(members.mapValues(\.withWholeNumbers))
    default: self
    }
  }
}
