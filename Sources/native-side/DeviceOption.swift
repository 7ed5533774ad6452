import ArgumentParser
import NativeSide

/// `--device`.
struct DeviceOption: ExpressibleByArgument {
  private let name: String

  init(argument: String) { name = argument }

  func device() throws -> Device {
    guard let device = Device(named: name) else {
      throw ValidationError(
        "--device: there is no device '\(name)'. These are: \(Device.names.joined(separator: ", ")).")
    }
    return device
  }

  var defaultValueDescription: String { name }
}
