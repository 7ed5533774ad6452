/// The TypeScript declarations of the options of layouts (`types/options.d.ts`), generated from the declarations.
public enum OptionTypes {
  /// The Swift types of the options, as `NavigationOptions` has them.
  public static var text: String {
    let options = OptionGroups.shared.all
    return header + members(of: Tree(options, depth: 0), indent: 4) + "  }\n\n"
      + "  /// A button of a top bar.\n  interface OptionsButton {\n"
      + members(of: Tree(OptionGroups.shared.ofButtons, depth: 3), indent: 4)
      + "    passProps?: object;\n    [member: string]: any;\n  }\n}\n"
  }

  private static let header = """
    // The options of layouts. Made by scripts/generate from their declarations; do not edit.

    declare namespace NavbridgeReactNative {
      /** A number 0xAARRGGBB, a text as in CSS, `{ light, dark }`, `{ semantic }`, `{ dynamic }`, or `'NoColor'`; null is no colour. */
      type OptionsColor = number | string | object | null;
      /** A number of `require`, the name of an image, `{ uri }` or `{ system }`. */
      type OptionsImage = number | string | object;

      /** The animation of one property of a view. */
      interface OptionsAnimation {
        from?: number;
        to?: number;
        /** Milliseconds. */
        duration?: number;
        startDelay?: number;
        interpolation?: any;
      }

      /** The animation of a view in a transition. */
      interface OptionsTransition extends Partial<Record<
        \(TransitionOptions.Property.allCases.map { "'\($0.rawValue)'" }.joined(separator: " | ")), OptionsAnimation
      >> {
        id?: string;
        enabled?: boolean;
        waitForRender?: boolean;
      }

      /** Members of type `any` with 'not on iOS' are for other systems; iOS does not read them. */
      interface Options {

    """

  /// The options below one key, in the order of their declarations.
  struct Tree {
    var option: OptionPath?
    var isOnIOS = true
    var keys: [String] = []
    var members: [String: Tree] = [:]

    init() {}

    /// - Parameter depth: the number of the leading keys that all paths have in common.
    init(_ options: [OptionPath], depth: Int) {
      for option in options { insert(option.keys.dropFirst(depth), option) }
      if depth == 0 {
        for path in OptionGroups.notOnIOS { insert(path.split(separator: ".").map(String.init)[...], nil) }
      }
    }

    mutating func insert(_ path: ArraySlice<String>, _ option: OptionPath?) {
      guard let key = path.first else {
        self.option = option
        isOnIOS = option != nil
        return
      }
      if members[key] == nil { keys.append(key) }
      members[key, default: Tree()].insert(path.dropFirst(), option)
    }
  }

  private static func members(of tree: Tree, indent: Int) -> String {
    let margin = String(repeating: " ", count: indent)
    var text = ""
    for key in tree.keys {
      let member = tree.members[key]!
      if !member.keys.isEmpty {
        text += "\(margin)\(key)?: \(isMixed(member) ? "\(type(of: member)) | " : ""){\n"
        text += members(of: member, indent: indent + 2) + "\(margin)};\n"
      } else {
        if let option = member.option {
          let unset = option.unset == "–" ? "" : "Without a value: \(option.unset)."
          if !unset.isEmpty { text += "\(margin)/** \(unset) */\n" }
        }
        text += "\(margin)\(key)?: \(type(of: member));\(member.isOnIOS ? "" : " // not on iOS")\n"
      }
    }
    // A component in a bar gets props from JavaScript, which the native side does not read.
    if tree.members["componentId"] != nil { text += "\(margin)passProps?: object;\n" }
    return text
  }

  /// True for an option that has options below it.
  private static func isMixed(_ tree: Tree) -> Bool { tree.option != nil }

  private static func type(of member: Tree) -> String {
    guard let option = member.option else { return "any" }
    return switch option.type {
    case .bool: "boolean"
    case .text, .clearableText: option.type == .text ? "string" : "string | number | null"
    case .number, .intNumber, .double, .timeInterval: "number"
    case .color: "OptionsColor"
    case .image: "OptionsImage"
    case .word(let words): words.map { "'\($0)'" }.joined(separator: " | ") + " | (string & {})"
    case .words: "string | string[]"
    case .dictionary: "object"
    case .array: "any[]"
    case .buttons: "OptionsButton | OptionsButton[]"
    case .transition: "OptionsTransition"
    }
  }
}
