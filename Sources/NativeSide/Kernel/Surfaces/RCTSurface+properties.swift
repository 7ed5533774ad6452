internal import Shared

extension RCTSurface {
  /// Gives the running root new properties: all of them, for they take the place of the old ones (protocol §5, §10).
  func setProperties(_ properties: JSON) {
    guard let session else { return }
    self.properties = properties
    session.host.wire.callFunction(session.peer, "AppRegistry", "setSurfaceProps") { writer in
      writer.value(moduleName)
      writer.object {
        writer.key("rootTag")
        writer.value(rootTag)
        writer.key("initialProps")
        writer.value(properties)
      }
    }
    session.host.trace?.record(
      .surface, subject: moduleName, action: "props", id: componentId, bytes: session.host.wire.lastBytes)
  }
}
