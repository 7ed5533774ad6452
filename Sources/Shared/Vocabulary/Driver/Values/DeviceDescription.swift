public import NavbridgeWire

/// The device as the answer to `initialize` describes it (protocol §2): its state when the connection began.
public struct DeviceDescription: Sendable, Equatable {
  /// The family of a device.
  public enum Idiom: String, Sendable, CaseIterable {
    /// An iPhone.
    case phone
    /// An iPad.
    case pad
  }

  /// The way in which the device is held.
  public enum Orientation: String, Sendable, CaseIterable {
    /// Upright.
    case portrait
    /// Turned so that its home indicator is on the right, as UIKit names an interface.
    case landscapeLeft
    /// The other way round.
    case landscapeRight
    /// Upside down.
    case portraitUpsideDown
  }

  /// The areas at the edges that bars, the sensor housing and the home indicator cover, in points.
  public struct SafeArea: Sendable, Equatable {
    /// The area at the upper edge.
    public let top: Double
    /// The area at the left edge.
    public let left: Double
    /// The area at the lower edge.
    public let bottom: Double
    /// The area at the right edge.
    public let right: Double
  }

  /// Apple's name of the model, such as `iPhone 16 Pro Max`.
  public let model: String
  /// The version of iOS.
  public let systemVersion: String
  /// Whether it is an iPhone or an iPad.
  public let idiom: Idiom
  /// The width of the screen in this orientation, in points.
  public let width: Double
  /// The height of the screen in this orientation, in points.
  public let height: Double
  /// The number of pixels in a point.
  public let scale: Double
  /// How the device is held.
  public let orientation: Orientation
  /// The system's appearance.
  public let userInterfaceStyle: UserInterfaceStyle
  /// The height of the status bar, in points; 0 when it is hidden.
  public let statusBarHeight: Double
  /// The edges of the window that its content leaves free.
  public let safeArea: SafeArea
  /// The system's locale, such as `en_US`.
  public let locale: String
  /// True if the layout runs from right to left.
  public let isRightToLeft: Bool
  /// The link with which the app was launched; nil for a launch without one.
  public let launchURL: String?
  /// The whole description, with the members that only scripts need.
  public let json: JSON
}

extension DeviceDescription {
  /// Reads the answer to `initialize`. Throws `ModuleCode.malformedAnswer` for the first member that is missing or wrong.
  package init(ofAnswer answer: JSON) throws(RPCError) {
    do throws(AnswerFailure) {
      try self.init(AnswerReader(answer).part("device"))
    } catch {
      throw error.error(of: InitializeMethod.initialize.name)
    }
  }

  private init(_ reader: AnswerReader) throws(AnswerFailure) {
    json = reader.json
    model = try reader.read(.text("model"))
    systemVersion = try reader.read(.text("systemVersion"))
    idiom = try reader.read(.word("idiom", Idiom.self))
    width = try reader.read(.number("width"))
    height = try reader.read(.number("height"))
    scale = try reader.read(.number("scale"))
    orientation = try reader.read(.word("orientation", Orientation.self))
    userInterfaceStyle = try reader.read(.word("userInterfaceStyle", UserInterfaceStyle.self))
    statusBarHeight = try reader.read(.number("statusBarHeight"))
    let area = try reader.read(.vector("safeArea", SIMD4<Double>.self))
    safeArea = SafeArea(top: area[0], left: area[1], bottom: area[2], right: area[3])
    locale = try reader.read(.text("locale"))
    isRightToLeft = try reader.read(.flag("isRTL"))
    launchURL = try reader.read(.optional(.text("launchURL")))
  }
}
