package import NavbridgeWire

/// A part of React's content that lies in one view: a surface without its modals, or the content of one `<Modal>` of a
/// surface.
package struct SurfacePlace: Sendable, Hashable {
  package let rootTag: Int64
  /// React's tag of the `<Modal>`. Nil for the surface itself.
  package let hostTag: Int64?

  package init(rootTag: Int64, hostTag: Int64? = nil) {
    self.rootTag = rootTag
    self.hostTag = hostTag
  }

  /// Reads the members `rootTag` and `hostTag`. Returns nil without the former.
  package init?(_ params: JSONValue) {
    guard let rootTag = params["rootTag"]?.int else { return nil }
    self.init(rootTag: rootTag, hostTag: params["hostTag"]?.int)
  }

  /// Writes the members into the object that is being written.
  package func writeMembers(to writer: JSONWriter) {
    writer.key("rootTag")
    writer.value(rootTag)
    guard let hostTag else { return }
    writer.key("hostTag")
    writer.value(hostTag)
  }
}
