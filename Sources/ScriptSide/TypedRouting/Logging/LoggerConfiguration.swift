/// An entry of the log: a message and the router that it is about.
public struct LoggerConfiguration: Sendable {
  public let message: LoggerMessage
  public let router: RouterInfo
}
