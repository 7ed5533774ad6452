internal import NavbridgeDriver
internal import NavbridgeInspector
internal import NavbridgeLauncher
internal import NavbridgeVocabulary
internal import NavbridgeWire

/// The arguments of `look`.
struct LookArguments: ToolArguments {
  var app: String?
  var ref: String?
  var width = 390
  var film = 0

  static let fields: [ToolField<Self>] = [
    ToolField("app", \.app, "The app's handle. By default the newest."),
    ToolField("ref", \.ref, "Only the element with this ref."),
    ToolField("width", \.width, "The width of the picture in pixels.", in: 40...2_000),
    ToolField(
      "film", \.film, "In place of the present: so many pictures of the last step, from its beginning to its end.",
      in: 0...8),
  ]
}

extension Tool {
  static let look = Tool(
    "look", title: "Take a picture", LookArguments.self,
    """
    Takes a picture of the screen, of an element, or a film strip of the last step, as PNG. A picture costs many tokens: 'see' \
    has the same in words.
    """
  ) { (arguments, session) async throws(ToolRefusal) in
    let run = try session.run(arguments.app)
    try run.expectRunning()
    if arguments.film > 0 {
      let (moments, pictures) = try await run.film(of: arguments.film)
      var answer = Answer(["Pictures at \(moments.map { "\($0.wholePoints) ms" }.joined(separator: ", "))"])
      for svg in pictures { answer.images.append(try await png(of: svg, width: arguments.width)) }
      return answer
    }
    await run.look()
    guard case .success(let drawn)? = await run.ask(DeviceMethods.screenshot.name, [:]), var svg = drawn.string else {
      throw ToolRefusal("The screen cannot be drawn.")
    }
    var words = "the screen at \(run.app.time.wholePoints) ms"
    if let ref = arguments.ref {
      let element = try ElementTarget(ref: ref).element(in: run.reader.elements, ids: run.ids)
      guard let part = element.seen.first else {
        throw ToolRefusal("\(ref) is not in sight. act {\"do\":\"scrollTo\"} brings it there.")
      }
      guard let cut = ScreenPicture.cut(svg, to: part) else { throw ToolRefusal("The picture has no part for \(ref).") }
      svg = cut
      words = ScreenText.short(element, id: ref)
    }
    var answer = Answer(["A picture of \(words)"])
    answer.images = [try await png(of: svg, width: arguments.width)]
    return answer
  }

  private static func png(of svg: String, width: Int) async throws(ToolRefusal) -> [UInt8] {
    do {
      return try await PictureFile.png(of: svg, width: width)
    } catch {
      throw ToolRefusal(error.description)
    }
  }
}

/// The picture of a screen as a text.
enum ScreenPicture {
  /// A picture of the screen, `<svg … viewBox="x y w h" width="…" height="…">`, cut to a part; nil for another document.
  ///
  /// The screen lies within the outline of a device, whose edge is the distance of the view box from the origin.
  static func cut(_ svg: String, to part: ScreenRectangle) -> String? {
    guard let end = svg.firstIndex(of: ">"), svg.hasPrefix("<svg") else { return nil }
    var head = String(svg[..<end])
    for (member, value) in [
      ("viewBox", "\(part.x) \(part.y) \(part.width) \(part.height)"), ("width", "\(part.width)"),
      ("height", "\(part.height)"),
    ] {
      guard let start = head.firstRange(of: " \(member)=\"") else { return nil }
      let rest = head[start.upperBound...]
      guard let close = rest.firstIndex(of: "\"") else { return nil }
      head.replaceSubrange(start.upperBound..<close, with: value)
    }
    return head + svg[end...]
  }
}

extension AgentRun {
  /// Pictures of the last step, evenly from its beginning to its end, by a run that repeats the steps so far.
  func film(of count: Int) async throws(ToolRefusal) -> (moments: [Double], pictures: [String]) {
    guard steps.count > 1 else { throw ToolRefusal("Nothing was done yet that a film could show.") }
    let (start, end) = (steps[steps.count - 2].at, steps[steps.count - 1].at)
    let moments = (0..<count).map { count == 1 ? end : start + (end - start) * Double($0) / Double(count - 1) }
    let pictures = try await pictures(at: moments)
    return (moments, pictures)
  }
}
