/// An entry of the log: a message and the router that it is about.
public struct LoggerConfiguration: Sendable {
  /// The message.
  public let message: LoggerMessage
  /// The router that the message is about.
  public let router: RouterInfo
}
