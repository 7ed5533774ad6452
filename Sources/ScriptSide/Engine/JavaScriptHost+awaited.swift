#if JavaScript
internal import NavbridgeVocabulary
internal import NavbridgeWire
internal import ScriptSide

extension JavaScriptHost {
  /// The calls and timers for which the script waits; none if no script runs.
  var awaited: ScriptAwaits {
    guard let text = awaitedText else { return ScriptAwaits() }
    return ScriptAwaits((try? JSONDocument(text))?.root.json ?? .null, file: settings.file)
  }

  /// Prints the calls and timers for which the script waits, and returns them.
  func reportAwaited() -> ScriptAwaits {
    var awaited = awaited
    if let report = awaited.report {
      output.print("error", report, moment)
    } else if let sentence = silence {
      output.print("error", sentence, moment)
      awaited.unsettled.append(sentence)
    }
    return awaited
  }

  /// The cause for which an app of react-native-navigation has shown nothing, as a sentence; nil if it has shown something,
  /// or may be meant to show nothing.
  private var silence: String? {
    guard !hasShown, ending == nil, hasNavigation else { return nil }
    if bundleText.allSatisfy(\.isWhitespace) {
      return "The file '\(settings.file)' is empty, so that there is no app that could show anything."
    }
    if let sentence = missedModules.otherRoute(than: settings.architecture) { return sentence }
    guard BundleText.hasReactNative(in: bundleText) else { return nil }
    return "The app has shown nothing: it has called no Navigation.setRoot. An app that registers its root with "
      + "AppRegistry alone is not shown, because react-native-navigation takes the place of React Native's root view."
  }

  /// True if the native side has the commands of react-native-navigation.
  private var hasNavigation: Bool {
    if connection.info["turboModules"]?[RNNCommands.names.turbo] != nil { return true }
    return (connection.info["remoteModuleConfig"]?.array ?? []).contains { $0[0]?.string == RNNCommands.names.bridge }
  }
}
#endif
