internal import HeadlessUIKit
internal import NavbridgeRuntime

/// One definition of an app's navigation, for `LayeredRouter.setUp`.
@MainQueue
struct NavDefinition<
  Tab: RawRepresentable<String>, Controller: RawRepresentable<String>, Accesory: RawRepresentable<String>
> {
  let add: @MainQueue (inout NavDefinitions) throws(NavFailure) -> Void

  /// The root of the main navigation, which is required.
  static func navRoot(
    config: NavConfig = NavConfig(), _ make: @escaping NavDefinitions.Constructor
  ) -> Self {
    Self { definitions throws(NavFailure) in try definitions.defineNavRoot(config: config, make) }
  }

  /// - Parameter index: the position in the tab bar; without it the number of tabs so far.
  static func tab(
    _ tab: Tab, index: Int? = nil, config: NavConfig = NavConfig(), _ make: @escaping NavDefinitions.Constructor
  ) -> Self {
    Self { definitions throws(NavFailure) in
      try definitions.defineTabRoot(tab.rawValue, index: index, config: config, make)
    }
  }

  static func controller(_ controller: Controller, _ make: @escaping NavDefinitions.Constructor) -> Self {
    Self { definitions throws(NavFailure) in try definitions.define(controller: controller.rawValue, make) }
  }

  /// - Parameter parents: the names of the controllers and tabs over which the accessory may be shown; nil for all.
  static func accesory(
    _ accesory: Accesory, parents: [String]? = nil, _ make: @escaping NavDefinitions.Constructor
  ) -> Self {
    Self { definitions throws(NavFailure) in
      try definitions.define(accesory: accesory.rawValue, parents: parents, make)
    }
  }
}

/// Collects definitions line by line.
@resultBuilder
enum NavDefinitionBuilder<
  Tab: RawRepresentable<String>, Controller: RawRepresentable<String>, Accesory: RawRepresentable<String>
> {
  typealias Definition = NavDefinition<Tab, Controller, Accesory>

  static func buildExpression(_ definition: Definition) -> [Definition] { [definition] }
  static func buildBlock(_ parts: [Definition]...) -> [Definition] { parts.flatMap { $0 } }
  static func buildOptional(_ part: [Definition]?) -> [Definition] { part ?? [] }
  static func buildEither(first part: [Definition]) -> [Definition] { part }
  static func buildEither(second part: [Definition]) -> [Definition] { part }
  static func buildArray(_ parts: [[Definition]]) -> [Definition] { parts.flatMap { $0 } }
}
