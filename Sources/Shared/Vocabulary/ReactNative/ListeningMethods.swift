/// The two methods of every module that sends events only while it has listeners (protocol §5, 'event gating').
public struct ListeningMethods: DeclaredModule {
  public static let names = ModuleNames.none
  public static let declared = ListeningMethods()

  public let addListener = DeclaredMethod("addListener", .text("eventName"), returns: .nothing(), kinds: .void)
  public let removeListeners = DeclaredMethod("removeListeners", .number("count"), returns: .nothing(), kinds: .void)
}

/// A module that sends its events only while it has listeners.
public protocol DeclaredListeningModule: DeclaredModule {
  var listening: ListeningMethods { get }
}
