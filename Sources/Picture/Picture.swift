package import NavbridgeWire

/// Draws a snapshot of the device.
///
/// Nothing but the document decides on the picture: equal snapshots give equal bytes.
package enum Picture {
  /// Returns the text of an SVG document, one element a line.
  ///
  /// - Parameter snapshot: the answer to `device/snapshot`, best with `react` and `look`. What it lacks is drawn as UIKit's
  ///   defaults have it.
  package static func svg(of snapshot: JSON) -> String {
    let painter = Painter(snapshot)
    painter.draw(snapshot)
    return painter.canvas.text
  }
}
