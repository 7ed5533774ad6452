internal import NavbridgeRuntime
internal import NavbridgeWire

/// The layouts of React's content: for each root the frame that the native side has given its surface, and the flexbox of
/// its views.
@ScriptThread
final class SurfaceLayouts {
  static let attributes: [String] = ["width"]
  private var surfaces: [Int: JSON] = [:]

  func surfaceLaidOut(_ rootTag: Int, _ layout: JSONValue) -> Bool {
    surfaces[rootTag] = layout.json
    return true
  }

  func surface(_ rootTag: Int) -> JSON {
    surfaces[rootTag] ?? ["frame": [0, 0, 0, 0], "safeArea": [0, 0, 0, 0]]
  }

  func layOut(_ rootTag: Int, _ changes: JSONValue, writingTo writer: JSONWriter) {
    writer.value(["frames": []])
  }

  func remove(_ rootTag: Int) { surfaces[rootTag] = nil }
  func removeAll() { surfaces = [:] }
}
