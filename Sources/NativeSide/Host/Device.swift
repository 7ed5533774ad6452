public import HeadlessUIKit
internal import Shared

/// The phone that is emulated.
public struct Device: Sendable {
  public let model: String
  public let systemVersion: String
  public let screen: UIScreen

  public init(model: String, systemVersion: String, screen: UIScreen) {
    self.model = model
    self.systemVersion = systemVersion
    self.screen = screen
  }

  /// Protocol §10, 'default device'.
  public static let iPhone16ProMax = Device(
    model: "iPhone 16 Pro Max", systemVersion: "18.5", screen: .iPhone16ProMax)

  /// As `initialize` describes it (protocol §2).
  func json(_ style: UserInterfaceStyle) -> JSON {
    [
      "model": .string(model), "systemVersion": .string(systemVersion), "width": .double(screen.bounds.width),
      "height": .double(screen.bounds.height), "scale": .double(screen.scale), "orientation": "portrait",
      "userInterfaceStyle": .string(style.rawValue),
    ]
  }
}
