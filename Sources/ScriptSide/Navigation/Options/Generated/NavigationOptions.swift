// Made by scripts/generate from the declarations of the options; do not edit.

public import NavbridgeWire

/// The options of a layout. Each may be left out, and JSON has those that iOS does not read, too.
public struct NavigationOptions: Sendable, Equatable, OptionGroup {
  /// Without a value: `true`.
  public var popGesture: Bool?
  /// Without a value: `false`.
  public var navigationButtonEventOnSwipeBack: Bool?
  /// Without a value: none.
  public var backgroundImage: NavigationOptions.Image?
  /// Without a value: none.
  public var rootBackgroundImage: NavigationOptions.Image?
  /// Without a value: `default`.
  public var modalPresentationStyle: String?
  /// Without a value: `coverVertical`.
  public var modalTransitionStyle: String?
  /// The options below `statusBar`.
  public var statusBar: NavigationOptions.StatusBar
  /// The options below `layout`.
  public var layout: NavigationOptions.Layout
  /// The options below `topBar`.
  public var topBar: NavigationOptions.TopBar
  /// The options below `bottomTabs`.
  public var bottomTabs: NavigationOptions.BottomTabs
  /// The options below `bottomTab`.
  public var bottomTab: NavigationOptions.BottomTab
  /// The options below `topTabs`.
  public var topTabs: NavigationOptions.TopTabs
  /// The options below `topTab`.
  public var topTab: NavigationOptions.TopTab
  /// The options below `sideMenu`.
  public var sideMenu: NavigationOptions.SideMenu
  /// The options below `splitView`.
  public var splitView: NavigationOptions.SplitView
  /// The options below `overlay`.
  public var overlay: NavigationOptions.Overlay
  /// The options below `modal`.
  public var modal: NavigationOptions.Modal
  /// The options below `window`.
  public var window: NavigationOptions.Window
  /// The options below `preview`.
  public var preview: NavigationOptions.Preview
  /// The options below `scrollEdgeEffect`.
  public var scrollEdgeEffect: NavigationOptions.ScrollEdgeEffect
  /// The options below `animations`.
  public var animations: NavigationOptions.Animations

  /// Makes options, without those that are left out.
  public init(
    popGesture: Bool? = nil, navigationButtonEventOnSwipeBack: Bool? = nil,
    backgroundImage: NavigationOptions.Image? = nil, rootBackgroundImage: NavigationOptions.Image? = nil,
    modalPresentationStyle: String? = nil, modalTransitionStyle: String? = nil,
    statusBar: NavigationOptions.StatusBar = .init(), layout: NavigationOptions.Layout = .init(),
    topBar: NavigationOptions.TopBar = .init(), bottomTabs: NavigationOptions.BottomTabs = .init(),
    bottomTab: NavigationOptions.BottomTab = .init(), topTabs: NavigationOptions.TopTabs = .init(),
    topTab: NavigationOptions.TopTab = .init(), sideMenu: NavigationOptions.SideMenu = .init(),
    splitView: NavigationOptions.SplitView = .init(), overlay: NavigationOptions.Overlay = .init(),
    modal: NavigationOptions.Modal = .init(), window: NavigationOptions.Window = .init(),
    preview: NavigationOptions.Preview = .init(), scrollEdgeEffect: NavigationOptions.ScrollEdgeEffect = .init(),
    animations: NavigationOptions.Animations = .init()
  ) {
    self.popGesture = popGesture
    self.navigationButtonEventOnSwipeBack = navigationButtonEventOnSwipeBack
    self.backgroundImage = backgroundImage
    self.rootBackgroundImage = rootBackgroundImage
    self.modalPresentationStyle = modalPresentationStyle
    self.modalTransitionStyle = modalTransitionStyle
    self.statusBar = statusBar
    self.layout = layout
    self.topBar = topBar
    self.bottomTabs = bottomTabs
    self.bottomTab = bottomTab
    self.topTabs = topTabs
    self.topTab = topTab
    self.sideMenu = sideMenu
    self.splitView = splitView
    self.overlay = overlay
    self.modal = modal
    self.window = window
    self.preview = preview
    self.scrollEdgeEffect = scrollEdgeEffect
    self.animations = animations
  }

  /// The JSON that is sent.
  public var json: JSON {
    var members = OptionMembers()
    members.add("popGesture", popGesture)
    members.add("navigationButtonEventOnSwipeBack", navigationButtonEventOnSwipeBack)
    members.add("backgroundImage", backgroundImage)
    members.add("rootBackgroundImage", rootBackgroundImage)
    members.add("modalPresentationStyle", modalPresentationStyle)
    members.add("modalTransitionStyle", modalTransitionStyle)
    members.add(group: "statusBar", statusBar)
    members.add(group: "layout", layout)
    members.add(group: "topBar", topBar)
    members.add(group: "bottomTabs", bottomTabs)
    members.add(group: "bottomTab", bottomTab)
    members.add(group: "topTabs", topTabs)
    members.add(group: "topTab", topTab)
    members.add(group: "sideMenu", sideMenu)
    members.add(group: "splitView", splitView)
    members.add(group: "overlay", overlay)
    members.add(group: "modal", modal)
    members.add(group: "window", window)
    members.add(group: "preview", preview)
    members.add(group: "scrollEdgeEffect", scrollEdgeEffect)
    members.add(group: "animations", animations)
    return members.json
  }
}
