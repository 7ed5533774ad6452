internal import NavbridgeCoordinatorRouter
internal import NavbridgeKernel
internal import NavbridgeLayeredNavigation
internal import NavbridgeReactNativeHost
internal import NavbridgeReactNativeNavigation
internal import NavbridgeVocabulary

/// A navigation design that a native side can run, by the name that `native-side --design` takes.
public struct DesignName: RawRepresentable, CaseIterable, Hashable, Sendable {
  public static let reactNativeNavigation = DesignName(ReactNativeNavigation.self)
  public static let coordinatorRouter = DesignName(CoordinatorRouter.self)
  public static let layeredNavigation = DesignName(LayeredNavigation.self)
  public static let reactNative = DesignName(ReactNativeHost.self)

  public static let allCases = [reactNativeNavigation, coordinatorRouter, layeredNavigation, reactNative]

  let type: any NavigationDesign.Type

  private init(_ type: any NavigationDesign.Type) { self.type = type }

  /// The design with a name. Nil if there is none.
  public init?(rawValue: String) {
    guard let design = Self.allCases.first(where: { $0.rawValue == rawValue }) else { return nil }
    self = design
  }

  public var rawValue: String { type.description.name }

  public static func == (one: DesignName, other: DesignName) -> Bool { one.type == other.type }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(type)) }
}
