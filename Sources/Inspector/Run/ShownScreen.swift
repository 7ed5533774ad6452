internal import NavbridgePicture
internal import NavbridgeWire

/// The screen that the pages show.
struct ShownScreen {
  private(set) var snapshot: JSON = [:]
  private(set) var message = ""
  private var text = ""

  /// Takes a snapshot with `look`. Returns true if the screen has changed.
  mutating func take(_ snapshot: JSON, at time: Double) -> Bool {
    let text = snapshot.description
    guard text != self.text else { return false }
    (self.snapshot, self.text) = (snapshot, text)
    let size = snapshot["size"] ?? .null
    // In the units of the picture's view box.
    let area: JSON = [0, 0, size[0] ?? 0, size[1] ?? 0]
    let head: JSON = [
      "type": "screen", "at": .double(time), "size": size, "screen": area, "svg": .string(Picture.svg(of: snapshot)),
    ]
    message = head.description.dropLast() + ",\"snapshot\":\(text)}"
    return true
  }
}
