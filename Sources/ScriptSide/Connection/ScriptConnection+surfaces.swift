internal import NavbridgeVocabulary
package import NavbridgeWire

/// The answers to messages about React's content, of a script with `touches` (protocol §5). Each is sent behind the calls
/// that the script has made before.
extension ScriptConnection {
  /// Answers a message of a finger.
  ///
  /// - Parameters:
  ///   - id: the number of the message; nil to answer the oldest about the surface.
  ///   - place: the centre of the element in the coordinates of the message, in points; nil if it is unknown.
  ///   - names: the test ids or the texts of the elements that show, if nothing is found.
  package func answer(
    _ id: Int?, rootTag: Int64, isFound: Bool, at place: (x: Double, y: Double)? = nil, names: [String]? = nil
  ) {
    route.flush()
    notify(SurfaceMessages.touched, id, rootTag, isFound, place?.x, place?.y, nil, nil, nil, names)
  }

  /// Answers the request to describe the content of a surface. A tree that the native side could not read, because it is
  /// too deep or too long, is replaced by the sentence that states this.
  package func answerDescription(rootTag: Int64, tree: JSON) {
    route.flush()
    guard let refusal = notify(SurfaceMessages.described, rootTag, tree) else { return }
    notify(SurfaceMessages.described, rootTag, .string(refusal.message))
  }
}
