/// The methods for drivers that layered navigation adds.
public enum LayeredNavigationMethods {
  public static let pan = DriverMethod(
    "device/pan", .act,
    "Drags the screen in front to the right. The first movement begins its dismissal. `done`: the screen's animator has "
      + "the gesture.",
    .required("percent", .wholeNumber(in: NumberBounds(0...100)), "the distance over the width of the screen"), .lifts,
    returns: .done)

  public static let pinch = DriverMethod(
    "device/pinch", .act,
    "Brings two fingers together on the screen in front, as `device/pan`. The progress is 1 − the scale.",
    .required("percent", .wholeNumber(in: NumberBounds(0...100)), "the distance of the fingers over the first one"),
    .lifts, returns: .done)

  public static let touch = DriverMethod(
    "device/touch", .act,
    "Touches a point. Accessories whose content is elsewhere are dismissed. `done`: one was.",
    .required("x", .number(of: .points), "from the left edge"),
    .required("y", .number(of: .points), "from the top edge"), returns: .done)
}

extension Parameter where Value == Bool {
  fileprivate static var lifts: Parameter {
    .optional("lift", .flag, default: true, "true lifts the finger then: the dismissal is completed or cancelled")
  }
}
