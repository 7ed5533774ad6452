internal import NavbridgeFlexbox
internal import NavbridgeWire

/// Content of one size, such as a switch.
struct FixedContent: FlexMeasuring, Equatable {
  let size: FlexSize

  func size(width: FlexConstraint, height: FlexConstraint) -> FlexSize { size }
}

/// The content by which a view without views in it has a size.
enum ViewContent {
  /// Reads `{size: [width, height]}`, or `{text: [[text, fontSize, lineHeight, letterSpacing], …], lines}` with null for
  /// what a style leaves open.
  static func read(_ content: JSONValue) -> (any FlexMeasuring)? {
    if let size = content["size"] {
      var numbers = size.items
      return FixedContent(size: FlexSize(width: numbers.next()?.double ?? 0, height: numbers.next()?.double ?? 0))
    }
    guard var parts = content["text"]?.items else { return nil }
    var text = TextContent([], numberOfLines: Int(content["lines"]?.int ?? 0))
    while let part = parts.next() {
      var members = part.items
      var run = TextRun(members.next()?.string ?? "")
      run.fontSize = members.next()?.double ?? run.fontSize
      // The tallest line counts for all.
      if let height = members.next()?.double { text.lineHeight = max(text.lineHeight ?? 0, height) }
      run.letterSpacing = members.next()?.double ?? 0
      text.runs.append(run)
    }
    return text
  }
}
