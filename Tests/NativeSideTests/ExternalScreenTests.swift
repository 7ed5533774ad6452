import HeadlessUIKit
import NavbridgeKernel
import Testing

@testable import NativeSide
@testable import NavbridgeLayoutGuides
@testable import NavbridgeReactNativeNavigation
@testable import NavbridgeRuntime
@testable import NavbridgeWire

/// Protocol §10, 'external components'.
@Suite("Descriptions of native screens")
struct ExternalScreenTests {
  @Test("Descriptions of native screens are read completely")
  func reading() throws {
    let screen = try ExternalScreen(
      json: """
        {"title": "T", "views": [
          {"class": "UILabel", "text": "a", "testID": "l"},
          {"class": "UIButton", "action": {"pushNative": "n"}}, {"class": "UIButton", "action": {"pop": true}},
          {"class": "UIButton", "action": {"dismiss": true}, "enabled": false},
          {"class": "UIButton", "action": {"setText": ["l", "b"]}}],
         "rightButtons": [{"text": "R", "testID": "r", "action": {"emit": ["e", {"k": 1}]}}]}
        """)
    #expect(screen.content.title == "T")
    #expect(screen.content.rows.map(\.kind) == [.label, .button, .button, .button, .button])
    #expect(
      screen.content.rows.map(\.action) == [nil, .pushNative("n"), .pop, .dismiss, .setText(testID: "l", text: "b")])
    #expect(screen.content.rows.map(\.isEnabled) == [true, true, true, false, true])
    #expect(screen.content.rightButtons.map(\.action) == [.emit(event: "e", body: ["k": 1])])
    #expect(try ExternalScreen(json: "{}") == ExternalScreen())
    let scroll = try ExternalScreen(json: #"{"scrollView": {"testID": "s", "contentInset": [1, 2, 3, 4]}}"#).scroll
    #expect(scroll?.testID == "s" && scroll?.contentHeight == 0 && scroll?.isAutomatic == true)
    #expect(scroll?.contentInset.numbers == [1, 2, 3, 4])
    #expect(scroll?.eventThrottle == nil && scroll?.flags == [:])
  }

  @Test("Descriptions of native screens contain the flags and the event throttle of a scroll view")
  func scrolling() throws {
    for flag in ScrollFlag.allCases {
      let json = #"{"scrollView": {"scrollEventThrottle": 16, "\#(flag.rawValue)": false}}"#
      let scroll = try ExternalScreen(json: json).scroll
      #expect(scroll?.flags == [flag: false] && scroll?.eventThrottle == 16)
    }
  }

  @MainQueue
  @Test(
    "Descriptions of native screens set each flag of the scroll view independently", arguments: ScrollFlag.allCases,
    [true, false])
  func flags(_ flag: ScrollFlag, _ value: Bool) {
    let view = DCFScrollView()
    for each in ScrollFlag.allCases { each.set(!value, on: view) }
    flag.set(value, on: view)
    let inner = view.scrollView
    let states: [ScrollFlag: Bool] = [
      .bounces: inner.bounces, .centerContent: view.centerContent, .pagingEnabled: inner.isPagingEnabled,
      .scrollEnabled: inner.isScrollEnabled, .showsHorizontalScrollIndicator: inner.showsHorizontalScrollIndicator,
      .showsVerticalScrollIndicator: inner.showsVerticalScrollIndicator,
    ]
    #expect(states.filter { $0.value == value }.map(\.key) == [flag])
  }

  @Test("Descriptions of native screens name the screens of a stack or of tabs")
  func containers() throws {
    #expect(try ExternalScreen(json: #"{"stack": ["a", "b"]}"#).container == .stack(["a", "b"]))
    #expect(try ExternalScreen(json: #"{"tabs": ["a"]}"#).container == .tabs(["a"]))
    #expect(try ExternalScreen(json: "{}").container == nil)
  }

  @Test(
    "Descriptions of native screens are refused with the location of the fault if they are invalid",
    arguments: [
      ("[]", "object"), ("{", "not JSON. A comma"), (#"{"title": 1}"#, "'title'"), (#"{"views": {}}"#, "'views'"),
      (#"{"views": [1]}"#, "views[0]"), (#"{"views": [{"class": "UISlider"}]}"#, "views[0]"),
      (#"{"views": [{"class": "UILabel", "text": 1}]}"#, "'views[0].text'"),
      (#"{"rightButtons": [{}, {"action": {"fly": true}}]}"#, "rightButtons[1]"),
      (#"{"rightButtons": [{"action": {"setText": ["l"]}}]}"#, "rightButtons[0]"),
      (#"{"scrollView": 1}"#, "'scrollView'"),
      (#"{"scrollView": {"contentInset": [1]}}"#, "'scrollView.contentInset'"),
      (#"{"scrollView": {"contentHeight": -1}}"#, "'scrollView.contentHeight'"),
      (#"{"scrollView": {"automaticallyAdjustContentInsets": 1}}"#, "'scrollView.automaticallyAdjustContentInsets'"),
      (#"{"scrollView": {"scrollEventThrottle": "16"}}"#, "'scrollView.scrollEventThrottle'"),
      (#"{"scrollView": {"bounces": 1}}"#, "'scrollView.bounces'"), (#"{"stack": []}"#, "'stack'"),
      (#"{"tabs": ["a", 1]}"#, "'tabs[1]'"), (#"{"stack": ["a"], "tabs": ["b"]}"#, "'tabs'"),
      (#"{"scrolView": {}}"#, "'scrolView' is unknown. Did you mean 'scrollView'? The members are 'title', 'views',"),
      (
        #"{"scrollView": {"contentHight": 3}}"#,
        "'scrollView.contentHight' is unknown. Did you mean 'contentHeight'? The members are 'testID', 'contentHeight',"
      ),
      (#"{"views": [{"class": "UILabel", "txt": "a"}]}"#, "'views[0].txt' is unknown. Did you mean 'text'?"),
      (#"{"views": [{"class": "UIButton", "action": {"pop": true, "animated": 1}}]}"#, "action.animated' is unknown;"),
      (#"{"rightButtons": [{"colour": 1}]}"#, "'rightButtons[0].colour' is unknown; the members are 'text',"),
      (#"{"tabs": ["a"], "title": "T"}"#, "'title'"), (#"{"stack": ["a"], "scrollView": {}}"#, "'scrollView'"),
    ])
  func wrong(_ json: String, _ named: String) {
    do throws(ExternalScreen.Fault) {
      Issue.record("The description was read as \(try ExternalScreen(json: json)).")
    } catch { #expect(error.description.contains(named), "\(error)") }
  }

  @Test(
    "Descriptions of native screens are refused with the line and the column of the fault",
    arguments: [
      ("{\n \"title\": [1,,2]}", "2:14"), ("{\"title\": 1,", "1:13"), ("\n[]", "2:1"),
      ("{\"views\": [\n  {\"class\": \"UISlider\"}]}", "2:13"),
      ("{\"title\": \"T\",\n \"scrollView\": {\"contentHight\": 3}}", "2:33"),
    ])
  func placed(_ json: String, _ place: String) {
    do throws(ExternalScreen.Fault) {
      Issue.record("The description was read as \(try ExternalScreen(json: json)).")
    } catch {
      #expect(error.place == place, "\(error)")
      #expect(error.description.hasSuffix(".") && !error.description.hasSuffix(".."), "\(error)")
    }
  }
}
