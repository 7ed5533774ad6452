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

  /// The library's report of the calls and timers for which the script waits; nil if no script runs.
  private var awaitedText: String? {
    guard let library, let awaited = try? unsafe context.call(library.awaited, EntryArguments()) else { return nil }
    return unsafe context.string(awaited)
  }

  /// The tree of React's content of a surface, or of a modal in it by its tag; nil if there is none.
  func description(ofSurface rootTag: Int64, hostTag: Int64?) -> JSON? {
    guard let library, ending == nil else { return nil }
    let (root, modal) = unsafe (context.value(Double(rootTag)), hostTag.map { unsafe context.value(Double($0)) })
    let arguments = unsafe modal.map { unsafe EntryArguments(root, $0) } ?? EntryArguments(root)
    guard let tree = try? unsafe context.call(library.describedSurface, arguments),
      let json = try? unsafe JSONDocument(context.string(tree)).root.json
    else { return nil }
    return json.isNull ? nil : json
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
    if !awaited.usesNativeModules, let sentence = uselessFiles { output.print("warn", sentence, moment) }
    return awaited
  }

  /// The sentence about files that serve native modules, for an app that has asked for none; nil without such files.
  private var uselessFiles: String? {
    let options = [
      settings.moduleFiles.isEmpty ? nil : "--modules", settings.networkFiles.isEmpty ? nil : "--network",
      settings.stubFile.map { _ in "--stub-missing-modules" },
    ].compactMap(\.self)
    guard let last = options.last else { return nil }
    let others = options.dropLast().joined(separator: ", ")
    return
      "\(others.isEmpty ? "\(last) has" : "\(others) and \(last) have") no effect: '\(settings.file)' has asked for no native module, as the bundle of an app with React "
      + "Native does (docs/running-bundles.md)."
  }

  /// The cause for which an app has shown nothing, as a sentence; nil if it has shown something, or may be meant to show
  /// nothing.
  ///
  /// - Parameter components: the names of the components that the app has registered.
  private func silence(having components: [String]) -> String? {
    guard ending == nil else { return nil }
    // Native code of another design may show screens of its own meanwhile.
    if !hasNavigation, eventInterest.listens(to: RNNEvents.declared.appLaunched.name) {
      return
        "The app waits for the launch event of react-native-navigation, which the native side of this design never "
        + "sends: run it without --design, or by --design \(DesignDescription.reactNativeNavigation.name)."
    }
    guard !hasShown else { return nil }
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
