internal import NavbridgeVocabulary
internal import NavbridgeWire
internal import OrderedCollections

/// The entries of a transcript in the forms in which they are compared.
struct ComparedEntries {
  /// The entries for people, with their times.
  private(set) var shown: [JSON]

  /// - Parameters:
  ///   - names: the names of native modules on the other route, by those of this one.
  init(_ run: RecordedRun, names: [String: String]) {
    var ids: [Int: JSON] = [:]
    shown = run.entries.map { entry in
      var entry = entry.mapping(texts: { $0.replacing(names).hidingPath(of: run.file) })
      guard entry["kind"] == "surface", case .object(var members) = entry, let tag = members["rootTag"]?.int else {
        return entry
      }
      // Only the start of a root names its component.
      if let id = members["componentId"], !id.isNull { ids[tag] = id } else { members["componentId"] = ids[tag] }
      entry = .object(members)
      return entry
    }
  }

  mutating func translate(with ids: GeneratedIds) { shown = shown.map(ids.translated) }

  /// The names of the commands that native does not answer.
  var voidCommands: Set<String> { Set(shown.filter { $0["void"] == true }.compactMap { $0["name"]?.string }) }

  /// The entries without their times, in which equal ones have equal texts.
  var contents: [JSON] { shown.map(Self.content) }

  private static func content(_ entry: JSON) -> JSON {
    guard case .object(var members) = entry else { return entry }
    members["at"] = nil
    if case .object(var body)? = members["body"] {
      // The time since 1970, which depends on the start of the clock.
      body["completionTime"] = nil
      members["body"] = .object(body)
    }
    return JSON.object(members).sorted
  }

  /// What an entry is about, without its values.
  static func subject(_ content: JSON) -> String {
    let kind = ["resolved", "rejected"].contains(content["kind"]) ? "settled" : content["kind"]?.string ?? ""
    let parts = ["epoch", "name", "action", "componentId", "level", "method", "code"].map { key in
      // A rejection may have another code.
      key == "code" && kind == "settled" ? "" : content[key]?.description ?? ""
    }
    return ([kind] + parts + [content["body"]?["componentId"]?.description ?? ""]).joined(separator: " ")
  }
}

extension JSON {
  /// This value with the members of all objects in the order of their names.
  var sorted: JSON {
    switch self {
    case .array(let items): .array(items.map(\.sorted))
    case .object(let members):
      .object(
        JSONObject(uniqueKeysWithValues: members.sorted { $0.key < $1.key }.map { ($0.key.text, $0.value.sorted) }))
    case .double(let number): Int64(exactly: number).map { .int($0) } ?? self
    default: self
    }
  }
}

extension String {
  /// This text with the path of the app's file as `APP`, because two revisions have two paths.
  func hidingPath(of file: String?) -> String {
    guard let file, !file.isEmpty, contains(file) else { return self }
    return replacing(file, with: "APP")
  }

  /// This text with other words in the place of some words.
  func replacing(_ names: [String: String]) -> String {
    names.reduce(self) { text, name in text.contains(name.key) ? text.replacing(name.key, with: name.value) : text }
  }
}
