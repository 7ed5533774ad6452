extension NavFailure {
  static let notSetUp = NavFailure(.notSetUp, "The navigation is not set up. Define its layers and call setup first.")

  static func undefined(_ layer: LayerReference) -> NavFailure {
    NavFailure(.undefinedLayer, "The layer '\(layer.name)' is not defined. Define it before the set-up.")
  }

  /// The failure of a call that the set-up of a screen's content awaits.
  static func waitsForItself(_ screen: String) -> NavFailure {
    NavFailure(
      .waitsForItself,
      "The set-up of the content of '\(screen)' awaits a call, which begins only after it. Complete the content first, or "
        + "make the call without awaiting it.")
  }

  /// The failure of everything that the end of a navigation has overtaken, or that comes after it.
  static let ended = NavFailure(
    .ended,
    "The navigation has ended, as its script context does. Repeat the call on the navigation of the next set-up.")
}
