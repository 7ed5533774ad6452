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
