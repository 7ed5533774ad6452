internal import NavbridgeRuntime
internal import NavbridgeTypedRouting
internal import NavbridgeVocabulary
internal import NavbridgeWire
internal import OrderedCollections
internal import ScriptSide

/// The React root of a screen, as a driver sees it: the component with its properties, and the screen's links in rows from
/// the top of the safe area. A screen of typed routing has nothing else to draw (typed-routing §8).
@ScriptThread
struct ScreenSurface {
  /// The height of a row, in points, as a table has it on iOS.
  private static let rowHeight = 44.0

  let componentId: String
  /// The place of the root: x, y, width and height in points.
  private var frame: [Double] = [0, 0, 0, 0]
  /// The parts of the frame that are covered: top, left, bottom and right, in points.
  private var safeArea: [Double] = [0, 0, 0, 0]
  /// The index of the link on which a finger rests.
  private var touched: Int?

  init(componentId: String) { self.componentId = componentId }

  mutating func layOut(_ layout: JSONValue) {
    frame = Self.numbers(layout["frame"]) ?? frame
    safeArea = Self.numbers(layout["safeArea"]) ?? safeArea
  }

  private static func numbers(_ value: JSONValue?) -> [Double]? {
    guard let value, value.count == 4 else { return nil }
    return (0..<4).map { value.item($0).double ?? 0 }
  }

  /// Returns the frame of a link's row in the coordinates of the root.
  private func row(_ index: Int) -> [Double] {
    let width = max(0, frame[2] - safeArea[1] - safeArea[3])
    return [safeArea[1], safeArea[0] + Double(index) * Self.rowHeight, width, Self.rowHeight]
  }

  /// Returns the content as a tree.
  func tree(of screen: Screen) -> JSON {
    var tree: JSONObject = [
      "type": .string(screen.component), "frame": Self.json([0, 0, frame[2], frame[3]]), "props": screen.props,
    ]
    if !screen.links.isEmpty {
      tree["children"] = .array(
        screen.links.enumerated().map { index, link in
          let row = row(index)
          var node: JSONObject = [
            "type": "NavigationLink", "text": .string(link.label), "frame": Self.json(row),
            "inWindow": Self.json([frame[0] + row[0], frame[1] + row[1], row[2], row[3]]),
          ]
          if let id = link.testID { node["testID"] = .string(id) }
          if link.route == nil { node["enabled"] = false }
          return .object(node)
        })
    }
    return .object(tree)
  }

  private static func json(_ numbers: [Double]) -> JSON { .array(numbers.map { .double($0) }) }

  /// Follows a finger. A link is tapped when a finger that began on it is lifted.
  ///
  /// - Returns: the centre of the link and, at the end of a tap, the link; nil if the driver looks for another element.
  mutating func follow(_ touch: SurfaceTouch, _ links: [NavigationLink]) -> (
    place: SurfacePoint, tapped: NavigationLink?
  )? {
    if touch.phase == .start { touched = index(of: touch, links) }
    let isSought = touch.testID != nil || touch.text != nil
    guard let index = touched, links.indices.contains(index) else {
      return isSought ? nil : (SurfacePoint(x: touch.x, y: touch.y), nil)
    }
    if touch.phase == .end || touch.phase == .cancel { touched = nil }
    let row = row(index)
    let centre = SurfacePoint(x: row[0] + row[2] / 2, y: row[1] + row[3] / 2)
    return (centre, touch.phase == .end ? links[index] : nil)
  }

  private func index(of touch: SurfaceTouch, _ links: [NavigationLink]) -> Int? {
    if let id = touch.testID { return links.firstIndex { $0.testID == id } }
    if let text = touch.text { return links.firstIndex { $0.label == text } }
    return links.indices.first { index in
      let row = row(index)
      return touch.x >= row[0] && touch.x < row[0] + row[2] && touch.y >= row[1] && touch.y < row[1] + row[3]
    }
  }
}
