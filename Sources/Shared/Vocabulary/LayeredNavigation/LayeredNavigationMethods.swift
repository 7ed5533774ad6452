/// The methods for drivers that layered navigation adds.
public enum LayeredNavigationMethods {
  public static let pan = DeclaredMethod(
    "device/pan", .act,
    "Drags the screen in front to the right. The first movement begins its dismissal. `done`: the screen's animator has "
      + "the gesture.",
    .integer("percent", in: NumberBounds(0...100), "the distance over the width of the screen"),
    .flag("lift", "true lifts the finger then: the dismissal is completed or cancelled", default: true),
    returns: .done)

  public static let touch = DeclaredMethod(
    "device/touch", .act,
    "Touches a point. Accessories whose content is elsewhere are dismissed. `done`: one was.",
    .number("x", of: .points, "from the left edge"),
    .number("y", of: .points, "from the top edge"), returns: .done)
}
