package import NavbridgeVocabulary
package import NavbridgeWire

/// The messages about React's content that a script with `touches` answers (protocol §5). Each answer is sent behind the
/// calls that the script has made before.
extension ScriptConnection {
  /// Answers a touch.
  ///
  /// - Parameter place: the centre of the element in the coordinates of the touch, in points; nil if it is unknown.
  package func answer(_ touch: SurfaceTouch, isFound: Bool, at place: (x: Double, y: Double)? = nil) {
    send(
      SurfaceTouchAnswer(
        id: touch.id, rootTag: touch.place.rootTag, isFound: isFound, x: place?.x, y: place?.y))
  }

  /// Answers the request to type a text.
  ///
  /// - Parameter place: the centre of the text input in the coordinates of its surface or modal, in points; nil if it is
  ///   unknown.
  package func answer(_ typing: SurfaceTyping, isFound: Bool, at place: (x: Double, y: Double)? = nil) {
    send(
      SurfaceTouchAnswer(
        id: typing.id, rootTag: typing.place.rootTag, isFound: isFound, x: place?.x, y: place?.y))
  }

  private func send(_ answer: SurfaceTouchAnswer) {
    route.flush()
    notify("surface/touched") { answer.write(to: $0) }
  }

  /// Answers the request to describe the content of a surface. A tree that the native side could not read, because it is
  /// too deep or too long, is replaced by the sentence that states this.
  package func answerDescription(rootTag: Int, tree: JSON) {
    route.flush()
    guard let refusal = sendDescription(rootTag: rootTag, tree: tree) else { return }
    sendDescription(rootTag: rootTag, tree: .string(refusal.message))
  }

  @discardableResult
  private func sendDescription(rootTag: Int, tree: JSON) -> RPCError? {
    notify("surface/described") { writer in
      writer.object {
        writer.key("rootTag")
        writer.value(rootTag)
        writer.key("tree")
        writer.value(tree)
      }
    }
  }

  /// Handles a message about a surface. Returns false if it is none.
  func receiveAboutSurface(_ method: JSONValue, _ params: JSONValue?) -> Bool {
    if method.isString("surface/touch") {
      if let touch = params.flatMap({ SurfaceTouch($0) }) { delegate?.touched(touch) }
    } else if method.isString("surface/type") {
      if let typing = params.flatMap({ SurfaceTyping($0) }) { delegate?.typed(typing) }
    } else if method.isString("surface/scroll") {
      if let scroll = params.flatMap({ SurfaceScroll($0) }) { delegate?.scrolled(scroll) }
    } else if method.isString("surface/scrollTo") {
      if let search = params.flatMap({ SurfaceScrollTo($0) }) { delegate?.searched(search) }
    } else if method.isString("surface/describe") {
      if let place = params.flatMap({ SurfacePlace($0) }) { delegate?.describe(place) }
    } else {
      return false
    }
    return true
  }
}
