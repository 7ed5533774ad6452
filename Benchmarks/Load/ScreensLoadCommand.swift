import ArgumentParser
import NavbridgeRuntime
import NavbridgeVocabulary
import NavbridgeWire
import ScriptSide

struct ScreensLoadCommand: Load {
  static let configuration = CommandConfiguration(
    commandName: "screens",
    abstract: "Pushes and pops a screen of react-native-screens, as React Navigation's native stack does.")

  @OptionGroup var options: LoadOptions

  @ScriptThread
  func send() async throws {
    let client = try RPCClient.connect(to: options.pipe)
    let script = StackScript(client)
    try await script.begin()
    for number in 1...options.count { try await script.pushAndPop(number) }
  }
}

/// A script that mounts what React Navigation's native stack renders: a stack, and in each screen its content and the
/// description of its bar, with the properties that a bundle of React Native 0.83 sends.
@ScriptThread
final class StackScript: ScriptConnectionDelegate {
  private let connection: ScriptConnection
  private var rootTag: Int64 = 0
  /// The event that is awaited, and what goes on then.
  private var awaited: (tag: Int64, event: String, AwaitedAnswer<Void>)?
  private var whenStarted: (() -> Void)?

  private static let stack: Int64 = 10
  private static let home: Int64 = 20

  init(_ client: RPCClient) {
    connection = ScriptConnection(client, architecture: .turbo, sharedClock: false, components: true)
    connection.delegate = self
  }

  /// Starts the app's root, and shows a stack with one screen in it.
  func begin() async throws(RPCError) {
    let failure = await AwaitedAnswer.value(whenCancelled: { .cancelled("initialize") }) { answer in
      connection.initialize { answer.settle($0) }
    }
    if let failure { throw failure }
    await AwaitedAnswer<Void>.value(whenCancelled: {}) { answer in
      whenStarted = { answer.settle(()) }
      connection.notify(HostMessages.showRootView, "Main")
    }
    await mount(
      [["create", .int(Self.stack), "RNSScreenStack", [:]]] + Self.screen(Self.home)
        + [Self.children(Self.stack, [Self.home]), Self.children(rootTag, [Self.stack])],
      until: "topAppear", of: Self.home)
  }

  /// Pushes a screen, waits until it has appeared, and takes it away again.
  func pushAndPop(_ number: Int) async throws(RPCError) {
    let tag = Self.home + 10 * Int64(number)
    await mount(
      Self.screen(tag) + [Self.children(Self.stack, [Self.home, tag])], until: "topAppear", of: tag)
    await mount([["delete", .int(tag)]], until: "topAppear", of: Self.home)
  }

  private func mount(_ mutations: [JSON], until event: String, of tag: Int64) async {
    await AwaitedAnswer<Void>.value(whenCancelled: {}) { answer in
      awaited = (tag, event, answer)
      connection.notify(SurfaceMessages.mount, rootTag, .array(mutations))
    }
  }

  /// The properties that React Navigation gives a screen and its bar.
  private static func screen(_ tag: Int64) -> [JSON] {
    let properties: JSON = [
      "screenId": .string("Details-abcdefghijklmnopq\(1000 + tag)"), "stackPresentation": "push",
      "stackAnimation": "default", "transitionDuration": -1, "replaceAnimation": "push", "gestureEnabled": true,
      "fullScreenSwipeShadowEnabled": true, "swipeDirection": "horizontal", "hideKeyboardOnSwipe": true,
      "preventNativeDismiss": false, "activityState": 2, "statusBarStyle": "auto", "sheetAllowedDetents": [1],
      "sheetLargestUndimmedDetent": -1, "sheetInitialDetent": 0, "sheetGrabberVisible": false,
      "sheetCornerRadius": -1, "sheetExpandsWhenScrolledToEdge": true,
    ]
    let header: JSON = [
      "title": "Details", "backTitleVisible": true, "backButtonDisplayMode": "default", "titleFontWeight": "600",
      "titleColor": 0xFF1C_1C1E, "color": 0xFF00_7AFF, "backgroundColor": 0xFFFF_FFFF, "largeTitle": false,
      "hidden": false, "hideBackButton": false, "hideShadow": false, "translucent": false,
    ]
    return [
      ["create", .int(tag + 1), "RNSScreenContentWrapper", [:]],
      ["create", .int(tag + 2), "RNSScreenStackHeaderConfig", header],
      ["create", .int(tag), "RNSScreen", properties],
      ["layout", .int(tag), [0, 0, 440, 956]], ["layout", .int(tag + 1), [0, 0, 440, 840]],
      children(tag, [tag + 1, tag + 2]),
    ]
  }

  private static func children(_ tag: Int64, _ tags: [Int64]) -> JSON {
    ["children", .int(tag), .array(tags.map { .int($0) })]
  }

  // MARK: - ScriptConnectionDelegate

  func contextBegan() {}

  func callFunction(_ call: JSONValue) {
    guard let root = call.json[2]?[1]?["rootTag"]?.int else { return }
    rootTag = Int64(root)
    connection.mount(rootTag: root)
    whenStarted?()
    whenStarted = nil
  }

  func surfaceLaidOut(rootTag: Int, _ layout: JSONValue) {}

  func asked(_ message: String, _ params: JSONValue) {
    guard message == SurfaceMessages.event.name, let awaited, params["tag"]?.int == awaited.tag,
      params["event"]?.json.string == awaited.event
    else { return }
    self.awaited = nil
    awaited.2.settle(())
  }

  func badCall(_ message: String, code: String?, call: Int?) { fatalError(message) }
  func contextEnds(nextEpoch: Int, reason: String) {}
  func contextRefused(_ message: String) {}
  func connectionClosed(_ reason: String) {}
}
