internal import NavbridgeKernel
internal import NavbridgeWire

/// The result of reading options, without anything that iOS writes.
final class KeptOptionReading: Sendable {
  let part: JSONPart
  /// The values. They share no state with the options that are made of them.
  let options: RNNNavigationOptions
  let faults: [OptionFault]
  let exception: NativeException?
  /// The options into whose values iOS writes.
  let sharingState: [OptionPath]

  init(_ json: JSONValue, _ part: JSONPart) {
    let reading = OptionTree.shared.read(json)
    self.part = part
    options = RNNNavigationOptions(values: reading.values)
    faults = reading.faults
    exception = reading.exception
    sharingState = reading.sharingState
  }
}
