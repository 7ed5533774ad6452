internal import NavbridgeWire
internal import OrderedCollections

/// The screen as the last answer left it with the reader: what is shown, each element as its line.
struct ShownScreen: Equatable, Sendable {
  /// The containers and screens, in words.
  var places = ""
  /// The size in points, such as `440×956`; empty before the first look.
  var size = ""
  /// The lines of elements by their names, in reading order.
  var lines: OrderedDictionary<String, String> = [:]
  /// The number of elements that are not in sight, such as those that a list would have to scroll to.
  var outOfSight = 0

  init() {}

  /// - Parameter ids: gives each element its name.
  init(_ reader: ScreenReader, ids: inout ElementIDs) {
    places = ScreenText.places(reader.places)
    size = reader.size
    for element in reader.elements where element.isWorthALine {
      guard !element.seen.isEmpty else {
        outOfSight += 1
        continue
      }
      let id = ids.name(of: element.key)
      lines[id] = ScreenText.line(element, id: id)
    }
  }

  /// What differs from an earlier screen, as lines of an answer; nothing for an equal one.
  ///
  /// - Parameter known: the lines that elements had in earlier answers. One that shows again as it was is not described again.
  func changes(since old: ShownScreen, known: [String: String]) -> [String] {
    guard self != old else { return [] }
    var answer: [String] = []
    if places != old.places { answer.append("screen: \(places)") }
    if size != old.size, !old.size.isEmpty { answer.append("The screen has \(size) points now.") }
    var again: [String] = []
    for (id, line) in lines {
      guard let before = old.lines[id] else {
        if known[id] == line { again.append(id) } else { answer.append("+ \(line)") }
        continue
      }
      if before != line { answer.append("~ \(line)") }
    }
    if !again.isEmpty { answer.append("again as before: \(Self.ranges(again))") }
    let gone = old.lines.keys.filter { lines[$0] == nil } as [String]
    if !gone.isEmpty { answer.append("gone: \(Self.ranges(gone))") }
    if outOfSight != old.outOfSight, outOfSight > 0 {
      answer.append("\(outOfSight) elements are not in sight: see {\"all\":true}")
    }
    return answer
  }

  /// Names in a row as one: `e3-e9, e12`.
  static func ranges(_ ids: [String]) -> String {
    let numbers = ids.compactMap { Int($0.dropFirst()) }.sorted()
    var runs: [ClosedRange<Int>] = []
    for number in numbers {
      if let last = runs.last, last.upperBound == number - 1 {
        runs[runs.count - 1] = last.lowerBound...number
      } else {
        runs.append(number...number)
      }
    }
    return runs.map { $0.count == 1 ? "e\($0.lowerBound)" : "e\($0.lowerBound)-e\($0.upperBound)" }
      .joined(separator: ", ")
  }
}

extension ScreenElement {
  /// True for what a person notices: things to act on, and texts. A plain view is found by its testID alone.
  var isWorthALine: Bool {
    if isActionable { return true }
    switch role {
    case .text, .heading, .alert, .image, .progressbar, .keyboard: return true
    default: return false
    }
  }
}
