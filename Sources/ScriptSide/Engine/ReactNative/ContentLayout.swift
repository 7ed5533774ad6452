internal import NavbridgeFlexbox
internal import NavbridgeRuntime
internal import NavbridgeWire

/// The views of one surface as a tree of flexbox nodes, which follows the changes that the script commits.
final class ContentLayout {
  /// The part that a view has in the layout beside its style. The script's library names it.
  private enum Role: String {
    case view
    /// Its padding keeps the content out of the safe area's margins.
    case safeArea
    /// The content of a `<Modal>`, which fills the window.
    case window
  }

  private let root: FlexNode
  private var nodes: [Int: FlexNode] = [:]
  /// The views that keep to the safe area, with their own styles.
  private var inSafeArea: [Int: FlexStyle] = [:]
  private var windows: Set<Int> = []
  private var frame = FlexRect.zero
  /// The part of the frame that bars cover: top, left, bottom, right.
  private var safeArea = [0.0, 0.0, 0.0, 0.0]
  private var window = FlexSize.zero
  private var scale = 3.0
  /// The most views that have lain in each other.
  private var depth = 0
  /// How many of them the stack of the script's thread holds in every build.
  private static let depthOfOwnStack = 100
  /// The size of the content that was written last.
  private var contentSize: FlexSize?

  init(_ rootTag: Int) {
    root = FlexNode()
    root.tag = rootTag
    nodes[rootTag] = root
  }

  // MARK: - Changes

  /// Takes the changes of a commit: `{frame, safeArea, window, scale, depth, removed, nodes}`, where a node is
  /// `[tag, properties, children, content, role]` and null stands for what has not changed.
  func apply(_ changes: JSONValue) {
    frame = changes["frame"].map(Self.rect) ?? frame
    safeArea = changes["safeArea"].map(Self.numbers) ?? safeArea
    let window = changes["window"].map(Self.numbers) ?? []
    if window.count == 2 { self.window = FlexSize(width: window[0], height: window[1]) }
    scale = changes["scale"]?.double ?? scale
    depth = changes["depth"]?.int.map { Int($0) } ?? depth
    var arrivals: [(FlexNode, [Int])] = []
    var items = changes["nodes"]?.items ?? .none
    while let item = items.next() {
      var members = item.items
      guard let tag = members.next()?.int.map({ Int($0) }) else { continue }
      let node = node(tag)
      let properties = members.next()
      let children = members.next()
      let content = members.next()
      let role = members.next()?.string.flatMap(Role.init) ?? .view
      if let properties, !properties.isNull { setStyle(of: node, properties, role) }
      if let children, !children.isNull { arrivals.append((node, Self.tags(children))) }
      if let content, !content.isNull { node.measure = ViewContent.read(content) }
    }
    // All nodes exist before they are put into each other.
    for (node, tags) in arrivals { node.replaceChildren(tags.compactMap { nodes[$0] }) }
    var removed = changes["removed"]?.items ?? .none
    while let tag = removed.next()?.int { remove(Int(tag)) }
  }

  private func node(_ tag: Int) -> FlexNode {
    if let node = nodes[tag] { return node }
    let node = FlexNode()
    node.tag = tag
    nodes[tag] = node
    return node
  }

  private func setStyle(of node: FlexNode, _ properties: JSONValue, _ role: Role) {
    var style = FlexStyle(props: properties)
    windows.remove(node.tag)
    switch role {
    case .view: break
    case .safeArea: inSafeArea[node.tag] = style
    case .window:
      windows.insert(node.tag)
      style = windowStyle
    }
    node.style = style
  }

  /// The style of a modal's view, whose children fill the window whatever its own parent is.
  private var windowStyle: FlexStyle {
    FlexStyle(props: [
      ("position", .text("absolute")), ("left", .number(0)), ("top", .number(0)), ("width", .number(window.width)),
      ("height", .number(window.height)),
    ])
  }

  private func remove(_ tag: Int) {
    guard let node = nodes.removeValue(forKey: tag) else { return }
    node.parent?.remove(node)
    inSafeArea[tag] = nil
    windows.remove(tag)
  }

  // MARK: - Layout

  /// Lays out the views, and writes `{"frames": [tag, x, y, width, height, …]}` with those that have changed, parents
  /// first. A surface without a size of its own, as in a bar, also has `"content": [width, height]` when it has changed.
  func layOut(writingTo writer: JSONWriter) {
    for tag in windows { nodes[tag]?.style = windowStyle }
    let isFree = frame.width == 0 && frame.height == 0
    let size = FlexSize(width: frame.width, height: frame.height)
    var changed = layOutOnce(isFree ? nil : size)
    // The padding of a view in the safe area depends on where the view lies, and may move others.
    for _ in 0..<2 where keepToSafeArea() { changed += layOutOnce(isFree ? nil : size) }
    var written: Set<Int> = []
    writer.object {
      writer.key("frames")
      writer.array {
        for node in changed where node !== root && written.insert(node.tag).inserted {
          writer.value(node.tag)
          for value in [node.frame.x, node.frame.y, node.frame.width, node.frame.height] { writer.value(value) }
        }
      }
      let content = FlexSize(width: root.frame.width, height: root.frame.height)
      if isFree, content != contentSize {
        contentSize = content
        writer.key("content")
        writer.array {
          writer.value(content.width)
          writer.value(content.height)
        }
      }
    }
  }

  private func layOutOnce(_ size: FlexSize?) -> [FlexNode] {
    let layOut = { [root, scale] in root.layOut(width: size?.width, height: size?.height, scale: scale) }
    // Each view that lies in another takes a part of the stack.
    return depth > Self.depthOfOwnStack ? LargeStack.run(layOut) : layOut()
  }

  /// Sets the paddings of the views that keep to the safe area. Returns true if one has changed.
  private func keepToSafeArea() -> Bool {
    var hasChanged = false
    for (tag, own) in inSafeArea {
      guard let node = nodes[tag] else { continue }
      var (x, y) = (0.0, 0.0)
      var each: FlexNode? = node
      while let view = each, view !== root {
        x += view.frame.x
        y += view.frame.y
        each = view.parent
      }
      let covered = [
        safeArea[0] - y, safeArea[1] - x, y + node.frame.height - (frame.height - safeArea[2]),
        x + node.frame.width - (frame.width - safeArea[3]),
      ].map { max(0, $0) }
      var style = own
      style.padding.top = .points(covered[0])
      style.padding.left = .points(covered[1])
      style.padding.bottom = .points(covered[2])
      style.padding.right = .points(covered[3])
      guard style != node.style else { continue }
      node.style = style
      hasChanged = true
    }
    return hasChanged
  }

  // MARK: - Texts

  /// Writes the lines of a text, as they lie in its view after the last layout: `{"lines": [[[TEXT, RUN]…]…],
  /// "lineHeight", "at": [x, y, width, height]}`, where a run is the place in the content, and `at` is the room within the
  /// padding, in the view's own coordinates. Null for a view that has no text.
  func writeLines(of tag: Int, to writer: JSONWriter) {
    guard let node = nodes[tag], let text = node.measure as? TextContent else { return writer.null() }
    let (padding, border) = (node.padding, node.border)
    let (left, top) = (padding.left + border.left, padding.top + border.top)
    let width = node.frame.width - left - padding.right - border.right
    let height = node.frame.height - top - padding.bottom - border.bottom
    writer.object {
      writer.key("lines")
      writer.array {
        for line in text.lines(within: width) {
          writer.array {
            for part in line {
              writer.array {
                writer.value(part.text)
                writer.value(part.run)
              }
            }
          }
        }
      }
      writer.key("lineHeight")
      writer.value(text.heightOfLine)
      writer.key("at")
      writer.array { for value in [left, top, width, height] { writer.value(value) } }
    }
  }

  // MARK: - Reading

  private static func numbers(_ value: JSONValue) -> [Double] {
    var numbers: [Double] = []
    var items = value.items
    while let number = items.next()?.double { numbers.append(number) }
    return numbers
  }

  private static func tags(_ value: JSONValue) -> [Int] {
    value.items.compactMap { $0.int.map { Int($0) } }
  }

  private static func rect(_ value: JSONValue) -> FlexRect {
    let numbers = numbers(value)
    guard numbers.count == 4 else { return .zero }
    return FlexRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}
