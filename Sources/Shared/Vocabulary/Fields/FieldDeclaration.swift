public import NavbridgeWire

/// An argument of a method, or a member of a message or of an object: its name and the values that it accepts. Reading,
/// refusals, tables and types follow from it.
public struct FieldDeclaration: Sendable, Equatable {
  /// The name; empty for the items of an array.
  public let name: String
  /// The type of the value.
  public let kind: FieldKind
  /// Whether the value may be missing.
  public let presence: FieldPresence
  /// The members of an object whose content is fixed. Of an array, the declaration of its items, which has no name.
  public let members: [FieldDeclaration]
  /// The accepted values, if the kind alone does not determine them.
  public let values: ValueSet
  /// The unit of a number; nil for a count or a ratio.
  public let unit: NumberUnit?
  /// The value that counts when the field is left out. Nil if there is none.
  public let standard: JSON?
  /// One sentence of meaning, without the full stop. Empty if the name is enough.
  public let meaning: String
  /// True if the JSON type decides about a value.
  private let isPlain: Bool

  /// A declaration. `Field` makes those with a Swift type.
  @inline(never)
  public init(
    _ name: String, _ kind: FieldKind, _ presence: FieldPresence = .required, members: [FieldDeclaration] = [],
    values: ValueSet = .any, unit: NumberUnit? = nil, standard: JSON? = nil, meaning: String = ""
  ) {
    (self.name, self.kind, self.presence, self.members) = (name, kind, presence, members)
    (self.values, self.unit, self.standard, self.meaning) = (values, unit, standard, meaning)
    isPlain = values == .any && members.isEmpty
  }

  /// True if the field may be left out.
  public var isOptional: Bool { presence == .optional }
}

// MARK: - Refusals

extension FieldDeclaration {
  /// Returns the reason for which the field's value in a message is refused. Nil for a value that is accepted. A null
  /// counts as no value.
  func fault(of value: JSONValue?) -> MemberFault? {
    if let value, acceptsInPlace(value) { return nil }
    return fault(of: value?.json, at: [.member(name)])
  }

  /// Returns true for an accepted value. False if it must be looked at more closely.
  private func acceptsInPlace(_ value: JSONValue) -> Bool {
    guard kind.admits(value.kind), kind != .wholeNumber || value.kind == .int else { return false }
    if isPlain { return true }
    guard kind == .array, let item = members.first else { return false }
    if case .count(let count) = values, value.count != count { return false }
    return value.items.allSatisfy(item.acceptsInPlace)
  }

  /// - Parameter path: the steps that lead to the value.
  func fault(of json: JSON?, at path: [JSONStep]) -> MemberFault? {
    guard let json, !json.isNull else {
      if presence != .required { return nil }
      return MemberFault(path, "is \(name.isEmpty ? "null" : "missing"); \(expected) is expected")
    }
    guard kind.admits(json.kind) else {
      return MemberFault(path, "is \(json.kindWithArticle); \(expected) is expected")
    }
    if !accepts(json) { return MemberFault(path, refusal(of: json)) }
    if case .array(let items) = json, let item = members.first {
      return items.indices.lazy.compactMap { item.fault(of: items[$0], at: path + [.item($0)]) }.first
    }
    return members.lazy.compactMap { $0.fault(of: json[$0.name], at: path + [.member($0.name)]) }.first
  }

  /// Returns true for an accepted value, whose JSON type is right.
  private func accepts(_ json: JSON) -> Bool {
    if kind == .wholeNumber && json.int == nil { return false }
    return switch values {
    case .any: true
    case .range(let bounds): bounds.range.contains(json.double ?? .nan)
    case .words(let words): words.contains(json.string ?? "")
    case .only(let number, _): json.int == number
    case .count(let count): json.array?.count == count
    }
  }

  private func refusal(of json: JSON) -> String {
    let found = json.array.map { "an array of \($0.count)" } ?? "\(cut: json.description)"
    let remark = if case .range(let bounds) = values, !bounds.remark.isEmpty { ", \(bounds.remark)" } else { "" }
    return "is \(found); \(expected) is expected\(remark)"
  }
}

// MARK: - Words

extension FieldDeclaration {
  /// The kind of value as tables name it: `number of points`, `array of words`.
  public var kindName: String {
    if case .only(let number, _) = values { return "`\(number)`" }
    if case .words = values { return "word" }
    let of = unit.map { " of \($0.rawValue)" } ?? ""
    return switch kind {
    case .text: "text"
    case .number: "number\(of)"
    case .wholeNumber: "whole number\(of)"
    case .flag: "true or false"
    case .object: "object"
    case .array: "array" + (members.first.map { " of \(count)\($0.kindName)s" } ?? "")
    case .any: "any value"
    }
  }

  private var count: String { if case .count(let count) = values { "\(count) " } else { "" } }

  /// The values as refusals name them: `a number of points from 0 to 100`.
  public var expected: String {
    switch (kind, values) {
    case (_, .words(let words)): ValueSet.alternatives(words)
    case (_, .only(let number, let meaning)): "\(number), \(meaning),"
    case (.flag, _): kindName
    case (.any, _): "a value"
    case (.object, _): "an object"
    case (.array, .count): "an \(kindName)"
    case (.array, _): "an array"
    case (_, .range(let bounds)): "a \(kindName) \(bounds)"
    default: "a \(kindName)"
    }
  }
}
