package import NavbridgeSimulation
internal import NavbridgeVocabulary
internal import NavbridgeWire

extension ScheduledTest.Outcome: PassedValue {
  package func pass(to bytes: inout PassedBytes) {
    bytes.write(JSON.array(records).description)
    bytes.write(obstacle)
    bytes.write(brokenInvariants)
    bytes.write(endlessWaits.map(\.code))
    bytes.write(endlessWaits.map(\.sentence))
    bytes.write(struck.map(\.rawValue))
    for number in [moments, decisions, start, steps] { bytes.write(number) }
    bytes.write(schedule)
    bytes.write(placed)
    bytes.write(occasions)
    bytes.write(fingerprint)
    bytes.write(notes)
    bytes.write(deviceSteps)
  }

  package init(from bytes: inout PassedBytes) throws {
    guard let records = try JSONDocument(bytes.read(String.self)).root.json.array else { throw PassedBytes.Broken() }
    self.records = records
    (obstacle, brokenInvariants) = (try bytes.read(), try bytes.read())
    endlessWaits = zip(try bytes.read([String].self), try bytes.read([String].self))
      .map(ScheduledTest.EndlessWait.init)
    struck = try bytes.read([String].self).compactMap(AppFault.init)
    (moments, decisions, start, steps) = (try bytes.read(), try bytes.read(), try bytes.read(), try bytes.read())
    (schedule, placed, occasions) = (try bytes.read(), try bytes.read(), try bytes.read())
    (fingerprint, notes, deviceSteps) = (try bytes.read(), try bytes.read(), try bytes.read())
  }
}
