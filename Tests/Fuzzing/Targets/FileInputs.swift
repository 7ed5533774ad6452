import NativeSide
import NavbridgeCoordinatorRouter
import NavbridgeDriver
import NavbridgeKernel
import NavbridgeLauncher
import NavbridgeReactNativeNavigation
import NavbridgeSimulation
import NavbridgeTestRunner
import NavbridgeVocabulary
import NavbridgeWire
import NavbridgeYAML
import OrderedCollections
import ScriptEngine

/// A routes file. Its lines behind the first that is empty are links.
enum RoutesInput {
  static func fault(of text: String) -> String? {
    let (file, links) = halves(of: text)
    do throws(RouterAppFault) {
      let router = DeeplinkRouter(try RoutesFile(json: file).app)
      for link in links.split(separator: "\n") { _ = try? router.match(String(link)) }
      return nil
    } catch {
      return error.description.isEmpty ? "The routes file is refused without a sentence." : nil
    }
  }

  static func faultOnDevice(of text: String) -> String? {
    let (file, links) = halves(of: text)
    guard let routes = try? RoutesFile(json: file) else { return nil }
    let lines = links.split(separator: "\n").prefix(8).flatMap { link -> [DeviceInput.Line] in
      [
        .request(method: "device/openURL", params: ["url": .string(String(link))]),
        .request(method: "device/snapshot", params: [:]),
      ]
    }
    return FuzzedDevice(DeviceInput(.coordinatorRouter, lines)) { $0.run(routes) }.fault()
  }

  /// The parts of a text before and behind its first empty line.
  static func halves(of text: String) -> (String, Substring) {
    guard let gap = text.firstRange(of: "\n\n") else { return (text, "") }
    return (String(text[..<gap.lowerBound]), text[gap.upperBound...])
  }
}

/// The description of a native screen.
enum ScreenInput {
  static func fault(of text: String) -> String? {
    do throws(ExternalScreen.Fault) {
      _ = try ExternalScreen(json: text)
      return nil
    } catch {
      return error.description.isEmpty ? "The screen is refused without a sentence." : nil
    }
  }

  /// Shows the screen, and taps and scrolls it.
  static func faultOnDevice(of text: String) -> String? {
    guard let screen = try? ExternalScreen(json: text) else { return nil }
    let layout: JSON = ["id": "x", "type": "ExternalComponent", "data": ["name": "X", "passProps": ["id": 1]]]
    let requests: [(String, JSON)] = [
      ("device/snapshot", ["look": true]), ("device/tap", ["text": "B"]), ("device/tap", ["testID": "r"]),
      ("device/scroll", ["testID": "s", "dy": 300]), ("device/rotate", ["orientation": "landscape"]),
      ("device/swipeBack", [:]),
    ]
    let lines =
      [.call(module: "RNNTurboModule", method: "push", arguments: ["push", "b", layout])]
      + requests.map { DeviceInput.Line.request(method: $0, params: $1) }
    return FuzzedDevice(DeviceInput(.reactNativeNavigation, lines)) { configuration in
      configuration.registerExternalComponent("X", callback: screen.creator)
      for name in ["A", "B"] { configuration.registerExternalComponent(name, callback: ExternalScreen().creator) }
    }.fault()
  }
}

/// The descriptions of an app's native modules.
enum NativeModulesInput {
  static func fault(of text: String) -> String? {
    do throws(NativeModuleFault) {
      _ = try NativeModuleDescription.read(json: text)
      return nil
    } catch {
      return error.description.isEmpty ? "The modules are refused without a sentence." : nil
    }
  }
}

/// A file of `navbridge explore`, the first line of a test with a schedule, or the text of a schedule.
enum ScheduleInput {
  static func fault(of text: String) -> String? {
    if let file = ScheduleFile(text: text) {
      _ = (file.name, file.testFile, file.testText, Schedule(text: file.schedule))
      if ScheduleFile(text: file.text) != file { return "The file is written as \(file.text), and not read as it was." }
    }
    if let header = ScheduleHeader(text: text) {
      if ScheduleHeader(text: header.line) != header { return "The header is written as \(header.line)." }
    }
    if let schedule = Schedule(text: text) {
      if Schedule(text: schedule.text) != schedule { return "The schedule is written as \(schedule.text)." }
      var decider = Decider(schedule, notes: true)
      for bound in 1...20 where decider.choose(below: bound, note: { "\($0)" }) >= bound {
        return "A decision of the schedule is beyond its bound."
      }
    }
    if let options = ExploreOptions(text: text), ExploreOptions(text: options.text) != options {
      return "The options are written as \(options.text)."
    }
    return nil
  }
}

/// What `navbridge inspect` opens: a recording, the lines of a run, or a trace in Chrome's format.
enum RecordingInput {
  static func fault(of text: String) -> String? {
    if let recording = AppRecording(text: text) {
      guard let again = AppRecording(text: recording.text) else { return "A recording that was written is refused." }
      if !recording.difference(from: again).isEmpty { return "A recording differs from itself, read again." }
      if again.acts.count != recording.acts.count { return "A recording was read again with other acts." }
    }
    guard let json = try? JSONDocument(text).root.json, let entries = ChromeTrace.entries(of: json) else { return nil }
    _ = ChromeTrace.document(of: entries.map(TraceEntry.init), facts: [:])
    return nil
  }
}

enum SourceMapInput {
  static func fault(of text: String) -> String? {
    guard let json = try? JSONDocument(text).root.json, let map = SourceMap(json) else { return nil }
    for line in [1, 2, 3, 10, .max, 0, -1] {
      for column in [1, 2, 20, .max, 0, -1] {
        if let place = map.place(line: line, column: column) { _ = (place.description, map.content(of: place.file)) }
      }
    }
    return nil
  }
}

/// A file of flows, or the configuration of their folder.
enum FlowInput {
  static func fault(of text: String) -> String? {
    let read = YAMLText.parse(text)
    guard let documents = read["documents"]?.array else {
      return read["error"]?.string?.isEmpty ?? true ? "The text is refused without a sentence." : nil
    }
    for document in documents { visit(YAMLNode(document)) }
    return nil
  }

  private static func visit(_ node: YAMLNode) {
    for key in node.keys { if let member = node[key] { visit(member) } }
    guard node.text == nil else { return }
    for item in node.items { visit(item) }
  }
}

/// A pattern and, behind the first line break, a path.
enum PatternInput {
  static func fault(of text: String) -> String? {
    let lines = text.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
    let (pattern, path) = (lines[0], lines.count > 1 ? String(lines[1]) : "src/a/b.test.js")
    _ = FlowWorkspace.matches(path, pattern)
    guard let read = PathPattern(String(pattern)) else { return nil }
    _ = read.matches(path)
    return nil
  }
}
