public import HeadlessUIKit
internal import NavbridgeWire

/// The state by which the native side takes part in React's layout (protocol §5, `surface/state`). All lengths are in points.
public struct ComponentState: Sendable, Equatable {
  /// The size of the component.
  public var size: CGSize?
  /// The place of the component in the one around it. Without one React's layout decides.
  public var origin: CGPoint?
  /// The distance by which the content begins below the component's upper edge.
  public var offset: Double?
  /// The place of the component in the window, if React's layout does not place it.
  public var window: CGPoint?
  /// The safe area.
  public var insets: UIEdgeInsets?
  /// The distances at which content that scrolls is of interest.
  public var scrolls: ScrollFollowing?
  /// The distance by which a sheet around the content can grow.
  public var room: Double?

  /// A state with a size, an origin, both or neither, in points. The script's layout takes what is given.
  public init(size: CGSize? = nil, origin: CGPoint? = nil) { (self.size, self.origin) = (size, origin) }

  func write(to writer: JSONWriter) {
    func numbers(_ key: StaticString, _ numbers: Double...) {
      writer.key(key)
      writer.array { for number in numbers { writer.value(number) } }
    }
    writer.object {
      if let size { numbers("size", size.width, size.height) }
      if let origin { numbers("origin", origin.x, origin.y) }
      if let offset { numbers("offset", 0, offset) }
      if let window { numbers("window", window.x, window.y) }
      if let insets { numbers("insets", insets.top, insets.left, insets.bottom, insets.right) }
      if let scrolls {
        writer.key("scrolls")
        scrolls.write(to: writer)
      }
      if let room {
        writer.key("room")
        writer.value(room)
      }
    }
  }
}
