/// The libraries whose native halves are not here, as far as they are known: a failure names the one that asks for a module.
enum NativeLibraries {
  /// The libraries by a module for which they ask first.
  private static let byModule = [
    "BugsnagReactNative": "@bugsnag/react-native", "CodePush": "react-native-code-push",
    "ImagePicker": "react-native-image-picker", "OneSignal": "react-native-onesignal",
    "OPSQLite": "@op-engineering/op-sqlite", "QuickBase64": "react-native-quick-base64",
    "QuickCrypto": "react-native-quick-crypto", "RNAppleAuthModule": "@invertase/react-native-apple-authentication",
    "RNBootSplash": "react-native-bootsplash", "RNCGeolocation": "@react-native-community/geolocation",
    "RNFBAppModule": "@react-native-firebase/app", "RNFSManager": "react-native-fs",
    "RNGetRandomValues": "react-native-get-random-values",
    "RNGoogleSignin": "@react-native-google-signin/google-signin",
    "RNHapticFeedback": "react-native-haptic-feedback", "RNInAppBrowser": "react-native-inappbrowser-reborn",
    "RNKeychainManager": "react-native-keychain", "RNLocalize": "react-native-localize",
    "RNPurchases": "react-native-purchases", "RNSentry": "@sentry/react-native", "RNShare": "react-native-share",
    "RNSkiaModule": "@shopify/react-native-skia", "RNViewShot": "react-native-view-shot",
    "ReactNativeBiometrics": "react-native-biometrics", "ReactNativeBlobUtil": "react-native-blob-util",
    "StripeSdk": "@stripe/stripe-react-native", "TrackPlayerModule": "react-native-track-player",
    "WMDatabaseBridge": "@nozbe/watermelondb",
  ]

  /// Returns the library that asks for a module: the package of the innermost call that lies in one beside React Native,
  /// if the source map of the bundle names it, and else the one that is known.
  ///
  /// - Parameter files: those of the running calls, the innermost one first.
  static func library(of module: String, in files: [String]) -> String? {
    let packages = files.lazy.compactMap(package(of:))
    return packages.first { !["react-native", "react", "expo-modules-core", "expo"].contains($0) } ?? byModule[module]
  }

  /// The package in whose folder a file lies; nil for a file of the app.
  private static func package(of file: String) -> String? {
    let parts = file.split(separator: "/")
    guard let index = parts.lastIndex(of: "node_modules"), index + 1 < parts.endIndex else { return nil }
    let name = parts[index + 1]
    guard name.hasPrefix("@") else { return String(name) }
    return index + 2 < parts.endIndex ? "\(name)/\(parts[index + 2])" : nil
  }
}
