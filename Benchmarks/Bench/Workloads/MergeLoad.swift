internal import NavbridgeWire

/// Options of a measured size for `mergeOptions`: those of a bar, of tabs and of a layout, with a title as long as
/// needed.
struct MergeLoad: BenchLoad {
  private let title: String

  /// - Parameter bytes: The size of the options as JSON.
  init(bytes: Int) {
    let bare = JSONWriter.text { MergeLoad(title: "").write(to: $0, mark: "") }.utf8.count
    title = String(repeating: "x", count: max(0, bytes - bare))
  }

  private init(title: String) { self.title = title }

  func write(to writer: JSONWriter, mark: String) {
    let title = mark.isEmpty ? title : mark + title.dropFirst(mark.utf8.count)
    writer.object {
      writer.key("topBar")
      writer.object {
        writer.key("title")
        writer.object {
          writer.key("text")
          writer.value(title)
        }
        writer.key("subtitle")
        writer.value(Self.subtitle)
        writer.key("background")
        writer.value(Self.background)
        writer.key("backButton")
        writer.value(Self.backButton)
      }
      writer.key("bottomTabs")
      writer.value(Self.tabs)
      writer.key("layout")
      writer.value(Self.layout)
    }
  }

  private static let subtitle: JSON = ["text": "of the week", "fontSize": 11, "color": 4_278_190_335]
  private static let background: JSON = ["color": 4_294_967_295, "translucent": false]
  private static let backButton: JSON = ["title": "Orders", "showTitle": true, "visible": true]
  private static let tabs: JSON = ["visible": false, "drawBehind": true]
  private static let layout: JSON = ["backgroundColor": 4_294_967_295, "componentBackgroundColor": 4_294_967_295]
}
