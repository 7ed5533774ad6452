#if JavaScript
internal import NavbridgeVocabulary
internal import NavbridgeWire
internal import ScriptSide

extension JavaScriptHost {
  /// The calls and timers for which the script waits; none if no script runs.
  var awaited: ScriptAwaits {
    guard let text = awaitedText else { return ScriptAwaits() }
    return ScriptAwaits((try? JSONDocument(text))?.root.json ?? .null, file: settings.file, sourceMaps)
  }

  /// True if a timer of the script is pending that was set once, for at most these milliseconds.
  func awaitsTimer(_ longest: Double) -> Bool {
    guard let library, ending == nil,
      let answer = try? unsafe context.call(library.awaitsTimer, EntryArguments(context.value(longest)))
    else { return false }
    return unsafe context.flag(answer)
  }

  /// Prints the calls and timers for which the script waits, and returns them.
  func reportAwaited() -> ScriptAwaits {
    var awaited = awaited
    if let report = awaited.report {
      output.print("error", report, moment)
    } else if let sentence = silence(having: awaited.components) {
      output.print("error", sentence, moment)
      awaited.unsettled.append(sentence)
    }
    return awaited
  }

  /// The cause for which an app has shown nothing, as a sentence; nil if it has shown something, or may be meant to show
  /// nothing.
  ///
  /// - Parameter components: the names of the components that the app has registered.
  private func silence(having components: [String]) -> String? {
    guard !hasShown, ending == nil else { return nil }
    guard hasNavigation else {
      return components.isEmpty
        ? nil : "\(unshown(components)). If it is an app of another design, name that design by --design."
    }
    if !BundleText.hasCode(bundleText) {
      return "The file '\(settings.file)' is empty, so that there is no app that could show anything."
    }
    if let sentence = missedModules.otherRoute(than: settings.architecture) { return sentence }
    if !components.isEmpty { return "\(unshown(components)): it has called no Navigation.setRoot." }
    guard BundleText.hasReactNative(in: bundleText) else { return nil }
    return "The app has shown nothing: it has called no Navigation.setRoot. An app that registers its root with "
      + "AppRegistry alone is not shown, because react-native-navigation takes the place of React Native's root view."
  }

  private func unshown(_ components: [String]) -> String {
    let names = components.map { "'\($0)'" }
    return names.count == 1
      ? "The app has registered the component \(names[0]) and has not shown it"
      : "The app has registered the components \(names.joined(separator: ", ")) and has shown none of them"
  }

  /// True if the native side has the commands of react-native-navigation.
  private var hasNavigation: Bool {
    if connection.info["turboModules"]?[RNNCommands.names.turbo] != nil { return true }
    return (connection.info["remoteModuleConfig"]?.array ?? []).contains { $0[0]?.string == RNNCommands.names.bridge }
  }
}
#endif
