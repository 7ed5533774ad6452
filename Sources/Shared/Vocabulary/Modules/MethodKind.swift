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
  /// How the method answers on the bridge; nil if it is not there.
  public let bridge: MethodKind?
  /// How the method answers on the new architecture; nil if it is not there.
  public let turbo: MethodKind?
  /// The kind of a method for drivers. Nil for a module's method.
  public let driver: MethodKind?

  /// A method of a module.
  public init(bridge: MethodKind?, turbo: MethodKind?) {
    (self.bridge, self.turbo, driver) = (bridge, turbo, nil)
  }

  /// A method for drivers.
  public init(driver: MethodKind) { (bridge, turbo, self.driver) = (nil, nil, driver) }

  /// A promise on both routes.
  public static let promise = MethodKinds(bridge: .promise, turbo: .promise)
  /// An answer that the caller blocks for, on both routes.
  public static let sync = MethodKinds(bridge: .sync, turbo: .sync)
  /// Callbacks on both routes.
  public static let callbacks = MethodKinds(bridge: .callbacks, turbo: .callbacks)
  /// No answer on either route.
  public static let void = MethodKinds(bridge: .void, turbo: .void)

  /// How the method answers on a route; nil if it is not there.
  public subscript(architecture: Architecture) -> MethodKind? {
    switch architecture {
    case .bridge: bridge
    case .turbo: turbo
    }
  }
}
