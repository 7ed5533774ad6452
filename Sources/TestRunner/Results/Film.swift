internal import NavbridgeWire

/// The pictures of one test: its screens after each act and each settled command.
package struct Film: Sendable, Equatable {
  package struct Frame: Sendable, Equatable {
    /// Milliseconds on the device's clock.
    let time: Double
    /// The numbers of the lines of the transcript that the picture follows.
    let lines: [Int]
    /// The place in the test's file of the act that the picture follows; nil if it follows none.
    let place: String?
    /// The sentence of a picture that follows neither an act nor a command.
    let words: String?
    /// The picture, as SVG.
    let picture: String
  }

  /// The pictures of one of the test's apps.
  package struct App: Sendable, Equatable {
    let name: String
    /// The lines of the app's transcript.
    let lines: [String]
    let frames: [Frame]
  }

  /// A part of a film that a test has asked for.
  package struct Recording: Sendable, Equatable {
    let path: String
    let apps: [App]
  }

  package private(set) var apps: [App]
  /// The parts that the test has recorded, each with the path of its page.
  let recordings: [Recording]
  /// The number of earlier pictures that are left out.
  let leftOut: Int
  /// The lines of the test's file around the places of the acts and of the failure.
  var source: FilmSource?
  /// The sentence about a film of a test that has not failed as before.
  var difference: String?

  /// Reads the record of a worker.
  init(_ record: JSON) {
    leftOut = record["leftOut"]?.int ?? 0
    apps = Self.apps(record["apps"])
    recordings = (record["recordings"]?.array ?? []).map {
      Recording(path: $0["path"]?.string ?? "", apps: Self.apps($0["apps"]))
    }
  }

  private static func apps(_ json: JSON?) -> [App] {
    (json?.array ?? []).map { app in
      App(
        name: app["name"]?.string ?? "", lines: (app["lines"]?.array ?? []).compactMap(\.string),
        frames: (app["frames"]?.array ?? []).map { frame in
          Frame(
            time: frame["at"]?.double ?? 0, lines: (frame["lines"]?.array ?? []).compactMap(\.int),
            place: frame["place"]?.string, words: frame["words"]?.string, picture: frame["svg"]?.string ?? "")
        })
    }
  }

  /// The film of a recording alone.
  func part(_ recording: Recording) -> Film {
    var part = self
    part.apps = recording.apps
    return part
  }

  /// The sentences below the film; empty if there is nothing to note.
  var notes: String {
    let cut = leftOut > 0 ? "The first \(leftOut) pictures of this test are left out." : nil
    return [cut, difference].compactMap(\.self).joined(separator: " ")
  }
}

/// The part of a test's file that a film shows.
struct FilmSource: Sendable, Equatable {
  let file: String
  /// The number of the first line.
  let first: Int
  let lines: [String]
  /// The number of the line at which the test has failed; nil if that is elsewhere.
  let failing: Int?

  /// The most lines that are shown, and those around a place.
  private static let (most, around) = (120, 2)

  /// - Parameters:
  ///   - file: the test's file.
  ///   - places: the places of the acts, `file:line:column`.
  ///   - failure: the place of the failure.
  ///   - read: returns the text of a file; nil if there is none.
  init?(_ file: String, places: [String], failure: String?, read: (String) -> String?) {
    let failing = failure.flatMap { Self.line(of: $0, in: file) }
    let numbers = (places.compactMap { Self.line(of: $0, in: file) } + [failing].compactMap(\.self)).sorted()
    guard let least = numbers.first, let last = numbers.last, let text = read(file) else { return nil }
    let all = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    let end = min(all.count, last + Self.around)
    let first = max(1, least - Self.around, end - Self.most + 1)
    guard first <= end else { return nil }
    (self.file, self.first, self.failing) = (file, first, failing)
    lines = Array(all[(first - 1)..<end])
  }

  /// The number of the line of a place in a file; nil for a place elsewhere.
  static func line(of place: String, in file: String) -> Int? {
    guard place.hasPrefix("\(file):") else { return nil }
    return place.dropFirst(file.count + 1).split(separator: ":").first.flatMap { Int($0) }
  }
}
