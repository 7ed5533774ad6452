/// The methods for drivers that layered navigation adds.
public enum LayeredNavigationMethods {
  public static let pan = DriverMethod(
    "device/pan", .act,
    "Drags the screen in front to the right. The first movement begins its dismissal. `done`: the screen's animator has "
      + "the gesture.",
    .required("percent", .wholeNumber(in: NumberBounds(0...100)), "the distance over the width of the screen"),
    .optional("lift", .flag, default: true, "true lifts the finger then: the dismissal is completed or cancelled"),
    returns: .done)

  public static let touch = DriverMethod(
    "device/touch", .act,
    "Touches a point. Accessories whose content is elsewhere are dismissed. `done`: one was.",
    .required("x", .number(of: .points), "from the left edge"),
    .required("y", .number(of: .points), "from the top edge"), returns: .done)
}
