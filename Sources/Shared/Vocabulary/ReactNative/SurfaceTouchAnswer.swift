package import NavbridgeWire

/// A script's answer to `surface/touch` and `surface/type` (protocol §5, `surface/touched`).
package struct SurfaceTouchAnswer: Sendable, Equatable {
  /// The number of the message that is answered. Nil if the script does not repeat it: then the oldest message about
  /// the surface is answered.
  package let id: Int?
  package let rootTag: Int64
  package let isFound: Bool
  /// The centre of the element, in the coordinates of the message. Nil if the script does not know it.
  package let x: Double?
  package let y: Double?
  /// The width and the height of the part of the element that shows. Nil if the script does not know it.
  package let size: [Double]?

  /// The other content of React's that covers the element, as part of a sentence. The script has then begun no touch.
  package let coveredBy: String?
  /// False if the touch has ended, and nothing in the content responded to it.
  package let isTaken: Bool

  package init(
    id: Int?, rootTag: Int64, isFound: Bool, x: Double? = nil, y: Double? = nil, size: [Double]? = nil,
    coveredBy: String? = nil, isTaken: Bool = true
  ) {
    self.isTaken = isTaken
    (self.id, self.rootTag, self.isFound) = (id, rootTag, isFound)
    (self.x, self.y, self.size) = (x, y, size)
    self.coveredBy = coveredBy
  }

  /// Reads the params of the answer. Returns nil without a root tag.
  package init?(_ params: JSONValue?) {
    guard let rootTag = params?["rootTag"]?.int else { return nil }
    self.init(
      id: params?["id"]?.int.map { Int($0) }, rootTag: rootTag, isFound: params?["found"]?.bool ?? false,
      x: params?["x"]?.double, y: params?["y"]?.double, size: params?["size"]?.numbers,
      coveredBy: params?["coveredBy"]?.string,
      isTaken: params?["taken"]?.bool ?? true)
  }

  package func write(to writer: JSONWriter) {
    writer.object {
      if let id {
        writer.key("id")
        writer.value(id)
      }
      writer.key("rootTag")
      writer.value(rootTag)
      writer.key("found")
      writer.value(isFound)
      if let x, let y {
        writer.key("x")
        writer.value(x)
        writer.key("y")
        writer.value(y)
      }
      writer.member("size", size)
      writer.member("coveredBy", coveredBy)
      if !isTaken {
        writer.key("taken")
        writer.value(false)
      }
    }
  }
}
