internal import ArgumentParser
import NativeSide
import NavbridgeReactNativeNavigation

/// The value of `--external-component NAME[=FILE]`.
package struct ExternalComponentOption: ExpressibleByArgument {
  let argument: String
  let name: String
  private let file: String?

  package init?(argument: String) {
    self.argument = argument
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    guard let first = parts.first, !first.isEmpty else { return nil }
    name = String(first)
    file = parts.count > 1 ? String(parts[1]) : nil
  }

  func validate() throws { _ = try creator() }

  /// Returns a creator of the screens that the file describes, or of plain screens when there is no file.
  func creator() throws -> ExternalComponentCreator {
    guard let file else { return ExternalScreen().creator }
    let text = try OptionFile.read(file, of: "--external-component")
    do throws(ExternalScreen.Fault) {
      return try ExternalScreen(json: text).creator
    } catch {
      throw ValidationError("--external-component: '\(file)' does not describe a screen. \(error)")
    }
  }
}
