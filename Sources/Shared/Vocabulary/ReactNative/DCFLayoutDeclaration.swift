public import NavbridgeWire

/// The module by which the script side controls the scroll views of native screens, by their testIDs, and the events of
/// native screens that scroll (layout-guides §12). The events are sent with or without listeners.
public struct DCFLayoutDeclaration: DeclaredModule {
  /// The names of the module on the two routes.
  public static let names = ModuleNames("DCFLayout")
  /// The methods and events of the module.
  public static let declared = DCFLayoutDeclaration()

  private static let state = MethodResult.json("`{\"contentInset\",\"contentOffset\"}`")

  /// `setContentInset`: insets of the script's own.
  public let setContentInset = DeclaredMethod("setContentInset", .viewId, .array("contentInset"), returns: state)
  /// `setAutomaticallyAdjustContentInsets`: whether the guides inset the content.
  public let setAutomaticallyAdjustContentInsets = DeclaredMethod(
    "setAutomaticallyAdjustContentInsets", .viewId, .flag("isAutomatic"), returns: state)
  /// `refreshContentInset`: computes the insets again.
  public let refreshContentInset = DeclaredMethod("refreshContentInset", .viewId, returns: state)
  /// `scrollToPosition`: scrolls to an offset in points.
  public let scrollToPosition = DeclaredMethod(
    "scrollToPosition", .viewId, .number("x"), .number("y"), .flag("animated"), returns: state)
  /// `scrollToTop`: scrolls to the upper end.
  public let scrollToTop = DeclaredMethod("scrollToTop", .viewId, .flag("animated"), returns: state)
  /// `scrollToBottom`: scrolls to the lower end.
  public let scrollToBottom = DeclaredMethod("scrollToBottom", .viewId, .flag("animated"), returns: state)
  /// `flashScrollIndicators`: shows the indicators for a moment.
  public let flashScrollIndicators = DeclaredMethod("flashScrollIndicators", .viewId, returns: state)

  /// The guides of a screen have other lengths.
  public let guidesChanged = DeclaredMessage(
    "layout.guidesChanged", .screenId, .number("top"), .number("bottom"),
    .object("previous", [FieldDeclaration("top", .number), FieldDeclaration("bottom", .number)]))
  /// The insets of a scroll view have changed.
  public let insetsChanged = DeclaredMessage(
    "layout.insetsChanged", .screenId, .eventViewId, .numbers("contentInset"), .numbers("contentOffset"))
  /// A finger has begun to drag.
  public let onScrollBeginDrag = scroll("onScrollBeginDrag")
  /// The offset has changed.
  public let onScroll = scroll("onScroll")
  /// The finger has lifted.
  public let onScrollEndDrag = scroll("onScrollEndDrag")
  /// The content has come to rest.
  public let onMomentumScrollEnd = scroll("onMomentumScrollEnd")

  /// An event of a scroll view, with its offset, insets, sizes and scale.
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
