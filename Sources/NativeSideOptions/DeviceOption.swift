package import ArgumentParser
import NativeSide
import NavbridgeKernel

/// The value of `--device`.
package struct DeviceOption: ExpressibleByArgument {
  let name: String

  package init(argument: String) { name = argument }

  func device() throws -> Device {
    guard let device = Device(named: name) else {
      throw ValidationError(
        "--device: there is no device '\(name)'. These are: \(Device.names.joined(separator: ", ")).")
    }
    return device
  }

  /// The help and the shells list the names.
  package static var allValueStrings: [String] { Device.names }
  package static var defaultCompletionKind: CompletionKind { .list(Device.names) }

  package var defaultValueDescription: String { name }
}
