internal import NavbridgeInspector
internal import NavbridgeRuntime
internal import NavbridgeWire

/// The arguments of `source`.
struct SourceArguments: ToolArguments {
  var app: String?
  var place = ""
  var lines = 12
  var max = Answer.usualLimit

  static let fields: [ToolField<Self>] = [
    ToolField("app", \.app, "The app's handle. By default the newest."),
    ToolField(
      "place", \.place, "A place of an earlier answer, such as app.js:12:3; without a line the file begins.",
      isRequired: true),
    ToolField("lines", \.lines, "The lines around the place.", in: 1...400),
    ToolField("max", \.max, Answer.meaningOfMax, in: Answer.boundsOfMax),
  ]
}

extension Tool {
  static let source = Tool(
    "source", title: "Source", SourceArguments.self,
    "Shows the app's code around a place of an earlier answer, also of a bundle with a source map."
  ) { (arguments, session) async throws(ToolRefusal) in
    let run = try session.run(arguments.app)
    let place = SourcePlace(arguments.place)
    let text: String
    do throws(AppSources.Failure) {
      // Answers name files from the project's folder; those of a map have names of their own.
      let known = run.app.log.files.contains(place.file) ? place.file : PathText.normal("\(run.folder)/\(place.file)")
      text = try AppSources.text(ofFile: known, app: run.plan.file, log: run.app.log)
    } catch {
      let files = run.app.log.files.sorted().prefix(8).map {
        AppText.quoted(PathText.relative($0, to: run.folder), most: 200)
      }
      let places = files.isEmpty ? "" : " Places of this run are in: \(files.joined(separator: ", "))."
      throw ToolRefusal(AppText.sentence(error.message) + places)
    }
    let excerpt = SourceExcerpt(text, around: place.line, lines: arguments.lines)
    let head = "\(AppText.quoted(place.file, most: 200)), lines \(excerpt.first) to \(excerpt.last) of \(excerpt.count)"
    return Answer([head] + excerpt.lines, max: arguments.max)
  }
}

/// A place in a file: `FILE:LINE:COLUMN`, `FILE:LINE` or `FILE`.
struct SourcePlace: Equatable {
  let file: String
  /// From 1; 1 for a place without a line.
  let line: Int

  init(_ text: String) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    let numbers = Array(parts.reversed().prefix { Int($0) != nil }.prefix(2).reversed())
    file = parts.dropLast(numbers.count).joined(separator: ":")
    line = numbers.first.flatMap { Int($0) } ?? 1
  }
}

/// Lines of a file around a place, each after its number. Code is the app's text, too.
struct SourceExcerpt {
  /// The numbers of the first and the last line, from 1.
  let first, last: Int
  /// The number of lines of the file.
  let count: Int
  let lines: [String]

  init(_ text: String, around line: Int, lines most: Int) {
    let all = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let middle = Swift.min(Swift.max(1, line), all.count)
    let start = Swift.max(1, Swift.min(middle - most / 2, all.count - most + 1))
    (first, count) = (start, all.count)
    last = Swift.min(all.count, start + most - 1)
    lines = (start...last).map { number in
      let code = AppText.quoted(all[number - 1], most: 160).dropFirst().dropLast()
      return "\(number == line ? ">" : " ") \(number) | \(code)"
    }
  }
}
