internal import NavbridgeFlexbox
internal import NavbridgeRuntime
internal import NavbridgeWire

/// The layouts of React's content: for each surface the frame that the native side has given it, and the flexbox of its
/// views.
@ScriptThread
final class SurfaceLayouts {
  /// A surface whose views this host lays out.
  private struct Surface {
    /// The frame, and what bars cover of it, as the last `surface/layout` had them.
    var frame: [Double]
    var safeArea = [0.0, 0, 0, 0]
    let content: ContentLayout
  }

  /// The names of the properties that the layout reads.
  static let attributes = FlexAttribute.all.map(\.name)

  private var surfaces: [Int: Surface] = [:]

  /// Keeps the frame and the safe area of a surface. Returns false for a surface whose views this host does not lay out.
  func surfaceLaidOut(_ rootTag: Int, _ layout: JSONValue) -> Bool {
    guard var surface = surfaces[rootTag] else { return false }
    layout["frame"]?.read(into: &surface.frame)
    layout["safeArea"]?.read(into: &surface.safeArea)
    surfaces[rootTag] = surface
    return true
  }

  /// Returns the frame and the safe area of a surface. From the first call on this host lays out its views.
  ///
  /// A script may commit views before the native side has sent the frame, which follows the start of a surface. Until then
  /// the surface counts as filling the window, as most do.
  func surface(_ rootTag: Int, window: [Double]) -> JSON {
    let surface = surfaces[rootTag] ?? Surface(frame: [0, 0] + window, content: ContentLayout(rootTag))
    surfaces[rootTag] = surface
    return [
      "frame": .array(surface.frame.map { .double($0) }), "safeArea": .array(surface.safeArea.map { .double($0) }),
    ]
  }

  /// Lays out a surface after a change of its views, and writes the frames that have changed.
  func layOut(_ rootTag: Int, _ changes: JSONValue, writingTo writer: JSONWriter) {
    guard let content = surfaces[rootTag]?.content else { return writer.null() }
    content.apply(changes)
    content.layOut(writingTo: writer)
  }

  /// Writes the lines of a text of a surface.
  func writeLines(of tag: Int, in rootTag: Int, to writer: JSONWriter) {
    guard let content = surfaces[rootTag]?.content else { return writer.null() }
    content.writeLines(of: tag, to: writer)
  }

  /// Forgets a surface that has ended.
  func remove(_ rootTag: Int) { surfaces[rootTag] = nil }

  func removeAll() { surfaces = [:] }
}

extension JSONValue {
  /// Replaces numbers by the array's.
  fileprivate func read(into numbers: inout [Double]) {
    var items = items
    for index in numbers.indices { numbers[index] = items.next()?.double ?? 0 }
  }
}
