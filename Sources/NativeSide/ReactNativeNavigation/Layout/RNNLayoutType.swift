/// The types of a layout's nodes (rnn-layouts §1).
enum RNNLayoutType: String, Sendable, CaseIterable {
  case component = "Component"
  case stack = "Stack"
  case bottomTabs = "BottomTabs"
  case topTabs = "TopTabs"
  case sideMenuRoot = "SideMenuRoot"
  case sideMenuCenter = "SideMenuCenter"
  case sideMenuLeft = "SideMenuLeft"
  case sideMenuRight = "SideMenuRight"
  case externalComponent = "ExternalComponent"
  case splitView = "SplitView"
}
