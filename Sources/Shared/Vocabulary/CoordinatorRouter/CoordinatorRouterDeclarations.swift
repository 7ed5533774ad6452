/// The modules of the coordinator router's design.
public enum CoordinatorRouterDeclarations {
  /// The modules that only this design offers.
  public static let own: [any DeclaredModule.Type] = [NativeAppViewDeclaration.self]
}
