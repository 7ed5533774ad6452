extension OrderFootprint: PassedValue {
  package func pass(to bytes: inout PassedBytes) {
    for set in [parts, visited, reached, used, usedAlone] { bytes.write(set) }
    bytes.write(sentTo)
    bytes.write(looked)
  }

  package init(from bytes: inout PassedBytes) throws {
    self.init()
    (parts, visited, reached) = (try bytes.read(), try bytes.read(), try bytes.read())
    (used, usedAlone) = (try bytes.read(), try bytes.read())
    (sentTo, looked) = (try bytes.read(), try bytes.read())
  }
}

extension OrderEvent: PassedValue {
  package func pass(to bytes: inout PassedBytes) {
    bytes.write(queue)
    bytes.write(sender)
    bytes.write(footprint)
  }

  package init(from bytes: inout PassedBytes) throws {
    self.init(queue: try bytes.read(), sender: try bytes.read(), footprint: try bytes.read())
  }
}

extension OrderSearch.Node: PassedValue {
  func pass(to bytes: inout PassedBytes) {
    bytes.write(able)
    bytes.write(chosen)
    bytes.write(asleep)
    bytes.write(wanted)
    bytes.write(tried)
  }

  init(from bytes: inout PassedBytes) throws {
    self.init(able: try bytes.read(), chosen: try bytes.read(), asleep: try bytes.read())
    (wanted, tried) = (try bytes.read(), try bytes.read())
  }
}
