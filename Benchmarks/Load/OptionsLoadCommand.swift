import ArgumentParser
import NavbridgeBench
import NavbridgeDriver
import NavbridgeNavigation
import NavbridgeRuntime
import NavbridgeVocabulary
import NavbridgeWire
import ScriptSide

struct OptionsLoadCommand: Load {
  static let configuration = CommandConfiguration(
    commandName: "options", abstract: "Sends one kind of command again and again.")

  enum Kind: String, ExpressibleByArgument {
    /// A command without an effect.
    case noop
    /// A push, without a pop.
    case push
    /// A push and a pop of the pushed screen, both animated.
    case pushPop = "push-pop"
    /// A merge of 512 bytes of options into a component that does not exist. The native side reads the options, and
    /// does nothing with them.
    case known
    /// The same, with options that were not sent before.
    case new
    /// The same, with ten names of options that do not exist.
    case misspelt
    /// A merge of another title into a component, with its answer.
    case title
    /// The same, and a snapshot of the component.
    case titleSnapshot = "title-snapshot"
    /// A snapshot of one component.
    case snapshot
  }

  @Argument(help: "The kind of command.")
  var kind: Kind

  @OptionGroup var load: LoadOptions

  @Flag(help: "Give the screens 60 options.")
  var options = false

  @ScriptThread
  func send() async throws {
    // On turbo this command has no answer.
    let route: Architecture = [.known, .new, .misspelt, .title, .titleSnapshot].contains(kind) ? .bridge : .turbo
    let app = try await Navigation.connect(to: load.pipe, Navigation.Settings(route))
    let given = options ? Self.sixty : [:]
    func screen(_ number: Int) -> Layout { .component(name: "Screen", id: "c\(number)", options: given) }
    if kind != .noop { _ = try await app.setRoot(.stack([screen(0)], id: "s")) }
    let driver = [.snapshot, .titleSnapshot].contains(kind) ? try await Driver.connect(to: load.pipe) : nil
    let command = CommandLoad(bytes: 665)
    for number in 1...load.count {
      switch kind {
      case .noop:
        _ = try await app.call("Benchmark", "noop") { writer in
          writer.value("noop1")
          writer.value("Component1")
          command.write(to: writer)
        }
      case .push: _ = try await app.push("s", screen(number))
      case .pushPop:
        _ = try await app.push("s", screen(number))
        _ = try await app.pop("c\(number)")
      case .known, .new, .misspelt:
        // All numbers have the same length.
        let text = kind == .known ? "Order 100000" : "Order \(100_000 + number)"
        let options = Self.halfKibibyte(title: text, isMisspelt: kind == .misspelt)
        try await app.call(\RNNCommands.mergeOptions, "none", options)
      case .title, .titleSnapshot:
        let title: JSON = ["topBar": ["title": ["text": .string("Order \(100_000 + number)")]]]
        try await app.call(\RNNCommands.mergeOptions, "c0", title)
        _ = try await driver?.snapshot(componentId: "c0")
      case .snapshot: _ = try await driver?.snapshot(componentId: "c0")
      }
    }
  }

  /// Returns options whose JSON text has 512 bytes: a title, a back button, a button, a tab and a background.
  ///
  /// - Parameter isMisspelt: true for ten names with another last letter.
  private static func halfKibibyte(title: String, isMisspelt: Bool = false) -> JSON {
    let color: JSON = 0xFF12_3456
    func name(_ name: String) -> String { isMisspelt ? name.dropLast() + "x" : name }
    func options(_ icon: String) -> JSON {
      [
        "topBar": [
          "title": ["text": .string(title), name("color"): color, name("fontSize"): 17, name("fontFamily"): "Arial"],
          "background": [name("color"): color, name("translucent"): false],
          "backButton": [name("title"): "Orders", name("showTitle"): true, name("color"): color],
          "rightButtons": [["id": "save", "text": "Save", "color": color, "enabled": true]],
        ],
        "bottomTabs": [name("visible"): false, name("drawBehind"): true],
        "bottomTab": ["text": "Orders", "badge": "3", "icon": ["uri": .string(icon)]],
        "layout": ["orientation": ["portrait"], "backgroundColor": color],
      ]
    }
    let missing = 512 - options("").description.utf8.count
    return options(String(repeating: "x", count: missing))
  }

  private static let sixty: JSON = {
    let color: JSON = 0xFF12_3456
    let font: JSON = ["fontFamily": "Arial", "fontSize": 18, "fontWeight": "bold", "color": color]
    return [
      "popGesture": false, "navigationButtonEventOnSwipeBack": true, "modalPresentationStyle": "pageSheet",
      "statusBar": ["visible": true, "style": "light", "animate": false, "hideWithTopBar": false],
      "layout": [
        "backgroundColor": color, "componentBackgroundColor": color, "orientation": "portrait",
        "insets": ["top": 1, "left": 0, "bottom": 0, "right": 0],
      ],
      "topBar": [
        "visible": true, "animate": false, "drawBehind": true, "testID": "BAR", "barStyle": "black", "noBorder": false,
        "borderColor": color, "leftButtonColor": color, "rightButtonColor": color, "title": font, "largeTitle": font,
        "subtitle": ["text": "S", "fontSize": 11, "color": color],
        "background": ["color": color, "translucent": false, "blur": false, "clipToBounds": true],
        "scrollEdgeAppearance": ["active": true, "background": ["color": color], "noBorder": true],
        "backButton": ["visible": true, "color": color, "title": "Back", "showTitle": true, "testID": "BACK"],
      ],
      "bottomTabs": ["visible": true, "animate": false, "drawBehind": true],
      "bottomTab": ["text": "Tab", "badge": "1", "iconColor": color, "textColor": color, "fontSize": 10],
      "overlay": ["interceptTouchOutside": true], "modal": ["swipeToDismiss": true],
      "sideMenu": ["left": ["enabled": true, "width": 200]],
      "animations": ["push": ["enabled": true], "pop": ["enabled": true]],
    ]
  }()
}
