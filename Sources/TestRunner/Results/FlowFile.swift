/// The files of Maestro's flows.
enum FlowFile {
  /// True for the name of a file of YAML.
  static func isNamed(by path: String) -> Bool { path.hasSuffix(".yaml") || path.hasSuffix(".yml") }
}
