public import ArgumentParser
import NativeSide
import NavbridgeKernel

/// The value of `--device`.
public struct DeviceOption: ExpressibleByArgument {
  let name: String

  public init(argument: String) { name = argument }

  func device() throws -> Device {
    guard let device = Device(named: name) else {
      throw ValidationError(
        "--device: there is no device '\(name)'. These are: \(Device.names.joined(separator: ", ")).")
    }
    return device
  }

  public var defaultValueDescription: String { name }
}
