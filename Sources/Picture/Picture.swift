package import NavbridgeWire

/// Draws a snapshot of the device.
///
/// Nothing but the document decides on the picture: equal snapshots give equal bytes.
package enum Picture {
  /// Returns the text of an SVG document, one element a line.
  ///
  /// - Parameters:
  ///   - snapshot: the answer to `device/snapshot`, best with `react` and `look`. What it lacks is drawn as UIKit's
  ///     defaults have it.
  ///   - imageRoom: the most bytes of all images. Those beyond it are boxes with their names.
  package static func svg(of snapshot: JSON, imageRoom: Int = .max) -> String {
    let painter = Painter(snapshot, imageRoom: imageRoom)
    painter.draw(snapshot)
    return painter.canvas.text
  }
}
