internal import NavbridgeCoordinatorRouter
internal import NavbridgeKernel
internal import NavbridgeLayeredNavigation
internal import NavbridgeReactNativeHost
internal import NavbridgeReactNativeNavigation
internal import NavbridgeVocabulary

/// A navigation design that a native side can run, by the name that `native-side --design` takes.
public struct DesignName: RawRepresentable, CaseIterable, Hashable, Sendable {
  /// The iOS architecture of react-native-navigation.
  public static let reactNativeNavigation = NativeDesigns.all.name(of: .reactNativeNavigation)
  /// Tabs of stacks of coordinators that one native router drives.
  public static let coordinatorRouter = NativeDesigns.all.name(of: .coordinatorRouter)
  /// Layers of stacks as data, with transactions and locks.
  public static let layeredNavigation = NativeDesigns.all.name(of: .layeredNavigation)
  /// One root view in the window, for apps without a navigation library.
  public static let reactNative = NativeDesigns.all.name(of: .reactNative)

  public static let allCases = NativeDesigns.all.names

  let type: any NavigationDesign.Type

  fileprivate init(_ type: any NavigationDesign.Type) { self.type = type }

  /// The design with a name. Nil if there is none.
  public init?(rawValue: String) {
    guard let design = NativeDesigns.all[rawValue] else { return nil }
    self = design
  }

  public var rawValue: String { type.description.name }

  public static func == (one: DesignName, other: DesignName) -> Bool { one.type == other.type }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(type)) }
}

/// The native halves of the designs, each found by the name of its description.
struct NativeDesigns: Sendable {
  /// The designs of this package: those of `DesignDescription.all`, in the same order.
  static let all = NativeDesigns([
    ReactNativeNavigation.self, CoordinatorRouter.self, LayeredNavigation.self, ReactNativeHost.self,
  ])

  let names: [DesignName]

  init(_ types: [any NavigationDesign.Type]) {
    names = types.map { DesignName($0) }
    precondition(Set(names.map(\.rawValue)).count == names.count, "Two designs have the same name.")
  }

  var descriptions: [DesignDescription] { names.map { $0.type.description } }

  subscript(name: String) -> DesignName? { names.first { $0.rawValue == name } }

  fileprivate func name(of design: DesignDescription) -> DesignName {
    guard let name = self[design.name] else { preconditionFailure("The design '\(design.name)' has no native half.") }
    return name
  }
}
