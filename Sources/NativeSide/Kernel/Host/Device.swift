public import HeadlessUIKit
internal import NavbridgeVocabulary
internal import NavbridgeWire

/// The phone or tablet that is emulated: a model from the table of devices, and its system version.
public struct Device: Sendable {
  public let model: UIDevice
  public let systemVersion: String

  public init(_ model: UIDevice, systemVersion: String = "18.5") {
    self.model = model
    self.systemVersion = systemVersion
  }

  /// Makes a device by the name of its model. Returns nil for a name that is not in the table.
  public init?(named name: String) {
    guard let model = UIDevice.named(name) else { return nil }
    self.init(model)
  }

  /// The names of all models, in the order of the table.
  public static let names = UIDevice.all.map(\.name)

  /// The default device (protocol §10, 'default device').
  public static let iPhone16ProMax = Device(.iPhone16ProMax)
}

extension NativeHost {
  /// The description of the device in the answer to `initialize`, in its current orientation (protocol §2).
  var deviceDescription: JSON {
    let (device, screen) = (configuration.device, application.screen)
    let dimensions = dimensions(of: screen)
    return [
      "model": .string(device.model.name), "systemVersion": .string(device.systemVersion),
      "idiom": .string(screen.userInterfaceIdiom.rawValue), "width": .double(screen.bounds.width),
      "height": .double(screen.bounds.height), "scale": .double(screen.scale), "fontScale": 1,
      "window": dimensions, "screen": dimensions, "osVersion": .string(device.systemVersion),
      "interfaceIdiom": .string(screen.userInterfaceIdiom.rawValue), "locale": "en_US",
      "isRTL": .bool(application.userInterfaceLayoutDirection == .rightToLeft),
      "orientation": .string(screen.orientation.rawValue),
      "userInterfaceStyle": .string(interfaceStyle.current.rawValue),
      "statusBarHeight": .double(application.statusBarHeight),
      "safeArea": .numbers(application.safeAreaInsets.numbers),
    ]
  }

  /// Sends the new dimensions to the script side, as React Native's module `DeviceInfo` does (protocol §5).
  func sendDidUpdateDimensions(_ screen: UIScreen) {
    let dimensions = dimensions(of: screen)
    session?.emit(DeviceEventDeclarations.declared.didUpdateDimensions, dimensions, dimensions)
  }

  /// The form of a screen's or a window's size in React Native. Windows are as large as the screen.
  private func dimensions(of screen: UIScreen) -> JSON {
    [
      "width": .double(screen.bounds.width), "height": .double(screen.bounds.height), "scale": .double(screen.scale),
      "fontScale": 1,
    ]
  }
}
