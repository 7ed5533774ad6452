import NavbridgeFlexbox
import NavbridgeRuntime

/// Random trees that follow from a seed.
struct RandomTree {
  private var random: SeededGenerator

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  mutating func box(depth: Int = 0) -> Box {
    let count = depth >= 4 ? 0 : Int.random(in: depth == 0 ? 2...4 : 0...3, using: &random)
    let hasText = count == 0 && chance(30)
    return Box(
      style(isRoot: depth == 0), text: hasText ? TextContent(text()) : nil,
      children: (0..<count).map { _ in box(depth: depth + 1) })
  }

  /// Changes one node of a tree: its style, its text or its children.
  mutating func change(_ root: FlexNode) {
    let node = root.all.randomElement(using: &random)!
    switch Int.random(in: 0..<4, using: &random) {
    case 0 where node.measure != nil: node.measure = TextContent(text())
    case 1 where node !== root: node.parent?.remove(node)
    case 2 where node.measure == nil:
      node.insert(box(depth: 3).node(), at: Int.random(in: 0...node.children.count, using: &random))
    default: node.style = FlexStyle(props: Box.props(style(isRoot: node === root)))
    }
  }

  mutating func length(_ range: ClosedRange<Int>) -> Double { Double(Int.random(in: range, using: &random)) }

  private mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &random) < percent }

  private mutating func pick(_ values: String) -> String {
    values.split(separator: " ").map(String.init).randomElement(using: &random)!
  }

  private mutating func text() -> String {
    String(repeating: "lorem ", count: Int.random(in: 1...12, using: &random))
  }

  private mutating func style(isRoot: Bool) -> String {
    var properties: [String] = []
    func add(_ name: String, _ value: String) { properties.append("\(name) \(value)") }
    if chance(45) { add("flexDirection", pick("row column row-reverse column-reverse")) }
    if chance(20) { add("flexWrap", pick("wrap wrap-reverse")) }
    if chance(30) { add("justifyContent", pick("center flex-end space-between space-around space-evenly")) }
    if chance(30) { add("alignItems", pick("center flex-end flex-start stretch baseline")) }
    if chance(15) { add("alignSelf", pick("center flex-end flex-start stretch baseline")) }
    if chance(15) { add("alignContent", pick("center flex-end stretch space-between space-around space-evenly")) }
    for name in ["width", "height"] where chance(30) {
      add(name, chance(25) ? "\(length(1...9) * 10)%" : "\(length(0...200))")
    }
    for name in ["minWidth", "minHeight", "maxWidth", "maxHeight"] where chance(8) { add(name, "\(length(10...120))") }
    if chance(15) { add("flex", pick("1 2 -1 0.5")) }
    for name in ["flexGrow", "flexShrink"] where chance(25) { add(name, pick("0 1 2 0.5")) }
    if chance(12) { add("flexBasis", "\(length(0...120))") }
    for name in ["margin", "marginLeft", "marginTop", "marginEnd", "padding", "paddingLeft", "paddingVertical"]
    where chance(8) { add(name, "\(length(0...15))") }
    if chance(5) { add("marginLeft", "auto") }
    for name in ["borderWidth", "borderStartWidth"] where chance(5) { add(name, "\(length(1...4))") }
    if chance(10) { add("gap", "\(length(1...12))") }
    for name in ["left", "top", "right", "bottom"] where chance(8) { add(name, "\(length(0...40))") }
    if chance(6) { add("aspectRatio", pick("1 2 0.5")) }
    if !isRoot && chance(10) { add("position", pick("absolute static")) }
    if !isRoot && chance(6) { add("display", pick("none contents")) }
    if chance(6) { add("overflow", "scroll") }
    return properties.joined(separator: ";")
  }
}
