internal import NavbridgePicture
internal import NavbridgeWire
internal import OrderedCollections

/// The screen that the pages show.
struct ShownScreen {
  private(set) var snapshot: JSON = [:]
  private(set) var message = ""
  private var text = ""

  /// The most bytes of the images in a picture for the pages, which get one with each change of the screen.
  private static let imageRoom = 4 << 20
  /// The length of a snapshot in bytes beyond which the pages get it without the data of images, which the picture has.
  private static let longest = 1 << 20

  /// Takes a snapshot with `look`. Returns true if the screen has changed.
  mutating func take(_ snapshot: JSON, at time: Double) -> Bool {
    let text = snapshot.description
    guard text != self.text else { return false }
    (self.snapshot, self.text) = (snapshot, text)
    let size = snapshot["size"] ?? .null
    // In the units of the picture's view box.
    let area: JSON = [0, 0, size[0] ?? 0, size[1] ?? 0]
    let head: JSON = [
      "type": "screen", "at": .double(time), "size": size, "screen": area,
      "svg": .string(Picture.svg(of: snapshot, imageRoom: Self.imageRoom)),
    ]
    let shown = text.utf8.count > Self.longest ? Self.withoutImageData(snapshot).description : text
    message = head.description.dropLast() + ",\"snapshot\":\(shown)}"
    return true
  }

  private static func withoutImageData(_ value: JSON) -> JSON {
    switch value {
    case .array(let items): return .array(items.map(withoutImageData))
    case .object(var members):
      for (key, member) in members {
        members[key] =
          key == "image" && member["data"] != nil ? ["name": member["name"] ?? .null] : withoutImageData(member)
      }
      return .object(members)
    default: return value
    }
  }
}
