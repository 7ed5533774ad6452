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
