internal import Shared

extension RNNReactView {
  /// Gives the running root new properties: all of them, for they take the place of the old ones (protocol §5, §10).
  func setProperties(_ properties: JSON) { surface?.setProperties(properties) }

  /// What the running root has now.
  var properties: JSON { surface?.properties ?? [:] }
}
