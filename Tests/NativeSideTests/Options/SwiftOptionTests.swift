import NavbridgeNavigation
import NavbridgeWire
import ScriptSide
import Testing

@testable import NavbridgeReactNativeNavigation

@Suite("The options as Swift values")
struct SwiftOptionTests {
  @Test("The options as Swift values are read by the native side, every one under its path")
  func everyOption() {
    let json = NavigationOptions.every.json
    var faults: [OptionFault] = []
    let options = RNNNavigationOptions(json) { faults.append($0) }
    #expect(faults.isEmpty, "\(faults)")
    for option in OptionPath.all {
      let sent = json.value(at: option.keys)
      #expect(sent != nil && options.values[option] == sent, "\(option.path)")
    }
    #expect(options.tree == json)
  }

  @Test("The options as Swift values have every option of a button under its key")
  func everyButtonOption() {
    let json = NavigationOptions.Button.every.json
    for option in OptionGroups.shared.ofButtons {
      let sent = json.value(at: option.keys.dropFirst(3))
      #expect(sent != nil && sent.map { option.type.accept($0).isExpected } == true, "\(option.path)")
    }
  }

  @Test("The options as Swift values leave out what has no value, and keep the order of the declarations")
  func sparse() {
    #expect(NavigationOptions().json == [:])
    var options = NavigationOptions(topBar: .init(title: .init(text: "Home", fontSize: 17)))
    #expect(options.json == ["topBar": ["title": ["text": "Home", "fontSize": 17]]])
    options.topBar.title.fontSize = 17.5
    options.topBar.visible = false
    #expect(options.json.description == #"{"topBar":{"visible":false,"title":{"text":"Home","fontSize":17.5}}}"#)
    #expect(NavigationOptions(bottomTab: .init(badge: .null)).json == ["bottomTab": ["badge": .null]])
    #expect(options == options && options != NavigationOptions())
  }

  @Test("The options as Swift values write colours, images and transitions in the forms that the native side reads")
  func values() {
    let colors: [(NavigationOptions.Color, JSON)] = [
      (0xFF00_00FF, 0xFF00_00FF), (.noColor, "NoColor"), (.semantic("systemBlue"), ["semantic": ["systemBlue"]]),
      (.dynamic(light: 0xFF00_0000, dark: 0xFFFF_FFFF), ["dynamic": ["light": 0xFF00_0000, "dark": 0xFFFF_FFFF]]),
    ]
    for (color, json) in colors { #expect(color.json == json && OptionType.color.accept(json).isExpected, "\(json)") }
    let images: [(NavigationOptions.Image, JSON)] = [
      ("icon", "icon"), (.uri("a.png"), ["uri": "a.png"]), (.system("star"), ["system": "star"]),
    ]
    for (image, json) in images { #expect(image.json == json && OptionType.image.accept(json).isExpected, "\(json)") }
    let transition = NavigationOptions.Transition(
      [.x: .init(from: 0, to: 10, duration: 300), .alpha: .init(to: 1)], enabled: true)
    let json: JSON = ["enabled": true, "alpha": ["to": 1], "x": ["from": 0, "to": 10, "duration": 300]]
    #expect(transition.json.description == json.description && OptionType.transition.accept(json).isExpected)
  }

  @Test("The options as Swift values stand beside JSON in layouts")
  func layouts() {
    let options = NavigationOptions(topBar: .init(title: .init(text: "Home")))
    let json: JSON = ["topBar": ["title": ["text": "Home"]]]
    #expect(Layout.component("A", options: options) == .component(name: "A", options: json))
    let screens = [Layout.component("A", id: "a", options: .init(popGesture: false))]
    #expect(Layout.stack(screens, options: options) == .stack(screens, options: json))
    #expect(Layout.bottomTabs(screens, id: "t", options: options) == .bottomTabs(screens, id: "t", options: json))
    #expect(Layout.sideMenu(center: screens[0], options: options) == .sideMenu(center: screens[0], options: json))
    #expect(
      Layout.splitView(master: screens[0], detail: screens[0], options: options)
        == .splitView(master: screens[0], detail: screens[0], options: json))
  }
}
