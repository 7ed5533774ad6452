internal import NavbridgeVocabulary

/// Declared fields in the generated tables and types.
extension FieldDeclaration {
  /// The name, marked if the field may be left out.
  var cell: String { "`\(name)`\(isOptional ? "?" : "")" }

  /// The accepted values, and the value that counts when the field is left out.
  var value: String {
    var text = kindName
    if kind == .object, !members.isEmpty { text += " of \(members.map(\.nameAndValue).joined(separator: ", "))" }
    switch (kind == .array ? members.first ?? self : self).values {
    case .any, .count, .only: break
    case .range(let bounds): text += ", \(bounds)"
    case .words(let words): text += ": \(words.map { "`\($0)`" }.joined(separator: ", "))"
    }
    if presence == .nullable { text += "; or null" }
    if let standard { text += "; `\(standard)` if left out" }
    return text
  }

  /// The name, the value and the meaning.
  var cells: [String] { [cell, value, meaning] }

  /// The name and the value in one cell.
  var nameAndValue: String { "\(cell) (\(value))" }

  /// The member of an object in TypeScript.
  var typeScriptMember: String {
    "\(name)\(isOptional ? "?" : ""): \(typeScript)\(presence == .nullable ? " | null" : "")"
  }

  private var typeScript: String {
    if case .words(let words) = values { return words.map { "'\($0)'" }.joined(separator: " | ") }
    if case .only(let number, _) = values { return "\(number)" }
    switch kind {
    case .text: return "string"
    case .number, .wholeNumber: return "number"
    case .flag: return "boolean"
    case .any: return "any"
    case .object: return members.isEmpty ? "any" : members.typeScript
    case .array:
      guard let item = members.first?.typeScript else { return "any[]" }
      if case .count(let count) = values { return "[\(Array(repeating: item, count: count).joined(separator: ", "))]" }
      return item.contains("|") ? "(\(item))[]" : "\(item)[]"
    }
  }
}

extension [FieldDeclaration] {
  /// The params of a message in short: `{"id","text"?}`.
  var params: String { "`{\(map { "\"\($0.name)\"\($0.isOptional ? "?" : "")" }.joined(separator: ","))}`" }

  /// The params of a message in TypeScript.
  var typeScript: String { isEmpty ? "{}" : "{ \(map(\.typeScriptMember).joined(separator: "; ")) }" }
}

/// A row for each field. Messages with the same field share its row.
func rows(_ messages: [(name: String, fields: [FieldDeclaration])]) -> String {
  var rows: [(names: [String], cells: [String])] = []
  for (name, fields) in messages {
    for cells in fields.map(\.cells) {
      if let same = rows.firstIndex(where: { $0.cells == cells }) {
        rows[same].names.append(name)
      } else {
        rows.append(([name], cells))
      }
    }
  }
  return rows.map { row([$0.names.joined(separator: ", ")] + $0.cells) }.joined()
}

/// A row of a table in Markdown. The bars in a cell may be escaped already.
func row(_ cells: [String]) -> String {
  "| \(cells.map { $0.replacing("\\|", with: "|").replacing("|", with: "\\|") }.joined(separator: " | ")) |\n"
}

/// The first two rows of a table in Markdown.
func head(_ cells: String...) -> String { row(cells) + row(Array(repeating: "---", count: cells.count)) }
