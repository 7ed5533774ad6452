internal import NavbridgeVocabulary
package import NavbridgeWire

extension RCTSurface {
  /// Replaces the properties of the running root. `properties` must be complete, because no old property is kept
  /// (protocol §5, §10).
  package func setProperties(_ properties: JSON) {
    guard let session else { return }
    self.properties = properties
    session.services.wire.callFunction(session.peer, .setSurfaceProps) { writer in
      writer.value(moduleName)
      writer.object {
        writer.key("rootTag")
        writer.value(rootTag)
        writer.key("initialProps")
        writer.value(properties)
      }
    }
    session.services.trace?.sent(
      .surface, subject: moduleName, action: "props", id: componentId, bytes: session.services.wire.lastBytes)
  }
}
