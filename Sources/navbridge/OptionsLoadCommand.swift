import ArgumentParser
import Glibc
import NavbridgeBench
import NavbridgeRuntime
import NavbridgeWire
import ScriptSide

/// Pushes screen after screen, or sends commands without an effect, so that the cost on the native side can be counted
/// (scripts/check options).
struct OptionsLoadCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "options-load", abstract: "Pushes screens, or sends commands without an effect.", shouldDisplay: false)

  @Option(help: "The path that the native side listens on.")
  var pipe: String

  @Option(help: "How often.")
  var count = 100

  @Flag(help: "Give the screen 60 options.")
  var options = false

  @Flag(help: "Send commands without an effect instead of pushes.")
  var noop = false

  func run() throws {
    let (pipe, count, noop) = (pipe, count, noop)
    let screen = options ? Self.sixty : [:]
    let loop = Runtime.live.script.useCallingThread()
    Task(executorPreference: ScriptThread.executor) {
      let code = await Self.send(count, noop ? Optional.none : screen, at: pipe)
      Glibc.exit(code)
    }
    loop.run()
  }

  /// - Parameter options: The options of the screens, or nil to send commands without an effect.
  @ScriptThread
  private static func send(_ count: Int, _ options: JSON?, at pipe: String) async -> Int32 {
    do {
      let app = try await Navigation.connect(to: pipe, Navigation.Settings(.turbo))
      if let options {
        _ = try await app.setRoot(.stack([.component(name: "Screen", id: "c0")], id: "s"))
        for number in 0..<count {
          _ = try await app.push("s", .component(name: "Screen", id: "c\(number + 1)", options: options))
        }
      } else {
        let load = CommandLoad(bytes: 665)
        for _ in 0..<count {
          _ = try await app.call("Benchmark", "noop") { writer in
            writer.value("noop1")
            writer.value("Component1")
            load.write(to: writer)
          }
        }
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
