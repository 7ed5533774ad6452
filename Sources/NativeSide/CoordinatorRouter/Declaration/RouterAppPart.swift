public import NavbridgeVocabulary

/// A part of an app's declaration: a `RouterApp.Tab`, `Screen` or `Template`, a `FeatureFlag`, a `LinkScheme`, a
/// `LinkHost`, or a `SameScreen`.
public protocol RouterAppPart: Sendable {
  /// Adds the part to the app that is declared. What does not fit together is found when all parts are there.
  func add(to declaration: inout RouterAppDeclaration)
}

/// The parts of an app in the order in which they are declared.
public struct RouterAppDeclaration: Sendable {
  enum Entry: Sendable {
    case screen(RouterApp.Screen)
    case same(SameScreen)
  }

  /// The app without its screens.
  var app: RouterApp
  var screens: [Entry] = []
}

extension RouterApp.Tab: RouterAppPart {
  /// Adds the tab after the last one.
  public func add(to declaration: inout RouterAppDeclaration) { declaration.app.tabs.append(self) }
}

extension RouterApp.Screen: RouterAppPart {
  /// Adds the screen.
  public func add(to declaration: inout RouterAppDeclaration) { declaration.screens.append(.screen(self)) }
}

extension RouterApp.Template: RouterAppPart {
  /// Adds the template; those that were added before are tried first.
  public func add(to declaration: inout RouterAppDeclaration) { declaration.app.templates.append(self) }
}

/// A feature flag and its value at the start.
public struct FeatureFlag: RouterAppPart {
  let name: String
  let isEnabled: Bool

  /// Declares a flag with its value at the start of the app.
  public init(_ name: String, isEnabled: Bool = false) { (self.name, self.isEnabled) = (name, isEnabled) }

  /// Adds the flag. The last declaration of a name counts.
  public func add(to declaration: inout RouterAppDeclaration) { declaration.app.flags[name] = isEnabled }
}

/// A scheme of the links that the app opens.
public struct LinkScheme: RouterAppPart {
  let name: String

  /// Declares a scheme, without the colon: `demo`.
  public init(_ name: String) { self.name = name }

  /// Adds the scheme to those of the app's links.
  public func add(to declaration: inout RouterAppDeclaration) { declaration.app.schemes.append(name) }
}

/// A host of the `https` links that the app opens.
public struct LinkHost: RouterAppPart {
  let name: String

  /// Declares a host of links with the schemes of the Web: `example.com`.
  public init(_ name: String) { self.name = name }

  /// Adds the host to those of the app's links.
  public func add(to declaration: inout RouterAppDeclaration) { declaration.app.hosts.append(name) }
}

/// A screen that is mapped as another one is.
public struct SameScreen: RouterAppPart {
  let name: String
  let other: String

  /// - Parameter like: the name of the other screen, which may be a `SameScreen` too.
  public init(_ name: String, like other: String) { (self.name, self.other) = (name, other) }

  /// Adds the screen, which has the coordinator of the other one.
  public func add(to declaration: inout RouterAppDeclaration) { declaration.screens.append(.same(self)) }
}
