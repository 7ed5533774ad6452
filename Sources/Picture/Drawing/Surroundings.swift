/// What a view controller's view lies on.
struct Surroundings {
  /// True where a view without a background lets through what lies below.
  var isClear = false
  /// True in a card, whose background is lighter in the dark.
  var isRaised = false
}
