internal import NavbridgeKernel
internal import NavbridgeRuntime
internal import NavbridgeWire

/// The readings of options that were sent more than once, because an app sends the same options again and again.
@MainQueue
struct KeptOptionReadings {
  /// The bytes that the kept options may take, by `KeptOptionReading.size`. All of them are forgotten when they take more.
  private static let limit = 1 << 20
  /// The number of options that are remembered as sent once.
  private static let remembered = 256

  private var readings: [UInt64: KeptOptionReading] = [:]
  private var size = 0
  /// The digests of options that were sent once, each at the place that its last bits name. Options that are never sent
  /// again take no other memory.
  private var digests = [UInt64](repeating: 0, count: remembered)
  /// The options that are looked up.
  private var part = JSONPart()

  /// Returns the reading of options, kept or new.
  mutating func reading(of json: JSONValue, _ known: KnownOptionFaults) -> KeptOptionReading {
    guard part.read(json, limit: Self.limit) else { return KeptOptionReading(json, JSONPart(), known) }
    if let kept = readings[part.digest], kept.part == part { return kept }
    let place = Int(truncatingIfNeeded: part.digest) & (Self.remembered - 1)
    guard digests[place] == part.digest else {
      digests[place] = part.digest
      return KeptOptionReading(json, JSONPart(), known)
    }
    let new = KeptOptionReading(json, part.trimmed, known, isReadAgain: true)
    keep(new)
    return new
  }

  private mutating func keep(_ reading: KeptOptionReading) {
    size += reading.size
    if size > Self.limit {
      readings = [:]
      size = reading.size
    }
    // Different options with the same digest take each other's place.
    size -= readings.updateValue(reading, forKey: reading.part.digest)?.size ?? 0
  }
}

/// The result of reading options, without anything that iOS writes.
final class KeptOptionReading {
  let part: JSONPart
  /// The values. They share no state with the options that are made of them.
  let options: RNNNavigationOptions
  let faults: [KnownOptionFault]
  let exception: NativeException?
  /// The options into whose values iOS writes.
  let sharingState: [OptionPath]
  /// The bytes of what finds the options and their values.
  var size: Int { part.size + options.values.sizeOfTable }

  init(_ json: JSONValue, _ part: JSONPart, _ known: KnownOptionFaults, isReadAgain: Bool = false) {
    let reading = OptionTree.shared.read(json, known)
    self.part = part
    var values = reading.values
    if isReadAgain { values.prepareForReading() }
    options = RNNNavigationOptions(values: values)
    faults = reading.faults
    exception = reading.exception
    sharingState = reading.sharingState
  }
}
