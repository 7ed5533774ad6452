internal import NavbridgeInspector
internal import NavbridgeWire
internal import OrderedCollections

/// The reason for which a call cannot be carried out, as sentences that name the way out.
struct ToolRefusal: Error, Equatable {
  let message: String

  init(_ message: String) { self.message = message }
}

/// The arguments of a tool: a struct with its defaults, whose members are declared once. The schema of the tool and the
/// reading of a call follow from that.
protocol ToolArguments: Sendable {
  init()
  static var fields: [ToolField<Self>] { get }
}

/// A member of a tool's arguments.
struct ToolField<Arguments: Sendable>: Sendable {
  let name: String
  let schema: JSON
  let isRequired: Bool
  let read: @Sendable (JSON, inout Arguments) throws(ToolRefusal) -> Void

  /// A member with a default.
  init<Value: ToolValue>(
    _ name: String, _ path: any WritableKeyPath<Arguments, Value> & Sendable, _ meaning: String,
    isRequired: Bool = false,
    in bounds: ClosedRange<Double>? = nil
  ) {
    (self.name, self.isRequired) = (name, isRequired)
    schema = Self.schema(Value.self, meaning, bounds)
    read = { (json, arguments) throws(ToolRefusal) in
      arguments[keyPath: path] = try Self.value(json, name, bounds)
    }
  }

  /// A member that may be left out.
  init<Value: ToolValue>(
    _ name: String, _ path: any WritableKeyPath<Arguments, Value?> & Sendable, _ meaning: String,
    in bounds: ClosedRange<Double>? = nil
  ) {
    (self.name, isRequired) = (name, false)
    schema = Self.schema(Value.self, meaning, bounds)
    read = { (json, arguments) throws(ToolRefusal) in
      arguments[keyPath: path] = json.isNull ? nil : try Self.value(json, name, bounds)
    }
  }

  private init(
    name: String, schema: JSON, isRequired: Bool,
    read: @escaping @Sendable (JSON, inout Arguments) throws(ToolRefusal) -> Void
  ) {
    (self.name, self.schema, self.isRequired, self.read) = (name, schema, isRequired, read)
  }

  /// The same member as one of a struct that has these arguments as a part.
  func within<Whole>(_ path: any WritableKeyPath<Whole, Arguments> & Sendable) -> ToolField<Whole> {
    ToolField<Whole>(name: name, schema: schema, isRequired: isRequired) { (json, whole) throws(ToolRefusal) in
      var part = whole[keyPath: path]
      try read(json, &part)
      whole[keyPath: path] = part
    }
  }

  private static func schema<Value: ToolValue>(_: Value.Type, _ meaning: String, _ bounds: ClosedRange<Double>?) -> JSON
  {
    var members = Value.schema
    members["description"] = .string(meaning)
    if let bounds {
      members["minimum"] = .int(Int64(bounds.lowerBound))
      members["maximum"] = .int(Int64(bounds.upperBound))
    }
    return .object(members)
  }

  private static func value<Value: ToolValue>(
    _ json: JSON, _ name: String, _ bounds: ClosedRange<Double>?
  ) throws(ToolRefusal) -> Value {
    guard let value = Value(argument: json) else {
      throw ToolRefusal("'\(name)' must be \(Value.expected), and was \(json.description.cut(to: 80)).")
    }
    if let bounds, let number = json.double, !bounds.contains(number) {
      throw ToolRefusal(
        "'\(name)' must be from \(bounds.lowerBound.wholePoints) to \(bounds.upperBound.wholePoints), and was \(json).")
    }
    return value
  }
}

extension ToolArguments {
  /// Reads the arguments of a call. A member that the tool does not have is refused, with the name that may be meant.
  init(call json: JSON) throws(ToolRefusal) {
    self.init()
    guard json.isNull || json.object != nil else { throw ToolRefusal("The arguments must be an object.") }
    let fields = Self.fields
    for (key, value) in json.object ?? [:] {
      guard let field = fields.first(where: { $0.name == key.text }) else {
        let names = fields.map(\.name)
        throw ToolRefusal(
          "There is no argument '\(cut: key.text)'.\(names.question(about: key.text)) The arguments are: "
            + "\(names.joined(separator: ", ")).")
      }
      try field.read(value, &self)
    }
    for field in fields where field.isRequired && json[field.name] == nil {
      throw ToolRefusal("'\(field.name)' is missing.")
    }
  }

  /// The schema of the arguments (JSON Schema 2020-12).
  static var schema: JSON {
    let fields = fields
    var members: JSONObject = [
      "type": "object", "properties": .object(JSONObject(uniqueKeysWithValues: fields.map { ($0.name, $0.schema) })),
    ]
    let required = fields.filter(\.isRequired).map(\.name)
    if !required.isEmpty { members["required"] = .texts(required) }
    members["additionalProperties"] = false
    return .object(members)
  }
}

/// A type of values that a tool's argument may have.
protocol ToolValue: Sendable {
  /// The value as the end of the sentence `'name' must be …`.
  static var expected: String { get }
  static var schema: JSONObject { get }
  init?(argument json: JSON)
}

extension String: ToolValue {
  static var expected: String { "a text" }
  static var schema: JSONObject { ["type": "string"] }
  init?(argument json: JSON) {
    guard let text = json.string else { return nil }
    self = text
  }
}

extension Bool: ToolValue {
  static var expected: String { "true or false" }
  static var schema: JSONObject { ["type": "boolean"] }
  init?(argument json: JSON) {
    guard let flag = json.bool else { return nil }
    self = flag
  }
}

extension Int: ToolValue {
  static var expected: String { "a whole number" }
  static var schema: JSONObject { ["type": "integer"] }
  init?(argument json: JSON) {
    guard let number = json.int else { return nil }
    self = number
  }
}

extension Double: ToolValue {
  static var expected: String { "a number" }
  static var schema: JSONObject { ["type": "number"] }
  init?(argument json: JSON) {
    guard let number = json.double, number.isFinite else { return nil }
    self = number
  }
}

/// A place of the screen.
struct ToolPoint: ToolValue, Equatable {
  static let expected = "[x, y] in points of the screen"
  /// More points than any screen has.
  private static let largest = 10_000.0
  static let schema: JSONObject = ["type": "array", "items": ["type": "number"], "minItems": 2, "maxItems": 2]
  let x, y: Double

  init?(argument json: JSON) {
    guard let items = json.array, items.count == 2, let x = items[0].double, let y = items[1].double,
      (0...Self.largest).contains(x), (0...Self.largest).contains(y)
    else { return nil }
    (self.x, self.y) = (x, y)
  }
}

/// Options by their names.
struct ToolOptions: ToolValue {
  static let expected = "an object of options"
  static let schema: JSONObject = ["type": "object"]
  var members: JSONObject = [:]

  init() {}

  init?(argument json: JSON) {
    guard let members = json.object else { return nil }
    self.members = members
  }
}

/// A word of a list.
protocol ToolWord: ToolValue, CaseIterable, RawRepresentable<String> {}

extension ToolWord {
  static var expected: String { allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ") }
  static var schema: JSONObject { ["type": "string", "enum": .texts(allCases.map(\.rawValue))] }
  init?(argument json: JSON) {
    guard let word = json.string.flatMap(Self.init(rawValue:)) else { return nil }
    self = word
  }
}
