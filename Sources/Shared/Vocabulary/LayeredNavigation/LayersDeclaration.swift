public import NavbridgeWire

/// The module by which a script drives the layered navigation, and the events by which native reports it
/// (layered-navigation §12). The events are sent with or without listeners.
///
/// A layer is named `nav`, `tab0` … `tab9`, `tab.NAME`, `tab.any`, `accesory0` … `accesory9` or `modal`.
public struct LayersDeclaration: DeclaredModule {
  /// The names of the module on the two routes.
  public static let names = ModuleNames("Layers")
  /// The methods and events of the module.
  public static let declared = LayersDeclaration()

  /// Adds definitions, in the form of `LayersDefinitions`. All definitions are made before the set-up.
  public let define = DeclaredMethod(
    "define", .commandId, .object("definitions"),
    returns: .json("the names of all that is defined: `{\"nav\"?,\"tabs\",\"controllers\",\"accesories\"}`"))
  /// Shows the main navigation. It can be done once in a script context. With an animator the answer comes when the root
  /// has appeared.
  public let setup = DeclaredMethod("setup", .commandId, .animator, returns: .layersOutcome)

  /// - `hooks`: true if the moments of the screen's set-up are reported by `layers.hook`.
  public let push = DeclaredMethod(
    "push", .commandId, .layer, .controller, .resourceId, .payload, .animator, .hooks, returns: .layersOutcome)
  /// Pops to a controller, or to the one of a context; pushes a new one if it is not in the stack.
  public let popTo = DeclaredMethod(
    "popTo", .commandId, .layer, .controller, .resourceId, .payload, .animator, .hooks, .optional(.number("contextId")),
    returns: .layersOutcome)
  /// `popCurrent`: pops the screen in front.
  public let popCurrent = DeclaredMethod(
    "popCurrent", .commandId, .layer, .payload, .animator, returns: .layersOutcome)
  /// `popToRoot`: pops all screens but the lowest.
  public let popToRoot = DeclaredMethod("popToRoot", .commandId, .layer, .payload, .animator, returns: .layersOutcome)
  /// `goTo`: clears the stack and pushes.
  public let goTo = DeclaredMethod(
    "goTo", .commandId, .layer, .controller, .resourceId, .payload, .animator, .hooks, returns: .layersOutcome)
  /// `show`: shows a layer.
  public let show = DeclaredMethod("show", .commandId, .layer, .animator, returns: .layersOutcome)
  /// - `explicit`: true if it is an error when the layer does not show.
  public let hide = DeclaredMethod(
    "hide", .commandId, .layer, .animator, .optional(.flag("explicit")), returns: .layersOutcome)
  /// Makes a stack that of the texts, and shows the last of them.
  public let apply = DeclaredMethod(
    "apply", .commandId, .layer, .array("texts"), .animator, returns: .layersOutcome)
  /// Carries several operations out as one. Each is an object in the form of `LayersOperation`.
  public let transaction = DeclaredMethod("transaction", .commandId, .array("ops"), returns: .layersOutcome)

  /// Reports the changes of a key by `layers.changed`, until `unobserve`.
  public let observe = DeclaredMethod("observe", .commandId, .text("key"), returns: .text("the key in its usual form"))
  /// `unobserve`: ends an observation.
  public let unobserve = DeclaredMethod("unobserve", .commandId, .text("key"), returns: .nothing("null"))
  /// `getState`: the texts of all keys, the stacks and the contexts.
  public let getState = DeclaredMethod(
    "getState", .commandId,
    returns: .json("`{\"isSetUp\",\"definitions\",\"state\",\"stacks\",\"contexts\"}`"))

  /// Reports a payload of a screen to its opener.
  public let callback = DeclaredMethod("callback", .commandId, .contextId, .payload, returns: .nothing("null"))
  /// Dismisses the accessory of a screen, and then reports the payload to its opener.
  public let dismissAccesory = DeclaredMethod(
    "dismissAccesory", .commandId, .contextId, .payload, returns: .layersOutcome)
  /// Answers `layers.setupContent`.
  public let contentReady = DeclaredMethod(
    "contentReady", .commandId, .contextId,
    returns: .flag("true if the navigation waited for it"))

  /// `layers.changed`: a key that is observed has another text.
  public let changed = DeclaredMessage("layers.changed", .text("key"), .text("old"), .text("new"))
  /// - `opener`: the id of the call that opened the context.
  public let called = DeclaredMessage(
    "layers.callback", .integer("contextId"), .optional(.text("opener")), .payload)
  /// `layers.popped`: a context has gone, with its payload.
  public let popped = DeclaredMessage("layers.popped", .integer("contextId"), .optional(.text("opener")), .payload)
  /// `layers.hook`: a context has reached a stage of its life.
  public let hook = DeclaredMessage(
    "layers.hook", .integer("contextId"), .optional(.text("opener")), .text("hook"))
  /// `layers.setupContent`: a screen waits for its content.
  public let setupContent = DeclaredMessage(
    "layers.setupContent", .integer("contextId"), .componentId, .text("controller"))
}

extension Field where Value == FieldTypes.Text {
  fileprivate static var layer: Self { .text("layer") }
  fileprivate static var controller: Self { .text("controller") }
}

extension Field where Value == FieldTypes.Text? {
  fileprivate static var resourceId: Self { .optional(.text("resourceId")) }
}

extension Field where Value == FieldTypes.Value? {
  fileprivate static var payload: Self { .optional(.value("payload")) }
}

extension Field where Value == FieldTypes.Object? {
  fileprivate static var animator: Self { .optional(.object("animator")) }
}

extension Field where Value == FieldTypes.Flag? {
  fileprivate static var hooks: Self { .optional(.flag("hooks")) }
}

extension Field where Value == FieldTypes.Number {
  fileprivate static var contextId: Self { .number("contextId") }
}

extension MethodResult where Value == LayersOutcome {
  fileprivate static var layersOutcome: Self {
    Self(
      "`{\"ok\",\"contextId\",\"opened\"?,\"reason\"?,\"message\"?,\"operations\"?}`", json: \.json,
      read: { LayersOutcome(json: $0) })
  }
}

/// The methods for drivers that layered navigation adds.
public enum LayeredNavigationMethods {
  /// `device/pan`: a finger drags the screen in front to the right.
  public static let pan = DeclaredMethod(
    "device/pan", .act,
    "Drags the screen in front to the right. The first movement begins its dismissal. `done`: the screen's animator has "
      + "the gesture.",
    .integer("percent", in: NumberBounds(0...100), "the distance over the width of the screen"),
    .flag("lift", "true lifts the finger then: the dismissal is completed or cancelled", default: true),
    returns: .done)

  /// `device/touch`: a finger touches a point, which may dismiss accessories.
  public static let touch = DeclaredMethod(
    "device/touch", .act,
    "Touches a point. Accessories whose content is elsewhere are dismissed. `done`: one was.",
    .number("x", of: .points, "from the left edge"),
    .number("y", of: .points, "from the top edge"), returns: .done)
}

extension DesignDescription {
  /// Layers with a stack each, which are edited as data and then displayed.
  public static let layeredNavigation = DesignDescription(
    name: "layered-navigation", modules: [LayersDeclaration.self],
    driverMethods: [LayeredNavigationMethods.pan.declaration, LayeredNavigationMethods.touch.declaration])
}
