extension NavFailure {
  static let notSetUp = NavFailure(.notSetUp, "The navigation is not set up. Define its layers and call setup first.")

  /// The failure of everything that the end of a navigation has overtaken, or that comes after it.
  static let ended = NavFailure(
    .ended,
    "The navigation has ended, as its script context does. Repeat the call on the navigation of the next set-up.")
}
