public import NavbridgeDriver
public import NavbridgeWire

/// What a device shows, read from the answer to `device/snapshot` (protocol §9): windows, roots, modals, overlays, stacks,
/// tabs and bars, and the elements of React's content where it was requested.
public struct Snapshot: Sendable, Equatable, CustomStringConvertible {
  /// The main window or an overlay's.
  public struct Window: Sendable, Equatable {
    /// True for the app's window, false for those of overlays.
    public let isMain: Bool
    /// True for the window that receives input.
    public let isKey: Bool
    /// The controller that fills the window.
    public let root: Node?
    /// The presented controllers from the lowest to the topmost, also those that are being dismissed.
    public let presented: [Node]

    init(_ json: JSON) {
      (isMain, isKey) = (json["kind"] == "main", json["key"] == true)
      root = Node(json["root"])
      presented = (json["presented"]?.array ?? []).compactMap { Node($0) }
    }
  }

  /// The windows, the lowest first.
  public let windows: [Window]
  /// The whole answer, for what has no property here.
  public let json: JSON

  /// Reads the answer of `Driver.snapshot`. Members that are missing count as hidden, empty or nil.
  public init(_ json: JSON) {
    self.json = json
    windows = (json["windows"]?.array ?? []).map(Window.init)
  }

  /// The tree of windows and controllers, with the elements of bars and of React's content.
  public var description: String { SnapshotText.lines(json).joined(separator: "\n") }

  /// The root of the main window.
  public var root: Node? { windows.first(where: \.isMain)?.root }

  /// The modals from the lowest to the topmost.
  public var modals: [Node] { windows.first(where: \.isMain)?.presented.filter { !$0.isDismissed } ?? [] }

  /// The roots of the overlays, lowest first.
  public var overlays: [Node] { windows.filter { !$0.isMain }.compactMap(\.root) }

  /// All controllers, with those of overlays and modals.
  public var nodes: [Node] { windows.flatMap { ([$0.root].compactMap { $0 } + $0.presented).flatMap(\.subtree) } }

  /// The root or modal in front, without overlays.
  public var front: Node? { modals.last ?? root }

  /// The stack in front, or the stack with an id. A modal without a stack leaves the one below it in front.
  public func stack(_ id: String? = nil) -> Node? {
    if let id { return nodes.first { $0.isStack && $0.componentId == id } }
    for top in modals.reversed() + [root].compactMap({ $0 }) {
      if let stack = top.way.last(where: \.isStack) { return stack }
    }
    return nil
  }

  /// The tabs in front, or those with an id.
  public func tabs(_ id: String? = nil) -> Node? {
    front?.subtree.first { $0.tabBar != nil && (id == nil || $0.componentId == id) }
  }

  /// The bar at the top of the stack in front, or of the stack with an id; nil if it is hidden.
  public func topBar(of stack: String? = nil) -> TopBar? {
    let bar = self.stack(stack)?.topBar
    return bar?.isVisible == true ? bar : nil
  }

  /// Everything that has a testID, a text or a label: in bars, in native screens and in React's content.
  public var elements: [Element] { Element.all(in: json) }
}

extension Driver {
  /// Waits until the app is at rest, and returns what the device shows.
  ///
  /// - Parameters:
  ///   - react: False leaves out the elements of React's content.
  ///   - timeout: The longest wait in real milliseconds. The error lists what is busy.
  public func screen(react: Bool = true, timeout: Int = 5000) async throws(RPCError) -> Snapshot {
    try await waitForIdle(timeout: timeout)
    return Snapshot(try await snapshot(react: react))
  }
}
