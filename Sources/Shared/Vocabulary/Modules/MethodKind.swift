/// The way in which a method answers.
public enum MethodKind: String, Sendable {
  /// Returns a promise, which settles once.
  case promise
  /// Blocks the script until its result has arrived.
  case sync
  /// Calls one of two functions, which are its last arguments: the first with the result, or the second with an error.
  /// To the native side it is a promise method. On the bridge it is in neither list of `remoteModuleConfig`.
  case callbacks
  /// Returns nothing.
  case void
  /// An act of a person on the device, which a driver requests. It waits until the consequences of the previous act have
  /// been handled (protocol §8).
  case act
  /// A driver's request that has its turn at once.
  case request
}

/// The kind of a method on each route; nil on a route that does not offer it.
public struct MethodKinds: Sendable, Equatable {
  public let bridge: MethodKind?
  public let turbo: MethodKind?
  /// The kind of a method for drivers. Nil for a module's method.
  public let driver: MethodKind?

  public init(bridge: MethodKind?, turbo: MethodKind?) {
    (self.bridge, self.turbo, driver) = (bridge, turbo, nil)
  }

  public init(driver: MethodKind) { (bridge, turbo, self.driver) = (nil, nil, driver) }

  public static let promise = MethodKinds(bridge: .promise, turbo: .promise)
  public static let sync = MethodKinds(bridge: .sync, turbo: .sync)
  public static let callbacks = MethodKinds(bridge: .callbacks, turbo: .callbacks)
  public static let void = MethodKinds(bridge: .void, turbo: .void)

  public subscript(architecture: Architecture) -> MethodKind? {
    switch architecture {
    case .bridge: bridge
    case .turbo: turbo
    }
  }
}
