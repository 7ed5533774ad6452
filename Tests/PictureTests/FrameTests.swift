import NavbridgePicture
import NavbridgeWire
import Testing

/// The places of what is drawn, read from the picture. They are those of the snapshot.
@Suite("What a picture draws", .timeLimit(.minutes(20)))
struct FrameTests {
  private typealias Frame = [Double]

  /// The frames of the boxes in a picture, as far as two places behind the point tell them apart.
  private static func boxes(_ root: SVGElement) -> Set<Frame> {
    Set(
      root.all.filter { $0.tag == "rect" }.map { box in
        ["x", "y", "width", "height"].map { rounded(box.number($0) ?? 0) }
      })
  }

  private static func rounded(_ value: Double) -> Double { (value * 100).rounded() / 100 }

  private static func frame(_ json: JSON?) -> Frame? {
    let numbers = json?.array?.compactMap(\.double) ?? []
    return numbers.count == 4 && numbers[2] > 0 && numbers[3] > 0 ? numbers.map(rounded) : nil
  }

  /// Visits a node and those within it.
  private static func visit(_ node: JSON, _ body: (JSON) -> Void) {
    guard node["visible"]?.bool != false, node["alpha"] == nil else { return }
    body(node)
    for child in node["children"]?.array ?? [] { visit(child, body) }
  }

  private static func nodes(_ document: JSON) -> [JSON] {
    var found: [JSON] = []
    for window in document["windows"]?.array ?? [] {
      for node in [window["root"] ?? .null] + (window["presented"]?.array ?? []) { visit(node) { found.append($0) } }
    }
    return found
  }

  @Test(
    "What a picture draws has a view controller's background where the snapshot has its frame",
    arguments: KeptScreen.all)
  func backgrounds(screen: KeptScreen) throws {
    let document = try screen.document
    let boxes = Self.boxes(try SVGElement.parse(Picture.svg(of: document)))
    for node in Self.nodes(document) where node["backgroundColor"]?.string?.count == 7 {
      let frame = try #require(Self.frame(node["frame"]))
      #expect(boxes.contains(frame), "\(node["componentId"]?.string ?? "?") at \(frame)")
    }
  }

  @Test(
    "What a picture draws has React's views where their layout has put them",
    arguments: KeptScreen.all.filter { $0.name.hasPrefix("react") }
  )
  func views(screen: KeptScreen) throws {
    let document = try screen.document
    let boxes = Self.boxes(try SVGElement.parse(Picture.svg(of: document)))
    var count = 0
    func visit(_ view: JSON, _ seen: JSON?, _ area: JSON?) {
      if view["look"]?["backgroundColor"] != nil, view["look"]?["opacity"] == nil,
        let frame = Self.frame(view["inWindow"]),
        view["share"]?.double ?? 0 > 0
      {
        count += 1
        #expect(boxes.contains(frame), "\(view["type"]?.string ?? "?") at \(frame)")
      }
      for child in view["children"]?.array ?? [] { visit(child, seen, area) }
    }
    for node in Self.nodes(document) { if let tree = node["react"] { visit(tree, tree["seen"], tree["area"]) } }
    #expect(count > 5)
  }

  @Test(
    "What a picture draws has each bar's title in the bar, and each tab's in its tab",
    arguments: ["bar", "bar-back", "tabs", "motion-present"])
  func titles(name: String) throws {
    let document = try KeptScreen(name: name).document
    let root = try SVGElement.parse(Picture.svg(of: document))
    func expect(_ text: String, within frame: Frame) {
      let found = root.all.filter { $0.tag == "text" && $0.text == text }
      #expect(
        found.contains { each in
          let (x, y) = (each.number("x") ?? -1, each.number("y") ?? -1)
          return x >= frame[0] && x <= frame[0] + frame[2] && y > frame[1] && y < frame[1] + frame[3]
        }, "\(text) within \(frame)")
    }
    for node in Self.nodes(document) {
      if let bar = node["topBar"], let frame = Self.frame(bar["frame"]), let text = bar["title"]?["text"]?.string {
        expect(text, within: frame)
      }
      for item in node["tabBar"]?["items"]?.array ?? [] {
        if let frame = Self.frame(item["frame"]), let text = item["text"]?.string { expect(text, within: frame) }
      }
    }
  }

  @Test("What a picture draws stands in the middle of a push where the transition's curve has it at this millisecond")
  func pushes() throws {
    let document = try KeptScreen(name: "motion-push").document
    let children = document["windows"]?[0]?["root"]?["children"]?.array ?? []
    let progress = try #require(children.last?["motion"]?["progress"]?.double)
    let root = try SVGElement.parse(Picture.svg(of: document))
    let offsets = root.all.filter { $0.attributes["data-name"] == nil }.compactMap { $0.attributes["transform"] }
    let (upper, lower) = (Self.rounded((1 - progress) * 440), Self.rounded(-0.3 * progress * 440))
    // 150 of 350 ms on the curve ease-in-out.
    #expect(abs(progress - 0.385) < 0.01)
    #expect(offsets.contains("translate(\(upper) 0)"), "\(offsets)")
    #expect(offsets.contains("translate(\(lower) 0)"), "\(offsets)")
  }

  @Test(
    "What a picture draws of a bar changes its height in a push, and a large title goes with its screen"
  )
  func largeTitles() throws {
    for (name, isPush) in [("motion-push-large-title", true), ("motion-pop-large-title", false)] {
      let document = try KeptScreen(name: name).document
      let stack = try #require(document["windows"]?[0]?["root"])
      let bar = try #require(stack["topBar"])
      let (to, from) = (try #require(Self.frame(bar["frame"])), try #require(Self.frame(bar["leaving"]?["frame"])))
      #expect((from[3] > to[3]) == isPush && abs(from[3] - to[3]) > 50)
      let motion = stack["children"]?.array?.compactMap { $0["motion"] }.first { $0["role"] == "to" }
      let progress = try #require(motion?["progress"]?.double)
      let root = try SVGElement.parse(Picture.svg(of: document))
      let bottom = from[1] + from[3] + (to[1] + to[3] - from[1] - from[3]) * progress
      let background = Self.boxes(root).first { $0[..<3] == [0, 0, 440] && $0[3] < 300 }
      #expect(abs((background?[3] ?? 0) - bottom) < 0.02, "\(name)")
      let title = root.all.first {
        $0.tag == "g" && $0.children.first?.text == "Home" && $0.children.first?.number("font-size") == 34
      }
      // The large title is that of the lower screen, which moves three tenths of the way.
      let shift = Self.rounded(-0.3 * 440 * (isPush ? progress : 1 - progress))
      #expect(title?.attributes["transform"] == "translate(\(shift) 0)")
      #expect(title?.number("opacity") == Self.rounded(isPush ? 1 - progress : progress))
    }
  }
}
