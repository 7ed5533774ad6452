public import ArgumentParser
public import NavbridgeWire

/// The options on reading messages that `native-side`, `script-side` and `navbridge run` have in common.
package struct WireOptions: ParsableArguments {
  @Option(help: "The library that parses messages. simdjson is faster; a build without it has only jansson.")
  package var jsonParser = JSONParser.standard

  package init() {}

  package func validate() throws {
    guard JSONParser.available.contains(jsonParser) else {
      throw ValidationError(
        "--json-parser: this program was built without simdjson. It has "
          + JSONParser.available.map(\.rawValue).joined(separator: ", ") + ".")
    }
  }

  /// The same options as arguments for another process.
  package var arguments: [String] { jsonParser == .standard ? [] : ["--json-parser=\(jsonParser.rawValue)"] }
}

extension JSONParser: ExpressibleByArgument {}
