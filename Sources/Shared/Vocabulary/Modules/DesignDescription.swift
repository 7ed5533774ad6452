/// A navigation design as both sides know it: its name and its declarations. The native half is a `NavigationDesign`.
public struct DesignDescription: Sendable {
  /// The name for `native-side --design` and `initialize`.
  public let name: String
  /// The modules that only this design offers.
  public let modules: [any DeclaredModule.Type]
  /// The modules whose calls a transcript records, with their settlements.
  public let recordedModules: [any DeclaredModule.Type]
  /// The libraries that the design offers beside its modules.
  public let libraries: [LibraryDescription]
  /// The methods for drivers that the design adds to those of the kernel.
  public let driverMethods: [MethodDeclaration]

  /// A design. Without `recordedModules` a transcript records the calls of `modules`.
  public init(
    name: String, modules: [any DeclaredModule.Type] = [], recordedModules: [any DeclaredModule.Type]? = nil,
    libraries: [LibraryDescription] = [], driverMethods: [MethodDeclaration] = []
  ) {
    self.name = name
    self.modules = modules
    self.recordedModules = recordedModules ?? modules
    self.libraries = libraries
    self.driverMethods = driverMethods
  }

  /// All designs. Tables, documentation, the drivers' clients and the JavaScript library are made from this list.
  public static let all: [DesignDescription] = [
    .reactNativeNavigation, .coordinatorRouter, .layeredNavigation, .reactNative,
  ]
}

/// A native library as both sides know it: modules that any design may offer.
public struct LibraryDescription: Sendable {
  /// The modules of the library.
  public let modules: [any DeclaredModule.Type]

  /// A library of these modules.
  public init(modules: [any DeclaredModule.Type]) { self.modules = modules }
}

extension [DesignDescription] {
  /// The modules of all designs and their libraries, without those of React Native.
  public var modules: [any DeclaredModule.Type] { flatMap { $0.modules + $0.libraries.flatMap(\.modules) } }
}
