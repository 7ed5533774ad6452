internal import NavbridgePicture
internal import NavbridgeVocabulary
package import NavbridgeWire

extension Snapshot {
  /// Draws the screen as it is at this moment. Nothing is sent, and no frame is drawn for it, so that what follows is the same
  /// as without a picture.
  ///
  /// - Parameter content: returns the script's description of React's content of a surface, or of a modal in it by its tag; nil
  ///   if there is none.
  package static func picture(of host: NativeHost, content: (_ rootTag: Int64, _ hostTag: Int64?) -> JSON?) -> String {
    var trees: [SurfacePlace: JSON] = [:]
    if host.session?.touches == true {
      let describesModals = host.session?.scrolls ?? false
      for one in Finger(host).reactContents where one.place.hostTag == nil || describesModals {
        guard let tree = content(one.place.rootTag, one.place.hostTag) else { continue }
        trees[one.place] = SurfaceTrees.Collection.placed(tree, of: one)
      }
    }
    // Such pictures are those of films.
    return Picture.svg(
      of: Snapshot(host, trees: trees, look: true).whole, imageRoom: ScreenPictures.imageRoom)
  }
}
