internal import NavbridgeKernel
internal import NavbridgeWire

extension RNNReactView {
  /// Sets the properties of the running root. They replace all old ones (protocol §5, §10).
  func setProperties(_ properties: JSON) { surface?.setProperties(properties) }

  /// The current properties of the running root.
  var properties: JSON { surface?.properties ?? [:] }
}
