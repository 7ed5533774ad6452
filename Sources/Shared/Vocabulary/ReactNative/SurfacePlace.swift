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
}
