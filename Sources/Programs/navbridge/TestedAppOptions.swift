import ArgumentParser
internal import OrderedCollections
import NativeSideProgram
import NavbridgeRuntime
import ScriptSideProgram
import NavbridgeWire

/// The options of the apps that tests start. What a test gives to an app counts more.
struct TestedAppOptions: ParsableArguments {
  @Option(help: ArgumentHelp("The model of phone or iPad on which apps start.", valueName: "name"))
  var device: DeviceOption?

  @Option(
    name: .customLong("external-component"),
    help: ArgumentHelp(
      "A native screen that layouts of the apps may name; FILE describes its content. May be repeated.",
      valueName: "name[=file]"))
  var externalComponents: [ExternalComponentOption] = []

  @Option(
    help: ArgumentHelp(
      "A JavaScript file whose exports are native modules of the apps by name. May be repeated.", valueName: "file"),
    completion: .file(extensions: ["js"]))
  var modules: [String] = []

  @Option(
    help: ArgumentHelp(
      "A JavaScript file that gives replies to the apps' requests. May be repeated.", valueName: "file"),
    completion: .file(extensions: ["js"]))
  var network: [String] = []

  func validate() throws {
    try device?.validate()
    for option in externalComponents { try option.validate() }
    try AppScriptOptions.checkFiles(modules: modules, network: network)
  }

  /// The options with the names that they have in `app(file, options)`. Tests start in other folders, so that the paths are
  /// absolute.
  var members: JSONObject {
    var members: JSONObject = [:]
    if let device { members["device"] = .string(device.name) }
    let lists = [
      ("externalComponent", externalComponents.map(\.absoluteArgument)), ("modules", modules.map(PathText.absolute)),
      ("network", network.map(PathText.absolute)),
    ]
    for (name, values) in lists where !values.isEmpty { members[name] = .texts(values) }
    return members
  }
}
