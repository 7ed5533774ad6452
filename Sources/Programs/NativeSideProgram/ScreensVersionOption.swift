internal import ArgumentParser

/// The value of `--screens-version`: a version 4 of react-native-screens, of which the minor number counts.
struct ScreensVersionOption: ExpressibleByArgument {
  let minor: Int

  /// Nil for anything but 4.N and 4.N.P, also with a suffix such as that of a beta.
  init?(argument: String) {
    let parts = argument.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count >= 2, parts[0] == "4", parts.dropFirst().allSatisfy({ $0.first?.isASCII == true }),
      parts[1].allSatisfy({ ("0"..."9").contains($0) }), let minor = Int(parts[1])
    else { return nil }
    self.minor = minor
  }
}
