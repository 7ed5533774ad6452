import ArgumentParser
import NavbridgeRuntime

extension TestCommand {
  /// The values of `--env`, each as `NAME=VALUE`.
  var variables: [String] {
    get throws {
      try env.map { given in
        if given.isEmpty || given.hasPrefix("=") {
          throw ValidationError("--env '\(given)': NAME or NAME=VALUE is expected.")
        }
        if given.contains("=") { return given }
        guard let found = EnvironmentVariable.all.first(where: { $0.hasPrefix("\(given)=") }) else {
          throw ValidationError(
            "--env '\(given)': the environment has no such variable. Give it a value: --env \(given)=VALUE.")
        }
        return found
      }
    }
  }

  /// The words of a list with commas.
  static func words(_ list: String?) -> [String] {
    (list ?? "").split(separator: ",").map { $0.filter { !$0.isWhitespace } }.filter { !$0.isEmpty }
  }
}
