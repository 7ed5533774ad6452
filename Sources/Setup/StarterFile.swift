/// A file that `navbridge init` writes.
package struct StarterFile: Sendable {
  /// The path in the new folder.
  package let path: String
  package let text: String

  private init(_ path: String, _ bytes: [UInt8]) {
    self.path = path
    text = String(decoding: bytes, as: UTF8.self)
  }

  /// All files, in the order in which they are written and listed.
  package static let all =
    [
      StarterFile("app.js", PackageResources.app_js),
      StarterFile("app.test.js", PackageResources.app_test_js),
      StarterFile("jsconfig.json", PackageResources.jsconfig_json),
      StarterFile(".github/workflows/navbridge.yml", PackageResources.navbridge_yml),
    ] + declarations

  /// The package's declarations, of which Resources/types has links, by which an editor knows the names of an app and a test.
  private static let declarations = [
    StarterFile("types/answers.d.ts", PackageResources.answers_d_ts),
    StarterFile("types/app-options.d.ts", PackageResources.app_options_d_ts),
    StarterFile("types/driver.d.ts", PackageResources.driver_d_ts),
    StarterFile("types/globals.d.ts", PackageResources.globals_d_ts),
    StarterFile("types/index.d.ts", PackageResources.index_d_ts),
    StarterFile("types/layers.d.ts", PackageResources.layers_d_ts),
    StarterFile("types/native-router.d.ts", PackageResources.native_router_d_ts),
    StarterFile("types/navbridge.d.ts", PackageResources.navbridge_d_ts),
    StarterFile("types/options.d.ts", PackageResources.options_d_ts),
    StarterFile("types/react-native.d.ts", PackageResources.react_native_d_ts),
    StarterFile("types/react.d.ts", PackageResources.react_d_ts),
  ]
}
