import ArgumentParser
import NavbridgeTestRunner

/// The options that name the configuration of a suite for Detox or Jest.
struct SuiteOptions: ParsableArguments {
  @Option(
    name: [.customShort("c"), .long],
    help: ArgumentHelp("The configuration of Detox that is meant, where its file has several.", valueName: "name"))
  var configuration: String?

  @Option(
    name: [.customShort("C"), .long],
    help: ArgumentHelp(
      "Detox's file of configurations. Without FILES, the one in this folder counts: .detoxrc.js and the like.",
      valueName: "file"),
    completion: .file())
  var configPath: String?

  @Option(
    help: ArgumentHelp(
      "A configuration of Jest, for test files, set-up files, globals and the limit of a test.", valueName: "file"),
    completion: .file())
  var config: String?

  /// The configuration that a run takes; nil for none.
  ///
  /// - Parameters:
  ///   - app: the bundle that the user names.
  ///   - namesFiles: true if the user names files, which need no configuration.
  func request(app: String?, namesFiles: Bool) throws -> SuiteConfiguration.Request? {
    let isWanted = configuration != nil || configPath != nil
    var request = SuiteConfiguration.Request()
    (request.name, request.jest, request.app) = (configuration, config, app)
    request.detox =
      configPath.map { ConfigurationFile($0, member: "detox") }
      ?? (isWanted || !namesFiles ? ConfigurationFile.detox(in: ".") : nil)
    if isWanted, request.detox == nil {
      throw ConfigurationFile.Failure(
        "--configuration '\(configuration ?? "")': there is no configuration of Detox in this folder. --config-path names one."
      )
    }
    return request.detox == nil && config == nil ? nil : request
  }
}
