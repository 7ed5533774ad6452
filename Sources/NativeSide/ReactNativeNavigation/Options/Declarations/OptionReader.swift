/// A class that reads an option, with the phases in which it does (rnn-options §2.4, §2.5).
struct OptionReader: Sendable, Equatable {
  /// A point in time at which options are read.
  enum Phase: String, Sendable, CaseIterable {
    case bind = "B"
    case onInit = "I"
    case apply = "A"
    case merge = "M"
    case layout = "L"
    case render = "R"
    case command = "C"
    case asked = "Q"

    var meaning: String {
      switch self {
      case .bind: "when the presenter is bound to its controller"
      case .onInit: "at the end of construction; only own and default options"
      case .apply: "each time that a screen is about to appear"
      case .merge: "when options are merged"
      case .layout: "at every layout"
      case .render: "before the content is ready"
      case .command: "by a command"
      case .asked: "when UIKit or a gesture reads the value"
      }
    }
  }

  /// The name of the class in react-native-navigation.
  let name: String
  let phases: [Phase]

  @inline(never)
  private init(_ name: String, _ phases: [Phase]) {
    self.name = name
    self.phases = phases
  }

  static func base(_ phases: Phase...) -> OptionReader { OptionReader("RNNBasePresenter", phases) }
  static func component(_ phases: Phase...) -> OptionReader { OptionReader("RNNComponentPresenter", phases) }
  static func title(_ phases: Phase...) -> OptionReader { OptionReader("TopBarTitlePresenter", phases) }
  static func buttons(_ phases: Phase...) -> OptionReader { OptionReader("RNNButtonsPresenter", phases) }
  static func stack(_ phases: Phase...) -> OptionReader { OptionReader("RNNStackPresenter", phases) }
  static func topBar(_ phases: Phase...) -> OptionReader { OptionReader("TopBarAppearancePresenter", phases) }
  static func tabs(_ phases: Phase...) -> OptionReader { OptionReader("RNNBottomTabsPresenter", phases) }
  static func tabBar(_ phases: Phase...) -> OptionReader { OptionReader("BottomTabsAppearancePresenter", phases) }
  static func tab(_ phases: Phase...) -> OptionReader { OptionReader("BottomTabPresenter", phases) }
  static func dot(_ phases: Phase...) -> OptionReader { OptionReader("RNNDotIndicatorPresenter", phases) }
  static func sideMenu(_ phases: Phase...) -> OptionReader { OptionReader("RNNSideMenuPresenter", phases) }
  static func split(_ phases: Phase...) -> OptionReader { OptionReader("RNNSplitViewControllerPresenter", phases) }
  static func stackController(_ phases: Phase...) -> OptionReader { OptionReader("RNNStackController", phases) }
  static func tabsController(_ phases: Phase...) -> OptionReader { OptionReader("RNNBottomTabsController", phases) }
  static func commands(_ phases: Phase...) -> OptionReader { OptionReader("RNNCommandsHandler", phases) }
}
