public import NavbridgeWire

/// The module by which the script side controls the scroll views of native screens, by their testIDs, and the events of
/// native screens that scroll (layout-guides §12). The events are sent with or without listeners.
public struct DCFLayoutDeclaration: DeclaredModule {
  public static let names = ModuleNames("DCFLayout")
  public static let declared = DCFLayoutDeclaration()

  private static let state = MethodResult.json("`{\"contentInset\",\"contentOffset\"}`")

  public let setContentInset = DeclaredMethod("setContentInset", .viewId, .array("contentInset"), returns: state)
  public let setAutomaticallyAdjustContentInsets = DeclaredMethod(
    "setAutomaticallyAdjustContentInsets", .viewId, .flag("isAutomatic"), returns: state)
  public let refreshContentInset = DeclaredMethod("refreshContentInset", .viewId, returns: state)
  public let scrollToPosition = DeclaredMethod(
    "scrollToPosition", .viewId, .number("x"), .number("y"), .flag("animated"), returns: state)
  public let scrollToTop = DeclaredMethod("scrollToTop", .viewId, .flag("animated"), returns: state)
  public let scrollToBottom = DeclaredMethod("scrollToBottom", .viewId, .flag("animated"), returns: state)
  public let flashScrollIndicators = DeclaredMethod("flashScrollIndicators", .viewId, returns: state)

  public let guidesChanged = DeclaredMessage(
    "layout.guidesChanged", .screenId, .number("top"), .number("bottom"),
    .object("previous", [FieldDeclaration("top", .number), FieldDeclaration("bottom", .number)]))
  public let insetsChanged = DeclaredMessage(
    "layout.insetsChanged", .screenId, .eventViewId, .numbers("contentInset"), .numbers("contentOffset"))
  public let onScrollBeginDrag = scroll("onScrollBeginDrag")
  public let onScroll = scroll("onScroll")
  public let onScrollEndDrag = scroll("onScrollEndDrag")
  public let onMomentumScrollEnd = scroll("onMomentumScrollEnd")

  public typealias ScrollEvent = DeclaredMessage<
    FieldTypes.Nullable<FieldTypes.Text>, FieldTypes.Nullable<FieldTypes.Text>, FieldTypes.Numbers, FieldTypes.Numbers,
    FieldTypes.Numbers, FieldTypes.Numbers, FieldTypes.Number, FieldTypes.Flag?
  >

  private static func scroll(_ name: String) -> ScrollEvent {
    DeclaredMessage(
      "layout.\(name)", .screenId, .eventViewId, .numbers("contentOffset"), .numbers("contentInset"),
      .numbers("contentSize"), .numbers("layoutMeasurement"), .number("zoomScale"), .optional(.flag("willDecelerate")))
  }
}

extension Field where Value == FieldTypes.Text {
  fileprivate static var viewId: Self { .text("viewId") }
}

extension Field where Value == FieldTypes.Nullable<FieldTypes.Text> {
  /// The component of the native screen; null for a screen that another native screen has pushed.
  fileprivate static var screenId: Self { .nullable(.text("componentId")) }
  fileprivate static var eventViewId: Self { .nullable(.text("viewId")) }
}

extension LibraryDescription {
  /// Layout guides for native screens that scroll.
  public static let layoutGuides = LibraryDescription(modules: [DCFLayoutDeclaration.self])
}
