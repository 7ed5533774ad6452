import NavbridgeWire
import OrderedCollections

/// The part of JSON Schema that docs/bench.schema.json uses.
struct JSONSchema {
  private let json: JSON

  init(_ json: JSON) { self.json = json }

  /// Returns a sentence for each place at which a document is not what the schema describes.
  func faults(of value: JSON, at path: String = "$") -> [String] {
    let types = json["type"]?.array?.compactMap(\.string) ?? json["type"]?.string.map { [$0] } ?? []
    guard types.isEmpty || types.contains(where: { value.hasType($0) }) else {
      return ["\(path) is not of the type \(types.joined(separator: " or "))."]
    }
    var faults: [String] = []
    if let allowed = json["enum"]?.array, !allowed.contains(value) { faults.append("\(path) has no allowed value.") }
    if let least = json["minimum"]?.double, let number = value.double, number < least {
      faults.append("\(path) is below \(least).")
    }
    if let item = json["items"], let items = value.array {
      for (at, element) in items.enumerated() { faults += JSONSchema(item).faults(of: element, at: "\(path)[\(at)]") }
    }
    guard let members = value.object, let properties = json["properties"]?.object else { return faults }
    for name in json["required"]?.array?.compactMap(\.string) ?? [] where value[name] == nil {
      faults.append("\(path) lacks '\(name)'.")
    }
    for (name, member) in members {
      if let property = properties[name] {
        faults += JSONSchema(property).faults(of: member, at: "\(path).\(name)")
      } else {
        faults.append("\(path) has '\(name)', which the schema does not know.")
      }
    }
    return faults
  }
}

extension JSON {
  fileprivate func hasType(_ type: String) -> Bool {
    switch type {
    case "null": isNull
    case "boolean": bool != nil
    case "integer": int != nil
    case "number": double != nil
    case "string": string != nil
    case "array": array != nil
    case "object": object != nil
    default: false
    }
  }
}
