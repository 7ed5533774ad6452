public import NavbridgeVocabulary

/// The work of one worker: a file on one route.
public struct TestJob: Sendable, Equatable, Hashable {
  public var file: String
  public var architecture: Architecture

  public init(file: String, architecture: Architecture) {
    self.file = file
    self.architecture = architecture
  }
}
