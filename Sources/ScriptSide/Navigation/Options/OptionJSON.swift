internal import NavbridgeWire

/// A value of an option, which has a JSON form.
protocol OptionValue {
  var optionJSON: JSON { get }
}

extension Bool: OptionValue {
  var optionJSON: JSON { .bool(self) }
}

extension Int: OptionValue {
  var optionJSON: JSON { .int(Int64(self)) }
}

extension Double: OptionValue {
  /// A whole number is written without a fraction, as in JavaScript.
  var optionJSON: JSON { Int64(exactly: self).map { .int($0) } ?? .double(self) }
}

extension String: OptionValue {
  var optionJSON: JSON { .string(self) }
}

extension JSON: OptionValue {
  var optionJSON: JSON { self }
}

extension Array: OptionValue where Element: OptionValue {
  var optionJSON: JSON { .array(map(\.optionJSON)) }
}

/// Options below one key.
protocol OptionGroup: OptionValue {
  var json: JSON { get }
}

extension OptionGroup {
  var optionJSON: JSON { json }
}

/// The members of an object with options, of which those without a value are left out.
struct OptionMembers {
  private var members: [(String, JSON)] = []

  mutating func add(_ key: String, _ value: (some OptionValue)?) {
    if let value { members.append((key, value.optionJSON)) }
  }

  /// Adds the options below a key, unless none of them has a value.
  mutating func add(group key: String, _ group: some OptionGroup) {
    let json = group.json
    if json != [:] { members.append((key, json)) }
  }

  var json: JSON { .object(JSONObject(uniqueKeysWithValues: members)) }
}
