import NavbridgeReactNativeNavigation
import NavbridgeVocabulary

/// The dictionaries that libFuzzer puts words from into inputs. They are made from the declarations of messages and methods.
extension FuzzTarget {
  /// The words of JSON, for texts that are JSON.
  static let json: [String] = [
    "\"", ":", ",", "{}", "[]", "null", "true", "false", "0", "-1", "1.5", "1e3", "9223372036854775807", "\\u0000",
    "\\ud83d\\ude00",
  ]

  /// The members of a routes file.
  static let routes =
    json + [
      "tabs", "name", "title", "root", "params", "home", "screens", "modal", "dismissable", "native", "nativeOnly",
      "flag", "like", "flags", "links", "schemes", "hosts", "templates", "pattern", "screen", "stack", "defaults",
      "drawers", "nativeScreens", "texts", "buttons", "actions", "perform", "onAppear", "setFlag", "enabled", "\n\n",
    ]

  /// The members of described native modules.
  static let modules =
    json + [
      "methodQueue", "main", "script", "own", "requiresMainQueueSetup", "setUp", "constants", "supportedEvents",
      "startObserving", "stopObserving", "invalidate", "outlivesBridge", "keepsListenerCount", "methods", "kind",
      "promise", "callbacks", "sync", "void", "parameters", "do",
      "takes", "hangs", "async", "after", "every", "times", "stopTimers", "lock", "module", "call", "arguments", "emit",
      "body", "resolve", "reject", "code", "message", "throw", "name", "reason",
    ]

  /// The members of the description of a native screen.
  static let screens =
    json + [
      "title", "views", "scrollView", "rightButtons", "stack", "tabs", "class", "testID", "text", "contentHeight",
      "contentInset", "automaticallyAdjustContentInsets", "scrollEventThrottle",
    ]

  /// The names of calls, messages and requests, with those of their members.
  static let messages: [String] = {
    let designs = DesignDescription.all
    let modules = designs.flatMap { $0.modules + $0.libraries.flatMap(\.modules) } + ReactNativeDeclarations.all
    var words: [String] = []
    for module in modules.map({ $0.declaration }) {
      for method in module.methods.map(\.declaration) {
        words.append("\n\(module.names.turbo).\(method.name) [\"x\",")
        words += method.parameters.flatMap(names)
      }
    }
    for method in DriverMethods.ofKernel + DriverMethods.ofDesigns {
      words.append("\n> \(method.name) {")
      words += method.parameters.flatMap(names)
    }
    for message in Messages.all where message.sender == .script {
      words.append("\n\(message.name) {")
      words += message.members.flatMap(names)
    }
    words += OptionsPage.rows.flatMap { $0[0].split(separator: ".").map { "\"\($0)\":" } }
    return unique(words + layouts + json)
  }()

  /// The types and members of layouts of react-native-navigation, and identifiers that the corpus uses.
  private static let layouts = [
    "\"Component\"", "\"Stack\"", "\"BottomTabs\"", "\"SideMenuRoot\"", "\"SideMenuCenter\"", "\"SideMenuLeft\"",
    "\"SideMenuRight\"", "\"TopTabs\"", "\"ExternalComponent\"", "\"children\":[", "\"data\":{", "\"options\":{",
    "\"type\":", "\"id\":", "\"name\":", "\"a\"", "\"b\"", "\"s\"", "\"root\":", "\"modals\":[", "\"overlays\":[",
    "\"rootTag\":1", "\"tag\":3",
  ]

  /// The name of a member with its words, and those of its own members.
  private static func names(_ field: FieldDeclaration) -> [String] {
    let values = if case .words(let words) = field.values { words.map { "\"\($0)\"" } } else { [String]() }
    return ["\"\(field.name)\":"] + values + field.members.flatMap(names)
  }

  static func unique(_ words: [String]) -> [String] {
    var seen: Set<String> = []
    return words.filter { seen.insert($0).inserted }
  }

  /// The target's words in libFuzzer's form, one in each line.
  var dictionary: String {
    words.map { word in
      let bytes = word.utf8.map { byte in
        (0x20..<0x7F).contains(byte) && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
          ? String(UnicodeScalar(byte)) : "\\x" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
      }
      return "\"\(bytes.joined())\"\n"
    }.joined()
  }
}
