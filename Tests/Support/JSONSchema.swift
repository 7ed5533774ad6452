package import NavbridgeWire
internal import OrderedCollections

/// The part of JSON Schema that this package's schemas use: types, required members, properties, items, constants,
/// enumerations, least numbers and references to `$defs`.
package struct JSONSchema {
  private let root: JSON

  package init(_ text: String) throws { root = try JSONDocument(text).root.json }

  /// Returns a sentence for each part of a document that the schema does not admit. A member that the schema does not
  /// describe is one of them, although JSON Schema admits it.
  package func faults(in document: JSON) -> [String] { faults(in: document, root, at: "$") }

  private func faults(in value: JSON, _ given: JSON, at path: String) -> [String] {
    var schema = given
    if let name = given["$ref"]?.string?.split(separator: "/").last.map(String.init) {
      guard let found = root["$defs"]?[name] else { return ["\(path): the schema defines no '\(name)'."] }
      schema = found
    }
    if let type = schema["type"], !types(type).contains(where: { Self.isType(value, $0) }) {
      return ["\(path): \(value) is no \(type)."]
    }
    var faults: [String] = []
    if let constant = schema["const"], constant != value { faults.append("\(path): \(value) is not \(constant).") }
    if let words = schema["enum"]?.array, !words.contains(value) { faults.append("\(path): \(value) is not listed.") }
    if let least = schema["minimum"]?.double, let number = value.double, number < least {
      faults.append("\(path): \(value) is below \(least).")
    }
    let members = value.object
    let required = members == nil ? [] : schema["required"]?.array ?? []
    for name in required.compactMap(\.string) where value[name] == nil {
      faults.append("\(path): '\(name)' is missing.")
    }
    // A part that describes no value admits every value.
    let isOpen = ["type", "properties", "additionalProperties"].allSatisfy { schema[$0] == nil }
    for (key, member) in members ?? [:] where !isOpen {
      guard let part = schema["properties"]?[key.text] ?? schema["additionalProperties"] else {
        faults.append("\(path): the schema does not describe '\(key.text)'.")
        continue
      }
      faults += self.faults(in: member, part, at: "\(path).\(key.text)")
    }
    guard let items = schema["items"] else { return faults }
    return faults
      + (value.array ?? []).enumerated().flatMap { self.faults(in: $1, items, at: "\(path)[\($0)]") }
  }

  private func types(_ type: JSON) -> [String] { type.array?.compactMap(\.string) ?? [type.string ?? ""] }

  private static func isType(_ value: JSON, _ name: String) -> Bool {
    switch name {
    case "object": value.object != nil
    case "array": value.array != nil
    case "string": value.string != nil
    case "boolean": value.bool != nil
    case "integer": value.int != nil
    case "number": value.double != nil
    case "null": value == .null
    default: false
    }
  }
}
