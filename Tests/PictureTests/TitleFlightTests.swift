import NavbridgePicture
import NavbridgeWire
import Testing

/// The title that becomes the text of a back button while a screen is pushed, and the reverse.
@Suite("The title in the picture of a transition", .timeLimit(.minutes(20)))
struct TitleFlightTests {
  /// The bar of a stack in the middle of a push or a pop. The back button of the upper screen shows `back`, the lower screen has
  /// the title 'Orders'.
  private static func picture(
    _ operation: String, _ progress: Double, back: String = "Orders", isLarge: Bool = false
  ) throws -> SVGElement {
    let upper: JSON = [
      "title": ["text": "Order 7", "frame": [80, 56, 280, 44]],
      "backButton": ["visible": true, "title": .string(back), "shownTitle": .string(back)],
    ]
    let lower: JSON = [
      "title": ["text": "Orders", "frame": [16, 56, 408, 44]], "largeTitle": ["displayed": .bool(isLarge)],
    ]
    let (come, go) = operation == "push" ? (upper, lower) : (lower, upper)
    let bar: JSON = [
      "visible": true, "frame": [0, 56, 440, 44], "title": come["title"] ?? .null,
      "backButton": come["backButton"] ?? .null, "largeTitle": come["largeTitle"] ?? .null, "leaving": go,
    ]
    let motion: JSON = ["operation": .string(operation), "role": "to", "progress": .double(progress)]
    let stack: JSON = [
      "type": "Stack", "frame": [0, 0, 440, 956], "topBar": bar,
      "children": [["frame": [0, 0, 440, 956], "motion": motion]],
    ]
    return try SVGElement.parse(
      Picture.svg(of: [
        "size": [440, 956], "safeArea": [62, 0, 34, 0],
        "windows": [["kind": "main", "key": true, "root": stack, "presented": []]],
      ]))
  }

  /// The place at which a text is drawn, with the way of the groups around it; one in bold letters, or one in plain ones.
  private static func place(of text: String, isBold: Bool, in root: SVGElement) -> Double? {
    func search(_ element: SVGElement, _ shift: Double) -> Double? {
      let own = element.attributes["transform"].flatMap { transform in
        transform.hasPrefix("translate(") ? Double(transform.dropFirst(10).prefix { $0 != " " && $0 != ")" }) : nil
      }
      if element.tag == "text", element.text == text, (element.attributes["font-weight"] == "600") == isBold {
        return element.number("x").map { $0 + shift }
      }
      return element.children.lazy.compactMap { search($0, shift + (own ?? 0)) }.first
    }
    return search(root, 0)
  }

  @Test(
    "The title in the picture of a transition and the text of the back button go together, from the middle to the side",
    arguments: [("push", 0.25), ("push", 0.8), ("pop", 0.25), ("pop", 0.8)])
  func flight(_ operation: String, _ progress: Double) throws {
    // At the beginning of a push the text of the button is in the middle, so that its place gives its width.
    let first = try #require(Self.place(of: "Orders", isBold: false, in: Self.picture("push", 0)))
    let last = try #require(Self.place(of: "Orders", isBold: false, in: Self.picture("pop", 0)))
    #expect(last < 40)
    let screen = try Self.picture(operation, progress)
    let title = try #require(Self.place(of: "Orders", isBold: true, in: screen))
    let back = try #require(Self.place(of: "Orders", isBold: false, in: screen))
    #expect(abs(title - (back + 220 - first)) < 0.1)
    let part = operation == "push" ? progress : 1 - progress
    #expect(abs(back - (first + (last - first) * part)) < 0.1)
  }

  @Test(
    "The title in the picture of a transition goes alone where the back button shows something else, and a large one too"
  )
  func alone() throws {
    for screen in [try Self.picture("push", 0.5, back: "Back"), try Self.picture("push", 0.5, isLarge: true)] {
      let texts = ["Back", "Orders"].compactMap { Self.place(of: $0, isBold: false, in: screen) }
      // Three tenths of the half of the way that is left, from the right.
      #expect(texts.map { ($0 - 26) / 440 }.contains { abs($0 - 0.15) < 0.01 }, "\(texts)")
    }
  }
}
