/// A property of a generated Swift type: an option, or the options below a key.
struct SwiftOptionMember {
  let key: String
  let comment: String
  /// The name with the type, and the value in the beginning if there is one.
  let property: String
  let parameter: String
  /// The statement that adds the value to the JSON.
  let addition: String

  /// The props of a component, which the native side does not read.
  static let passProps = SwiftOptionMember(
    key: "passProps", comment: "The props of the component.", property: "passProps: JSON?",
    parameter: "passProps: JSON? = nil", addition: #"members.add("passProps", passProps)"#)

  private init(key: String, comment: String, property: String, parameter: String, addition: String) {
    self.key = key
    self.comment = comment
    self.property = property
    self.parameter = parameter
    self.addition = addition
  }

  /// - Parameter keys: the path of the type to which the property belongs.
  init(_ key: String, _ tree: OptionTypes.Tree, at keys: [String]) {
    let path = (keys + [key]).joined(separator: ".")
    guard let option = tree.option else {
      let type = ([SwiftOptionTypes.root] + (keys + [key]).map(\.capitalizedKey)).joined(separator: ".")
      self.init(
        key: key, comment: "The options below `\(path)`.", property: "\(key): \(type)",
        parameter: "\(key): \(type) = .init()", addition: "members.add(group: \"\(key)\", \(key))")
      return
    }
    precondition(
      tree.swiftKeys.isEmpty, "The option '\(path)' has a value and options below it, which no Swift type has.")
    let isRequired = option.unset == "required"
    let type = Self.type(of: option.type)
    self.init(
      key: key, comment: Self.comment(on: option, path), property: "\(key): \(type)\(isRequired ? "" : "?")",
      parameter: "\(key): \(type)\(isRequired ? "" : "? = nil")", addition: "members.add(\"\(key)\", \(key))")
  }

  private static func comment(on option: OptionPath, _ path: String) -> String {
    var sentences: [String] = []
    switch option.type {
    case .word(let words): sentences.append("The words are \(words.map { "`\($0)`" }.joined(separator: ", ")).")
    case .timeInterval: sentences.append("Milliseconds.")
    case .clearableText: sentences.append("A text or a number; null removes it.")
    default: break
    }
    if option.unset == "required" {
      sentences.append("A value is required.")
    } else if option.unset != "–" {
      sentences.append("Without a value: \(option.unset).")
    }
    if option.fidelity == .unread { sentences.append("It has no effect on iOS.") }
    return sentences.isEmpty ? "The option `\(path)`." : sentences.joined(separator: " ")
  }

  private static func type(of type: OptionType) -> String {
    switch type {
    case .bool: "Bool"
    case .text, .word: "String"
    case .clearableText, .dictionary: "JSON"
    case .number, .double, .timeInterval: "Double"
    case .intNumber: "Int"
    case .color: "NavigationOptions.Color"
    case .image: "NavigationOptions.Image"
    case .words: "[String]"
    case .array: "[JSON]"
    case .buttons: "[NavigationOptions.Button]"
    case .transition: "NavigationOptions.Transition"
    }
  }
}

/// The Swift code of a test that gives every option a value (`Tests/NativeSideTests/Options/Every*.swift`).
enum SwiftOptionSamples {
  static var options: String {
    file("NavigationOptions", "Options of which each has a value.", "options", "", SwiftOptionTypes.tree)
  }

  static var button: String {
    file(
      "NavigationOptions.Button", "A button of which each option has a value.", "button", #"id: "a""#,
      SwiftOptionTypes.buttons)
  }

  private static func file(
    _ type: String, _ comment: String, _ name: String, _ arguments: String, _ tree: OptionTypes.Tree
  ) -> String {
    """
    \(SwiftOptionTypes.header)import NavbridgeNavigation
    import NavbridgeWire

    extension \(type) {
    /// \(comment)
    static var every: \(type) {
    var \(name) = \(type)(\(arguments))
    \(statements(tree, name))return \(name)
    }
    }

    """
  }

  private static func statements(_ tree: OptionTypes.Tree, _ target: String) -> String {
    tree.swiftKeys.map { key in
      let member = tree.members[key]!
      guard let option = member.option else { return statements(member, "\(target).\(key)") }
      return "\(target).\(key) = \(sample(of: option.type))\n"
    }.joined()
  }

  private static func sample(of type: OptionType) -> String {
    switch type {
    case .bool: "true"
    case .text, .clearableText: #""word""#
    case .words: #"["word"]"#
    case .number, .intNumber, .double, .timeInterval: "7"
    case .color: "0xFF00_00FF"
    case .image: #".uri("i.png")"#
    case .word(let words): "\"\(words[0])\""
    case .dictionary: #"["key": 1]"#
    case .array: "[1]"
    case .buttons: "[.every]"
    case .transition: ".init([.alpha: .init(from: 0)])"
    }
  }
}
