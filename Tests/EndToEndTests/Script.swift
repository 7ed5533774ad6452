import NavbridgeNavigation
import NavbridgeRuntime
import NavbridgeWire
import ScriptSide
import Testing

/// A script that keeps the messages that it receives, in order, for tests to inspect.
@ScriptThread
final class Script {
  let navigation: Navigation
  private let record: Record

  /// The received messages and the settlements, oldest first.
  final class Record {
    var entries: [Navigation.Occurrence] = []
    var settled: [String] = []
    /// Events, roots and settlements as short words: `W(c1)`, `run(c1)`, `push ok`.
    var words: [String] = []
    var waiting: [(matches: (Navigation.Occurrence) -> Bool, answer: AwaitedAnswer<Bool>)] = []
  }

  private init(_ navigation: Navigation, _ record: Record) {
    self.navigation = navigation
    self.record = record
  }

  static func start(_ client: RPCClient, _ settings: Navigation.Settings) async throws -> Script {
    let record = Record()
    let navigation = try await Navigation.start(client, settings) { occurrence in
      record.entries.append(occurrence)
      if let word = occurrence.word { record.words.append(word) }
      let due = record.waiting.filter { $0.matches(occurrence) }
      record.waiting.removeAll { $0.matches(occurrence) }
      for waiter in due { waiter.answer.settle(true) }
    }
    return Script(navigation, record)
  }

  var words: [String] { record.words }
  var entries: [Navigation.Occurrence] { record.entries }
  func clear() {
    record.words = []
    record.entries = []
  }

  /// Waits for a message that has arrived or will arrive; fails when the test ends before it.
  func received(
    sourceLocation: SourceLocation = #_sourceLocation, _ matches: @escaping (Navigation.Occurrence) -> Bool
  ) async throws {
    let came = await AwaitedAnswer.value(whenCancelled: { false }) { answer in
      if record.entries.contains(where: matches) { return answer.settle(true) }
      record.waiting.append((matches, answer))
    }
    try #require(
      came,
      "The message did not arrive within the test's time limit. Received: \(record.words.joined(separator: ", ")).",
      sourceLocation: sourceLocation)
  }

  /// Waits until the native side has handled everything that this script has sent. The order of messages on a driver's
  /// connection is independent of this connection's; a rejected command takes the same way as all others.
  func reachNative() async { _ = try? await navigation.pop("nobody") }

  /// Runs a command and records its settlement among the received messages.
  @discardableResult
  func noting<Value>(
    _ name: String, _ command: @ScriptThread () async throws(RPCError) -> Value
  ) async throws(RPCError) -> Value {
    do throws(RPCError) {
      let value = try await command()
      record.words.append("\(name) ok")
      return value
    } catch {
      record.words.append("\(name) failed")
      throw error
    }
  }

  /// The last frame of a component's root: x, y, width, height.
  func frame(of componentId: String) -> [Double]? { layout(of: componentId, "frame") }

  /// The last safe area of a component's root: top, left, bottom, right.
  func safeArea(of componentId: String) -> [Double]? { layout(of: componentId, "safeArea") }

  private func layout(_ json: JSON, _ member: String) -> [Double]? { json[member]?.array?.compactMap(\.double) }

  private func layout(of componentId: String, _ member: String) -> [Double]? {
    let tag = rootTags[componentId]
    var found: [Double]?
    for case .layout(let rootTag, let json) in record.entries where rootTag == tag { found = layout(json, member) }
    return found
  }

  /// The root tags of running components, by component id.
  var rootTags: [String: Int] {
    var tags: [String: Int] = [:]
    for case .run(_, let componentId, let rootTag) in record.entries { tags[componentId] = rootTag }
    return tags
  }
}

extension Navigation.Occurrence {
  /// The event in the notation of the reference: W, D, X for appearance, P for ScreenPopped, CC for CommandCompleted.
  var word: String? {
    switch self {
    case .run(_, let componentId, _): return "run(\(componentId))"
    case .unmount: return "unmount"
    case .reload: return "reload"
    case .event(let event):
      let id = event.body["componentId"]?.string ?? ""
      switch event.name {
      case "RNN.ComponentWillAppear": return "W(\(id))"
      case "RNN.ComponentDidAppear": return "D(\(id))"
      case "RNN.ComponentDidDisappear": return "X(\(id))"
      case "RNN.ScreenPopped": return "P(\(id))"
      case "RNN.NavigationButtonPressed": return "B(\(id),\(event.body["buttonId"]?.string ?? ""))"
      case "RNN.CommandCompleted": return "CC(\(event.body["commandName"]?.string ?? ""))"
      case "RNN.BottomTabPressed": return "pressed(\(event.body["tabIndex"]?.int ?? -1))"
      case "RNN.BottomTabSelected":
        let body = event.body
        return "selected(\(body["selectedTabIndex"]?.int ?? -1),\(body["unselectedTabIndex"]?.int ?? -1))"
      case "RNN.BottomTabLongPressed": return "long(\(event.body["selectedTabIndex"]?.int ?? -1))"
      case "RNN.AppLaunched": return "launched"
      case "RNN.ModalDismissed": return "modal \(id) \(event.body["modalsDismissed"]?.int ?? 0)"
      case "RNN.ModalAttemptedToDismiss": return "attempt \(id)"
      default: return event.name
      }
    case .layout, .properties, .began, .badCall, .refused, .closed: return nil
    }
  }
}

extension Layout {
  /// A component named after its id.
  static func screen(_ id: String, _ options: JSON = [:]) -> Layout {
    .component(name: "\(id).screen", id: id, options: options)
  }
}
