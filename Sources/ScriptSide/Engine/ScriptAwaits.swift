package import NavbridgeRuntime
internal import NavbridgeVocabulary
package import NavbridgeWire

/// The calls and timers for which a script waits, each described as part of a sentence.
package struct ScriptAwaits: Sendable, Equatable {
  /// The calls without an answer, oldest first, and the app's file if it ended with a promise that is not settled. If
  /// there are any when nothing is left to do, the run has failed, because they will never settle.
  package internal(set) var unsettled: [String] = []
  /// The timers, the next one first.
  package internal(set) var timers: [String] = []
  /// The names of the components that the app has registered without React.
  var components: [String] = []
  /// True if the script has asked for the table of native modules, as React Native does when it loads.
  var usesNativeModules = false

  package init() {}

  /// Leaves out the calls that the native side's own sentences name: `MODULE.METHOD 'id' of epoch 1 is pending`.
  package func without(pending sentences: [String]) -> Self {
    var rest = self
    rest.unsettled.removeAll { call in sentences.contains { Self.isOf(call, $0) } }
    return rest
  }

  /// The native side's own sentences, each with the place of its call: `MODULE.METHOD 'id' of epoch 1, called at app.js:3:5, is
  /// pending`. A sentence about a call that the script does not await stays as it is.
  package func placing(_ sentences: [String]) -> [String] {
    sentences.map { sentence in
      guard let call = unsettled.first(where: { Self.isOf($0, sentence) }),
        let place = call.firstRange(of: Self.placeMark), let verb = sentence.firstRange(of: " is pending")
      else { return sentence }
      return "\(sentence[..<verb.lowerBound])\(call[place.lowerBound...]),\(sentence[verb.lowerBound...])"
    }
  }

  /// What stands between a call's name and its place.
  private static let placeMark = ", called at "

  /// True for a call that a sentence of the native side is about.
  private static func isOf(_ call: String, _ sentence: String) -> Bool {
    let name = call.firstRange(of: placeMark).map { call[..<$0.lowerBound] } ?? call[...]
    return sentence.hasPrefix("\(name) of epoch ")
  }

  private static let shownCount = 20

  /// The lines to print; nil if the script waits for nothing.
  package var report: String? {
    let all = unsettled + timers
    guard !all.isEmpty else { return nil }
    let shown = all.prefix(Self.shownCount).map { "\n  \($0)" }.joined()
    return "The script still awaits:" + shown
      + (all.count > Self.shownCount ? "\n  and \(all.count - Self.shownCount) more" : "")
  }
}

extension ScriptAwaits {
  /// - Parameters:
  ///   - awaited: the result of the library's `awaited`.
  ///   - file: the app's file.
  @ScriptThread
  package init(_ awaited: JSON, file: String) {
    self.init(awaited, file: file, SourceMaps { ScriptFile.text($0) })
  }

  /// - Parameter maps: lead to the files that the reader has, such as the test of an app that is given as a function.
  @ScriptThread
  init(_ awaited: JSON, file: String, _ maps: SourceMaps) {
    unsettled = (awaited["calls"]?.array ?? []).map { call in
      "\(call["name"]?.string ?? "a call")"
        + (Self.place(call["stack"]?.string ?? "", maps).map { "\(Self.placeMark)\($0)" } ?? "")
    }
    components = (awaited["components"]?.array ?? []).compactMap(\.string)
    usesNativeModules = awaited["nativeModules"] == true
    if awaited["topLevel"] == true { unsettled.append("the promise that '\(file)' ends with") }
    timers = (awaited["timers"]?.array ?? []).map(AwaitedTimer.init).map {
      $0.dueText(setAt: Self.place($0.stack, maps))
    }
  }

  /// The innermost place of a stack.
  @ScriptThread
  private static func place(_ stack: String, _ maps: SourceMaps) -> String? {
    let frame = stack.split(separator: "\n").lazy.compactMap { ScriptFailure.Frame($0) }.first
    return frame.map { "\(maps.mapped($0.location))" }
  }
}
