internal import ArgumentParser
import NavbridgeCoordinatorRouter

/// The value of `--routes FILE`.
package struct RoutesOption: ExpressibleByArgument {
  let file: String

  package init(argument: String) { file = argument }

  /// Reads and checks the file. The error names the place of the first mistake.
  func routes() throws -> RoutesFile {
    let text = try OptionFile.read(file, of: "--routes")
    do throws(RouterAppFault) {
      return try RoutesFile(json: text)
    } catch {
      let place = error.place.map { ":\($0)" } ?? ""
      throw ValidationError("--routes: \(file)\(place): \(error.message)")
    }
  }
}
