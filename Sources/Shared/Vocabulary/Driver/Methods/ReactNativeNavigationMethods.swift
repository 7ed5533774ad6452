public import NavbridgeWire

/// The driver's methods that exist with the design of react-native-navigation (protocol §8).
public enum ReactNativeNavigationMethods {
  public static let explainOptions = DeclaredMethod(
    "device/explainOptions", .request,
    "Shows each option that counts for a component, with its value in `resolvedOptions`, its layer and its readers. "
      + "`layer` is `own`, `merge` (merged into the component), `parent` or `child` (of the container or current child "
      + "`from`), or `default`. -32004 for an unknown id.",
    .text("componentId", "the component"),
    returns: .json(
      #"`{"componentId","options":[{"path","type","value","layer","from"?,"readBy":[{"presenter","phases"}]}]}`"#))

  public static let peek = DeclaredMethod(
    "device/peek", .act,
    "Presses hard on a screen for which a push with a preview waits: 3D touch. `preferredContentSize` has the size of "
      + "`preview.width` and `preview.height`. -32004 if no preview waits, or there is no such action.",
    .text("componentId", "the screen that is pressed upon"),
    .flag("commit", "true opens the previewed screen", default: false),
    .optional(.text("action", "the preview's action that the finger selects; `commit` does not count then")),
    returns: .peek)
}
