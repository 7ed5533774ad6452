internal import NavbridgeWire

/// Facts about a bundle that are read from its text.
enum BundleText {
  /// Returns the version of the React Native that a bundle contains: `{major, minor, patch, prerelease}`. It stands in the
  /// bundle as an object, or as static members of a class.
  static func reactNativeVersion(in source: String) -> JSON? {
    // The search begins where few places are found: the four words are close together only in the version.
    var rest = source.utf8[...]
    while let found = rest.firstRange(of: "prerelease".utf8) {
      let from = rest.index(found.lowerBound, offsetBy: -200, limitedBy: rest.startIndex) ?? rest.startIndex
      let until = rest.index(found.upperBound, offsetBy: 60, limitedBy: rest.endIndex) ?? rest.endIndex
      if let version = version(in: String(decoding: rest[from..<until], as: UTF8.self)) { return version }
      rest = rest[found.upperBound...]
    }
    return nil
  }

  private static func version(in text: String) -> JSON? {
    guard let match = text.matches(of: pattern).last, let major = Int64(match.1), let minor = Int64(match.2),
      let patch = Int64(match.3)
    else { return nil }
    let prerelease: JSON = match.5.map { .string(String($0)) } ?? .null
    return ["major": .int(major), "minor": .int(minor), "patch": .int(patch), "prerelease": prerelease]
  }

  /// Matches `major: 0, minor: 79, patch: 5, prerelease: null` and `X.major = 0; X.minor = 83; …`.
  private static nonisolated(unsafe) let pattern =
    /major\W{1,4}(\d+)\W[\w.\s]{0,40}?minor\W{1,4}(\d+)\W[\w.\s]{0,40}?patch\W{1,4}(\d+)\W[\w.\s]{0,40}?prerelease\W{1,4}(null|["']([^"']*)["'])/
}
