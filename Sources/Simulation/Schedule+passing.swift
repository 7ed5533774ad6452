internal import NavbridgeVocabulary

extension Schedule.Decision: PassedValue {
  package func pass(to bytes: inout PassedBytes) {
    bytes.write(number)
    bytes.write(choice)
  }

  package init(from bytes: inout PassedBytes) throws {
    self.init(number: try bytes.read(), choice: try bytes.read())
  }
}

extension Schedule: PassedValue {
  package func pass(to bytes: inout PassedBytes) { bytes.write(text) }

  package init(from bytes: inout PassedBytes) throws {
    guard let schedule = Schedule(text: try bytes.read(String.self)) else { throw PassedBytes.Broken() }
    self = schedule
  }
}

extension PlacedDecision: PassedValue {
  package func pass(to bytes: inout PassedBytes) {
    bytes.write(DecisionPlace.Kind.allCases.firstIndex(of: place.kind)!)
    bytes.write(place.name)
    bytes.write(index)
    bytes.write(decision)
    bytes.write(option?.name)
    bytes.write(option?.postpones ?? false)
  }

  package init(from bytes: inout PassedBytes) throws {
    let kind = try bytes.read(Int.self)
    guard DecisionPlace.Kind.allCases.indices.contains(kind) else { throw PassedBytes.Broken() }
    self.init(
      DecisionPlace(DecisionPlace.Kind.allCases[kind], try bytes.read()), index: try bytes.read(), try bytes.read())
    let (name, postpones): (String?, Bool) = (try bytes.read(), try bytes.read())
    option = name.map { Option($0, postpones: postpones) }
  }
}
