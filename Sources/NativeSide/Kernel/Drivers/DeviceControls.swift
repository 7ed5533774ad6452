internal import HeadlessUIKit
internal import NavbridgeRuntime
internal import NavbridgeVocabulary

/// The acts on the device itself: its orientation, its animations, and the reload of its script (protocol §8).
@MainQueue
final class DeviceControls: HostPart {
  init(host: NativeHost) {}

  nonisolated static var driverMethods: [DriverHandler] {
    [
      // The answer is false if the screen in front does not allow the orientation.
      .handle(DeviceMethods.rotate) { host, orientation in
        host.application.rotate(to: UIInterfaceOrientation(orientation))
      },
      // Switches the animations of the whole system, as 'Remove animations' does. Animations that run keep their time.
      .handle(DeviceMethods.setAnimationsEnabled) { host, isEnabled in
        defer { host.application.areAnimationsEnabled = isEnabled }
        return host.application.areAnimationsEnabled != isEnabled
      },
      .handleLater(DeviceMethods.reload) { host, reply in host.reload(reason: DeviceMethods.reload.name, reply: reply)
      },
    ]
  }
}

extension UIInterfaceOrientation {
  fileprivate init(_ requested: RequestedOrientation) {
    self =
      switch requested {
      case .portrait: .portrait
      case .landscapeLeft: .landscapeLeft
      case .landscape: UIInterfaceOrientation.landscapeLeft
      case .landscapeRight: .landscapeRight
      case .portraitUpsideDown: .portraitUpsideDown
      }
  }
}
