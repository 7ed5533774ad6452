import Glibc
package import NavbridgeWire

/// Facts about a bundle that are read from its text.
package enum BundleText {
  /// Returns the version of the React Native that a bundle contains: `{major, minor, patch, prerelease}`. It stands in the
  /// bundle as an object, or as static members of a class.
  package static func reactNativeVersion(in source: String) -> JSON? {
    var source = source
    return source.withUTF8 { bytes in
      // The word stands in few places, and the others of the version are near.
      for place in unsafe places(of: "prerelease", in: UnsafeRawBufferPointer(bytes)) {
        let (from, until) = (max(0, place - 200), min(bytes.count, place + 70))
        if let version = unsafe version(in: String(decoding: bytes[from..<until], as: UTF8.self)) { return version }
      }
      return nil
    }
  }

  /// True if a text has anything but spaces and comments.
  package static func hasCode(_ source: String) -> Bool {
    !source.isEmpty && source.prefixMatch(of: /(\s|\/\/[^\n]*|\/\*(?s:.)*?\*\/)*\z/) == nil
  }

  /// The oldest version of React Native whose bundles run: its minor number. Older ones were not tried.
  package static let oldest: Int64 = 63

  /// Returns the sentence by which a bundle is refused; nil if it contains no React Native, or one that runs.
  package static func refusal(of source: String) -> String? {
    guard let version = reactNativeVersion(in: source), let major = version["major"]?.int,
      let minor = version["minor"]?.int,
      major == 0, minor > 0, minor < oldest
    else { return nil }
    let patch = version["patch"]?.int ?? 0
    return "This bundle contains React Native \(major).\(minor).\(patch). The oldest version whose bundles run here is "
      + "0.\(oldest): bundle the app with that or a later one."
  }

  /// The names of react-native-navigation's modules.
  private static let ofNavigation: Set<String> = {
    let modules = DesignDescription.reactNativeNavigation.modules.map { $0.declaration.names }
    return Set(modules.flatMap { names in Architecture.allCases.map { names[$0] } }).filter { !$0.isEmpty }
  }()

  /// The argument of the native side by which it is a device for a bundle, or for a file that registers a root of React's; none
  /// for one that needs no other design than the usual. Other designs than these two must be named by people.
  package static func designArguments(of source: String) -> [String] {
    guard hasReactNative(in: source) || registersRoot(in: source),
      !ofNavigation.contains(where: { contains($0, in: source) })
    else { return [] }
    return ["--design=\(DesignDescription.reactNative.name)"]
  }

  /// Returns true for a file that is no bundle and registers a root of React's, and has no screens of a library.
  private static func registersRoot(in source: String) -> Bool {
    contains("AppRegistry.registerComponent(", in: source) && !contains("react-native-navigation", in: source)
      && !contains("navbridge/", in: source)
  }

  /// Returns true for a bundle of React Native. Bundlers leave its version out of production bundles that do not read it,
  /// but not the method by which native code unmounts a root.
  package static func hasReactNative(in source: String) -> Bool {
    reactNativeVersion(in: source) != nil || contains("unmountApplicationComponentAtRootTag", in: source)
  }

  /// Returns true for a bundle whose React Native names its components to the bridge alone, as those before 0.73 do.
  package static func registersWithBridge(_ source: String) -> Bool {
    guard hasReactNative(in: source), !contains("RN$AppRegistry", in: source) else { return false }
    let version = reactNativeVersion(in: source)
    return version?["major"]?.int ?? 0 == 0 && version?["minor"]?.int ?? 0 < 73
  }

  /// The words by which a sentence names the React Native in a bundle: `React Native 0.86.0`, without the number if the bundle
  /// does not state it.
  package static func name(in source: String) -> String {
    guard let version = reactNativeVersion(in: source) else { return "React Native" }
    let numbers = ["major", "minor", "patch"].map { "\(version[$0]?.int ?? 0)" }
    return "React Native \(numbers.joined(separator: "."))"
  }

  /// Returns the sentence for a bundle on the bridge that has failed for want of what only the new architecture has; nil for
  /// another failure. From 0.86 on React Native contains no renderer for the bridge.
  package static func bridgeRefusal(of source: String, failing message: String) -> String? {
    guard message.contains("ReferenceError"), message.contains("nativeFabricUIManager"), hasReactNative(in: source)
    else { return nil }
    return "The \(name(in: source)) of this app has no renderer for the bridge, which no version from 0.86 on has. "
      + "Run the app with --architecture turbo."
  }

  /// Returns true if an ASCII word stands in a bundle.
  package static func contains(_ word: String, in source: String) -> Bool {
    var source = source
    return source.withUTF8 { unsafe !places(of: word, in: UnsafeRawBufferPointer($0)).isEmpty }
  }

  /// Returns the places of an ASCII word. The C library's functions take a hundredth of the time of a collection's.
  private static func places(of word: String, in bytes: UnsafeRawBufferPointer) -> [Int] {
    let word = Array(word.utf8)
    guard let start = bytes.baseAddress, let first = word.first else { return [] }
    var places: [Int] = []
    var from = 0
    let last = bytes.count - word.count
    while from <= last, let found = unsafe memchr(start + from, CInt(first), last - from + 1) {
      let place = unsafe UnsafeRawPointer(found) - start
      if unsafe memcmp(found, word, word.count) == 0 { places.append(place) }
      from = place + 1
    }
    return places
  }

  private static func version(in text: String) -> JSON? {
    guard let match = unsafe text.matches(of: pattern).last, let major = Int64(match.1), let minor = Int64(match.2),
      let patch = Int64(match.3)
    else { return nil }
    let prerelease: JSON = match.5.map { .string(String($0)) } ?? .null
    return ["major": .int(major), "minor": .int(minor), "patch": .int(patch), "prerelease": prerelease]
  }

  /// Matches `major: 0, minor: 79, patch: 5, prerelease: null` and `X.major = 0; X.minor = 83; …`.
  private static nonisolated(unsafe) let pattern =
    /major\W{1,4}(\d+)\W[\w.\s]{0,40}?minor\W{1,4}(\d+)\W[\w.\s]{0,40}?patch\W{1,4}(\d+)\W[\w.\s]{0,40}?prerelease\W{1,4}(null|["']([^"']*)["'])/
}
