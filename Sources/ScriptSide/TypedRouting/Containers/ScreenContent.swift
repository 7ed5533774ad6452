public import NavbridgeRuntime

/// A type that describes a screen: the counterpart of a view, without anything to draw (typed-routing §8).
@ScriptThread
public protocol ScreenContent {
  /// The screen's description.
  var screen: Screen { get }
}

/// Builds a screen from a switch or a condition whose branches have different types.
@resultBuilder
@ScriptThread
public enum ScreenBuilder {
  /// Converts the content of a branch.
  public static func buildExpression(_ content: some ScreenContent) -> Screen { content.screen }
  /// Takes the only content of a block.
  public static func buildBlock(_ screen: Screen) -> Screen { screen }
  /// Takes the content of the branch that applies.
  public static func buildEither(first screen: Screen) -> Screen { screen }
  /// Takes the content of the branch that applies.
  public static func buildEither(second screen: Screen) -> Screen { screen }
}
