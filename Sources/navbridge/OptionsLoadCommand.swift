import ArgumentParser
import Glibc
import NavbridgeRuntime
import NavbridgeWire
import ScriptSide

/// Pushes screen after screen, so that the cost on the native side can be counted (scripts/check options).
struct OptionsLoadCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "options-load", abstract: "Pushes screens of many options.", shouldDisplay: false)

  @Option(help: "The path that the native side listens on.")
  var pipe: String

  @Option(help: "How often.")
  var count = 100

  @Flag(help: "Give the screen 60 options.")
  var options = false

  func run() throws {
    let (pipe, count) = (pipe, count)
    let screen = options ? Self.sixty : [:]
    let loop = Runtime.live.script.useCallingThread()
    Task(executorPreference: ScriptThread.executor) {
      let code = await Self.push(count, screen, at: pipe)
      Glibc.exit(code)
    }
    loop.run()
  }

  @ScriptThread
  private static func push(_ count: Int, _ options: JSON, at pipe: String) async -> Int32 {
    do {
      let app = try await Navigation.connect(to: pipe, Navigation.Settings(.turbo))
      _ = try await app.setRoot(.stack([.component(name: "Screen", id: "c0")], id: "s"))
      for number in 0..<count {
        _ = try await app.push("s", .component(name: "Screen", id: "c\(number + 1)", options: options))
      }
      return 0
    } catch {
      StandardError.complain("\(error)")
      return EX_SOFTWARE
    }
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
