import ArgumentParser
import Glibc
import NavbridgePicture
import NavbridgeRuntime
import NavbridgeWire
import OrderedCollections

/// Measures what a picture takes. The times depend on the machine; the sizes do not.
struct PictureLoadCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pictures", abstract: "Draws screens, and prints the time and the size of each picture.")

  @Argument(help: "Files with snapshots, taken with 'react' and 'look'.")
  var files: [String]

  @Option(help: "How often each is drawn.")
  var rounds = 200

  /// The screens of lists that are drawn beside the files: their numbers of views.
  private static let lists = [14, 500]

  func run() throws {
    print("screen                        views    best of \(rounds)       size")
    for file in files {
      let document = try JSONDocument(TextFile.read(file)).root.json
      let name = file.split(separator: "/").last.map(String.init) ?? file
      measure(name, (document["windows"]?.array ?? []).reduce(0) { $0 + Self.views(in: $1) }, document)
    }
    for count in Self.lists { measure("a list", count, Self.list(of: count)) }
  }

  private func measure(_ name: String, _ views: Int, _ document: JSON) {
    var (best, bytes) = (Int64.max, 0)
    for _ in 0..<rounds {
      let start = Self.now
      bytes = Picture.svg(of: document).utf8.count
      best = min(best, Self.now - start)
    }
    func column(_ text: String, _ width: Int) -> String {
      String(repeating: " ", count: max(0, width - text.count)) + text
    }
    let (time, size) = ("\(Double(best / 1000) / 1000) ms", "\(Double(bytes / 100) / 10) KB")
    print(name + column("\(views)", 35 - name.count) + column(time, 14) + column(size, 13))
  }

  private static var now: Int64 {
    var time = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return Int64(time.tv_sec) * 1_000_000_000 + Int64(time.tv_nsec)
  }

  /// The number of React's views in a part of a document.
  private static func views(in json: JSON) -> Int {
    switch json {
    case .array(let items): items.reduce(0) { $0 + views(in: $1) }
    case .object(let members):
      (members["inWindow"] == nil ? 0 : 1) + members.values.reduce(0) { $0 + views(in: $1) }
    default: 0
    }
  }

  /// A screen with a list of rows, each a box with a text in it, all of which are seen.
  private static func list(of count: Int) -> JSON {
    let height = 800 / Double(count)
    let rows = (0..<count / 2).map { index -> JSON in
      let frame: JSON = [16, .double(100 + Double(index) * 2 * height), 408, .double(2 * height)]
      let text: JSON = [
        "lines": [[[.string("Row \(index)"), 0]]], "styles": [["size": 17, "weight": "600"]],
        "lineHeight": .double(height),
      ]
      return [
        "type": "RCTView", "inWindow": frame, "look": ["backgroundColor": "#F2F2F7", "borderRadius": 2],
        "children": [["type": "RCTText", "inWindow": frame, "look": ["text": text]]],
      ]
    }
    let root: JSON = [
      "class": "UIViewController", "frame": [0, 0, 440, 956], "visible": true, "children": [],
      "react": ["type": "Root", "children": .array(rows)],
    ]
    return ["windows": [["kind": "main", "root": root, "presented": []]]]
  }
}
