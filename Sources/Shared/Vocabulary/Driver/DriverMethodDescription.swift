/// A method for drivers without its Swift types: for documentation and tests.
public struct DriverMethodDescription: Sendable {
  public let name: String
  public let kind: DriverMethodKind
  /// One or more full sentences.
  public let meaning: String
  public let parameters: [ParameterDescription]
  /// The shape of the result.
  public let answer: String
}
