internal import NavbridgeWire

extension ValueKind where Value: RawRepresentable & CaseIterable, Value.RawValue == String {
  /// One of the words that are the cases of an enumeration.
  public static func word(_ type: Value.Type = Value.self) -> ValueKind {
    let words = Value.allCases.map(\.rawValue)
    let expected = ValueSet.alternatives(words)
    return ValueKind(
      "word", expected: expected, values: .words(words), example: .string(words[0]),
      read: { value throws(ValueFault) in
        guard let word = value.string else { throw .wrongType(expected) }
        guard let known = Value(rawValue: word) else { throw ValueFault("must be \(expected)") }
        return known
      }, json: { .string($0.rawValue) })
  }
}

extension ValueKind {
  /// An array of words that are the cases of an enumeration.
  public static func words<Word: RawRepresentable & CaseIterable & Sendable>(_ type: Word.Type) -> ValueKind
  where Word.RawValue == String, Value == [Word] {
    let words = Word.allCases.map(\.rawValue)
    let expected = "an array of \(ValueSet.alternatives(words))"
    return ValueKind(
      "array of words", expected: expected, values: .words(words), example: [.string(words[0])],
      read: { value throws(ValueFault) in
        guard value.kind == .array else { throw .wrongType(expected) }
        var known: [Word] = []
        for item in value.items {
          guard let word = item.string.flatMap(Word.init(rawValue:)) else {
            throw ValueFault("may contain only \(ValueSet.alternatives(words))")
          }
          known.append(word)
        }
        return known
      }, json: { .array($0.map { .string($0.rawValue) }) })
  }
}
