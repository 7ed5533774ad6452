internal import NavbridgeVocabulary
internal import NavbridgeWire
internal import OrderedCollections

/// The ids that libraries generate, which are numbered differently where one run has made one more than the other:
/// `Component7` and `push3` of react-native-navigation, the keys of React Navigation's routes, and the tags of React's roots.
struct GeneratedIds {
  /// The ids of the second run, by those of the first one.
  private var ids: [String: String] = [:]
  private var tags: [Int: Int] = [:]

  /// The words before the number of an id: the kinds of layouts and the commands.
  private static let prefixes: Set<String> = Set(
    [
      "Component", "ExternalComponent", "CustomComponent", "Stack", "BottomTabs", "TopTabs", "SplitView",
      "SideMenuRoot",
      "SideMenuCenter", "SideMenuLeft", "SideMenuRight",
    ] + RNNCommands.declaration.methods.map(\.declaration.name))

  /// The length of the random end of a route's key.
  private static let keyLength = 21

  /// The part of an id that is not generated; nil for a text that is no generated id.
  static func stem(of text: Substring) -> Substring? {
    let word = text.prefix { $0.isASCII && $0.isLetter }
    let number = text[word.endIndex...]
    if !number.isEmpty, number.allSatisfy({ $0.isASCII && $0.isNumber }), prefixes.contains(String(word)) {
      return word
    }
    let end = text.suffix(keyLength + 1)
    guard text.utf8.count > keyLength + 1, end.first == "-", end.dropFirst().allSatisfy(isOfKey) else { return nil }
    return text.dropLast(keyLength)
  }

  private static func isOfKey(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber || character == "_" || character == "-")
  }

  /// A value without what is generated of its ids.
  static func erased(_ value: JSON) -> JSON {
    value.mapping(texts: { $0.replacingIds { Self.stem(of: $0).map { "\($0)#" } } }, tags: { _ in 0 })
  }

  /// Learns from two values that are alike: ids at the same place belong to each other, unless an earlier pair has them.
  mutating func learn(_ one: JSON, _ other: JSON) {
    switch (one, other) {
    case (.string(let first), .string(let second)):
      guard let stem = Self.stem(of: first[...]), stem == Self.stem(of: second[...]), ids[first] == nil,
        !ids.values.contains(second)
      else { return }
      ids[first] = second
    case (.array(let first), .array(let second)): for (a, b) in zip(first, second) { learn(a, b) }
    case (.object(let first), .object(let second)):
      for (key, value) in first {
        guard let match = second[key] else { continue }
        if key == JSON.tagKey, let a = value.int, let b = match.int {
          if tags[a] == nil { tags[a] = b }
        } else {
          learn(value, match)
        }
      }
    default: break
    }
  }

  /// A value of the first run with the ids of the second one. An id that the second run has for something else gets a mark.
  func translated(_ value: JSON) -> JSON {
    let taken = Set(ids.values)
    return value.mapping(
      texts: { text in
        text.replacingIds { word in
          guard Self.stem(of: word) != nil else { return nil }
          return ids[String(word)] ?? (taken.contains(String(word)) ? "\(word)′" : nil)
        }
      }, tags: { tags[$0] ?? $0 })
  }
}

extension JSON {
  /// The member that has the tag of a React root.
  fileprivate static let tagKey: ExactText = "rootTag"

  /// This value without the numbers that a renderer of React's gives to views, for it gives them to all views that it ever makes.
  var withoutTags: JSON {
    switch self {
    case .array(let items): .array(items.map(\.withoutTags))
    case .object(let members):
      .object(members.filter { $0.key != "tag" && $0.key != "hostTag" }.mapValues(\.withoutTags))
    default: self
    }
  }

  /// This value with other texts and other tags of roots.
  func mapping(texts: (String) -> String, tags: (Int) -> Int = { $0 }) -> JSON {
    switch self {
    case .string(let text): return .string(texts(text))
    case .array(let items): return .array(items.map { $0.mapping(texts: texts, tags: tags) })
    case .object(var members):
      for (key, value) in members {
        if key == Self.tagKey, let tag = value.int {
          members[key] = .int(Int64(tags(tag)))
        } else {
          members[key] = value.mapping(texts: texts, tags: tags)
        }
      }
      return .object(members)
    default: return self
    }
  }
}

extension String {
  /// This text with other words in the place of ids: of the whole text, or of the words of letters and digits in it.
  func replacingIds(_ replace: (Substring) -> String?) -> String {
    if let whole = replace(self[...]) { return whole }
    var (text, word) = ("", startIndex)
    var hasDigit = false
    func flush(_ end: String.Index, into text: inout String) {
      text += (hasDigit ? replace(self[word..<end]) : nil) ?? String(self[word..<end])
    }
    for index in indices {
      let character = self[index]
      if character.isASCII && (character.isLetter || character.isNumber || character == "_") {
        hasDigit = hasDigit || character.isNumber
        continue
      }
      flush(index, into: &text)
      text.append(character)
      (word, hasDigit) = (self.index(after: index), false)
    }
    flush(endIndex, into: &text)
    return text
  }
}
