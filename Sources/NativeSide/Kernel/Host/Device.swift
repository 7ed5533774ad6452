public import HeadlessUIKit
internal import Shared

/// The phone or tablet that is emulated: a model of the table, and its system.
public struct Device: Sendable {
  public let model: UIDevice
  public let systemVersion: String

  public init(_ model: UIDevice, systemVersion: String = "18.5") {
    self.model = model
    self.systemVersion = systemVersion
  }

  /// A device by the name of its model. Nil for one that the table does not have.
  public init?(named name: String) {
    guard let model = UIDevice.named(name) else { return nil }
    self.init(model)
  }

  /// The names that there are, in the order of the table.
  public static let names = UIDevice.all.map(\.name)

  /// Protocol §10, 'default device'.
  public static let iPhone16ProMax = Device(.iPhone16ProMax)
}

extension NativeHost {
  /// The device as `initialize` describes it: as it is held now (protocol §2).
  var deviceDescription: JSON {
    let (device, screen) = (configuration.device, application.screen)
    return [
      "model": .string(device.model.name), "systemVersion": .string(device.systemVersion),
      "idiom": .string(screen.userInterfaceIdiom.rawValue), "width": .double(screen.bounds.width),
      "height": .double(screen.bounds.height), "scale": .double(screen.scale), "fontScale": 1,
      "orientation": .string(screen.orientation.rawValue), "userInterfaceStyle": .string(userInterfaceStyle.rawValue),
      "statusBarHeight": .double(application.statusBarHeight),
      "safeArea": .numbers(application.safeAreaInsets.numbers),
    ]
  }

  /// Tells script of the new measures, as React Native's module `DeviceInfo` does (protocol §5).
  func sendDidUpdateDimensions(_ screen: UIScreen) {
    session?.emit("didUpdateDimensions") { writer in
      writer.object {
        for key: StaticString in ["window", "screen"] {
          writer.key(key)
          writer.object {
            writer.key("width")
            writer.value(screen.bounds.width)
            writer.key("height")
            writer.value(screen.bounds.height)
            writer.key("scale")
            writer.value(screen.scale)
            writer.key("fontScale")
            writer.value(1.0)
          }
        }
      }
    }
  }
}
