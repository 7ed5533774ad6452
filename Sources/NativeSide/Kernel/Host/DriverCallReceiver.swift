internal import NavbridgeRuntime

/// The part of a device that handles the requests of drivers.
@MainQueue
protocol DriverCallReceiver: HostPart {
  func receive(_ call: DriverCall)
}
