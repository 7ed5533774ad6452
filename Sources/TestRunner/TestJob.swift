package import NavbridgeVocabulary

/// The work of one worker: a file on one route.
package struct TestJob: Sendable, Equatable, Hashable {
  package var file: String
  package var architecture: Architecture

  package init(file: String, architecture: Architecture) {
    self.file = file
    self.architecture = architecture
  }
}
