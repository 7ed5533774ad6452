package import NavbridgeVocabulary

/// The way to start an app, as often as a moment of its past is wanted.
package struct AppPlan: Sendable {
  /// The app's file, as it was given.
  package let file: String
  package let architecture: Architecture
  package let nativeArguments: [String]
  package let scriptArguments: [String]

  package init(file: String, architecture: Architecture, nativeArguments: [String], scriptArguments: [String]) {
    (self.file, self.architecture) = (file, architecture)
    (self.nativeArguments, self.scriptArguments) = (nativeArguments, scriptArguments)
  }
}
