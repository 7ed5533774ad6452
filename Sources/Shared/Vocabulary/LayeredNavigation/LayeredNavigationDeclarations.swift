/// The modules of the layered navigation's design.
public enum LayeredNavigationDeclarations {
  /// The modules that only this design offers.
  public static let own: [any DeclaredModule.Type] = [LayersDeclaration.self]
}
