/// One definition of an app's navigation, in the types of its `LayeredRouter` (layered-navigation §5).
public struct NavDefinition<
  Tab: RawRepresentable<String>, Controller: RawRepresentable<String>, Accesory: RawRepresentable<String>
> {
  let add: @Sendable (inout NavDefinitions) throws(NavFailure) -> Void

  /// The root of the main navigation, which is required.
  public static func navRoot(
    config: NavConfig = NavConfig(), _ make: @escaping NavDefinitions.Constructor
  ) -> Self {
    Self { definitions throws(NavFailure) in try definitions.defineNavRoot(config: config, make) }
  }

  /// A tab, by the root of its stack.
  ///
  /// - Parameter index: the position in the tab bar, from 0 to 9; without it the number of tabs so far.
  public static func tab(
    _ tab: Tab, index: Int? = nil, config: NavConfig = NavConfig(), _ make: @escaping NavDefinitions.Constructor
  ) -> Self {
    let name = tab.rawValue
    return Self { definitions throws(NavFailure) in
      try definitions.defineTabRoot(name, index: index, config: config, make)
    }
  }

  /// A controller, which can be pushed onto the main navigation and onto tabs.
  public static func controller(_ controller: Controller, _ make: @escaping NavDefinitions.Constructor) -> Self {
    let name = controller.rawValue
    return Self { definitions throws(NavFailure) in try definitions.define(controller: name, make) }
  }

  /// An accessory, which can be pushed onto the layers of accessories.
  ///
  /// - Parameter parents: the names of the controllers and tabs over which it may be shown; nil for all.
  public static func accesory(
    _ accesory: Accesory, parents: [String]? = nil, _ make: @escaping NavDefinitions.Constructor
  ) -> Self {
    let name = accesory.rawValue
    return Self { definitions throws(NavFailure) in try definitions.define(accesory: name, parents: parents, make) }
  }

  /// The bars of the accessories.
  public static func modal(config: NavConfig) -> Self {
    Self { definitions throws(NavFailure) in definitions.accesoryConfig = config }
  }
}

extension NavDefinitions {
  /// Adds definitions one after another. Throws the failure of the first one that is refused.
  public init<Tab, Controller, Accesory>(
    _ definitions: [NavDefinition<Tab, Controller, Accesory>]
  ) throws(NavFailure) {
    self.init()
    for definition in definitions { try definition.add(&self) }
  }
}

/// Collects definitions line by line, with conditions and loops.
@resultBuilder
public enum NavDefinitionBuilder<
  Tab: RawRepresentable<String>, Controller: RawRepresentable<String>, Accesory: RawRepresentable<String>
> {
  /// The definition of a line.
  public typealias Definition = NavDefinition<Tab, Controller, Accesory>

  /// Takes the definition of a line.
  public static func buildExpression(_ definition: Definition) -> [Definition] { [definition] }
  /// Joins the lines of a block.
  public static func buildBlock(_ parts: [Definition]...) -> [Definition] { parts.flatMap { $0 } }
  /// Takes the lines of an `if` without `else`, or none.
  public static func buildOptional(_ part: [Definition]?) -> [Definition] { part ?? [] }
  /// Takes the lines of an `if`.
  public static func buildEither(first part: [Definition]) -> [Definition] { part }
  /// Takes the lines of an `else`.
  public static func buildEither(second part: [Definition]) -> [Definition] { part }
  /// Joins the lines of a loop.
  public static func buildArray(_ parts: [[Definition]]) -> [Definition] { parts.flatMap { $0 } }
}
